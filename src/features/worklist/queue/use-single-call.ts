import { useEffect, useRef } from 'react';
import type { RepResult } from '#src/services/rep-endpoint/transport.ts';

export type RepCall<T> = (signal: AbortSignal) => Promise<RepResult<T>>;

/** One call at a time, aborted on unmount. */
export function useSingleCall(onExpired: () => void) {
  const runningCall = useRef<{ controller: AbortController; done: Promise<void> }>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      runningCall.current?.controller.abort();
      runningCall.current = null;
    };
  }, []);

  return {
    isCalling: () => runningCall.current !== null,
    settled: async () => runningCall.current?.done,
    /** After unmount nothing is sent. `then` is not called after unmount or when the session has expired. */
    run<T>(call: RepCall<T>, then: (result: RepResult<T>) => void): void {
      if (!isMounted.current) return;
      const controller = new AbortController();
      async function runCall() {
        const result = await call(controller.signal);
        if (controller.signal.aborted) return;
        runningCall.current = null;
        if (!result.ok && result.reason === 'expired') onExpired();
        else then(result);
      }
      runningCall.current = { controller, done: runCall() };
    },
  };
}
