import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLeaveWarning } from '#src/components/rep/use-leave-warning.ts';
import { callAgain } from '#src/services/rep-endpoint/call-again.ts';
import type { RepFailure, RepResult } from '#src/services/rep-endpoint/transport.ts';
import { readSession } from '#src/stored/session/session.ts';

export interface Progress<Total> {
  state: 'running' | 'stopping' | 'stopped' | 'failed' | 'done';
  /** What the requests so far have come to. */
  total: Total;
  failure: RepFailure | null;
}

interface RequestsOptions<Total> {
  first: Total;
  /** Makes the next request, and adds its answer to the total. */
  step: (total: Total, auth: string, signal: AbortSignal) => Promise<RepResult<Total>>;
  isDone: (total: Total) => boolean;
  /** Called when the requests end, however. */
  onEnd: () => void;
}

/**
 * Makes requests one after another from mount on, until all are done or one fails. `stop` waits for the
 * request that is under way, so that its answer counts.
 */
export function useRequests<Total>({ first, step, isDone, onEnd }: RequestsOptions<Total>) {
  const [progress, setProgress] = useState<Progress<Total>>({
    state: 'running',
    total: first,
    failure: null,
  });
  const isWanted = useRef(true);
  const running = useRef<AbortController>(null);

  async function run() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    isWanted.current = true;
    let { total } = progress;
    let failure: RepFailure | null = null;
    setProgress({ state: 'running', total, failure });
    while (isWanted.current && !failure && !isDone(total)) {
      // Read each time: after an expired session the manager has signed in again in another tab.
      const result = await callAgain(() => step(total, readSession()?.auth ?? '', signal), signal);
      if (signal.aborted) return;
      if (result.ok) total = result.answer;
      else failure = result;
      setProgress((before) => ({ ...before, total }));
    }
    setProgress({ state: failure ? 'failed' : isDone(total) ? 'done' : 'stopped', total, failure });
    onEnd();
  }

  const start = useEffectEvent(run);
  useEffect(() => {
    start();
    return () => running.current?.abort();
  }, []);

  useLeaveWarning(progress.state === 'running' || progress.state === 'stopping');

  return {
    progress,
    stop() {
      isWanted.current = false;
      setProgress((before) => ({ ...before, state: 'stopping' }));
    },
    goOn: run,
  };
}
