import { useEffect, useEffectEvent, useRef } from 'react';
import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { RepCall } from './use-single-call.ts';

/**
 * Looks at the lead that would come next, in the background, so that it can be painted before it is leased. A look leases
 * nothing; one that fails is only missing, and the next lead then comes with its answer.
 * @param moment changes when another look is due; empty while there is nothing to look ahead from
 */
export function useLookAhead(batchId: string, moment: string, look: RepCall<NextLeadAnswer>) {
  const seen = useRef<{ batchId: string; answer: NextLeadAnswer }>(null);
  const lookNow = useEffectEvent(async (signal: AbortSignal) => {
    const result = await look(signal);
    if (result.ok && !signal.aborted) seen.current = { batchId, answer: result.answer };
  });
  useEffect(() => {
    if (moment === '' || batchId === '') return;
    const controller = new AbortController();
    const callOff = whenIdle(() => lookNow(controller.signal));
    return () => {
      callOff();
      controller.abort();
    };
  }, [moment, batchId]);

  return {
    /** What was seen of this batch, once. */
    take(): NextLeadAnswer | null {
      const found = seen.current;
      seen.current = null;
      return found?.batchId === batchId && found.answer.lead ? found.answer : null;
    },
  };
}

/** Not every browser says when it is idle; by then a card is painted. */
const SOON_MS = 100;
const AT_LATEST_MS = 2000;

/** Does something once the browser has painted and has nothing better to do. @returns what calls it off */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: AT_LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
