import { useEffect, useEffectEvent, useState } from 'react';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import type { RepFailure, RepResult } from '#src/services/rep-endpoint/transport.ts';

/**
 * What the backend said last, asked for when the component is shown.
 * @param ask with the signal of the latest call; null asks nothing
 */
export function useAnswer<Answer>(
  ask: (signal: AbortSignal) => Promise<RepResult<Answer>> | null,
  onExpired: () => void,
) {
  /** Null before the first answer. */
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** Why it may be old. */
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const nextSignal = useLatestSignal();

  async function load() {
    const signal = nextSignal();
    setFailure(null);
    const result = await ask(signal);
    if (result === null || signal.aborted) return;
    if (result.ok) setAnswer(result.answer);
    else if (result.reason === 'expired') onExpired();
    else setFailure(result);
  }

  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    void loadFirst();
  }, []);

  return { answer, setAnswer, failure, load };
}
