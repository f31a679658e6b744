import { useEffect, useEffectEvent, useRef } from 'react';
import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { RepCall } from './use-single-call.ts';

/**
 * Fetches the next lead in the background, so that it can be shown before it is leased (decision 0010). This
 * leases nothing. If it fails, the next lead takes a round trip.
 * @param trigger a new value fetches again; empty for no look-ahead
 */
export function useLookAhead(batchId: string, trigger: string, look: RepCall<NextLeadAnswer>) {
  const seen = useRef<{ batchId: string; answer: NextLeadAnswer }>(null);
  const lookNow = useEffectEvent(async (signal: AbortSignal) => {
    const result = await look(signal);
    if (result.ok && !signal.aborted) seen.current = { batchId, answer: result.answer };
  });
  useEffect(() => {
    if (trigger === '' || batchId === '') return;
    const controller = new AbortController();
    const callOff = whenIdle(() => lookNow(controller.signal));
    return () => {
      callOff();
      controller.abort();
    };
  }, [trigger, batchId]);

  return {
    /** Returns what was fetched for this batch, once. */
    take(wantedBatchId: string): NextLeadAnswer | null {
      const found = seen.current;
      seen.current = null;
      return found?.batchId === wantedBatchId && found.answer.lead ? found.answer : null;
    },
  };
}

/** For browsers without requestIdleCallback; by then the card is painted. */
const SOON_MS = 100;
const AT_LATEST_MS = 2000;

/** Runs `work` when the browser is idle. Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: AT_LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
