import { useEffect, useRef } from 'react';
import type { RepResult } from '#src/services/rep-script/transport.ts';

export type RepCall<T> = (signal: AbortSignal) => Promise<RepResult<T>>;

/** Calls that go out one at a time and end with the screen. */
export function useSingleCall(onExpired: () => void) {
  const underWay = useRef<{ controller: AbortController; done: Promise<void> }>(null);
  useEffect(
    () => () => {
      underWay.current?.controller.abort();
      underWay.current = null;
    },
    [],
  );

  return {
    isUnderWay: () => underWay.current !== null,
    /** Waits until nothing is under way. */
    settled: async () => underWay.current?.done,
    /** Runs one call; hands its result on unless the screen is gone or the session is. */
    run<T>(call: RepCall<T>, then: (result: RepResult<T>) => void): void {
      const controller = new AbortController();
      async function runCall() {
        const result = await call(controller.signal);
        if (controller.signal.aborted) return;
        underWay.current = null;
        if (!result.ok && result.reason === 'expired') onExpired();
        else then(result);
      }
      underWay.current = { controller, done: runCall() };
    },
  };
}
