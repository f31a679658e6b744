import { useEffect, useEffectEvent, useRef } from 'react';
import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { RepCall } from './use-single-call.ts';

interface LookAhead {
  batchId: string;
  /** The lead that the rep works; with another one, a look that is under way ends. Empty for none. */
  leadId: string;
  /** A new value looks again; empty for not now. */
  occasion: string;
}

/**
 * Fetches the next lead in the background, so that it can be shown before it is leased (decision 0010). This
 * leases nothing. If it fails, the next lead takes a round trip.
 */
export function useLookAhead({ batchId, leadId, occasion }: LookAhead, look: RepCall<NextLeadAnswer>) {
  const seen = useRef<{ batchId: string; answer: NextLeadAnswer }>(null);
  const ofLead = useRef(new AbortController());
  /** An older look may answer after a newer one. */
  const looks = useRef({ begun: 0, lastAnswered: 0 });
  const lookNow = useEffectEvent(async (signal: AbortSignal) => {
    looks.current.begun += 1;
    const number = looks.current.begun;
    const result = await look(signal);
    if (!result.ok || signal.aborted || number < looks.current.lastAnswered) return;
    looks.current.lastAnswered = number;
    seen.current = { batchId, answer: result.answer };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a look from one lead is old for the next.
  useEffect(() => {
    const controller = new AbortController();
    ofLead.current = controller;
    return () => controller.abort();
  }, [leadId, batchId]);
  useEffect(() => {
    if (leadId === '' || occasion === '' || batchId === '') return;
    return whenIdle(() => lookNow(ofLead.current.signal));
  }, [leadId, occasion, batchId]);

  return {
    /** Returns what was fetched for this batch, once. */
    take(wantedBatchId: string): NextLeadAnswer | null {
      const found = seen.current;
      seen.current = null;
      // A look that is still under way may answer with the lead that is asked for now.
      looks.current.lastAnswered = looks.current.begun + 1;
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
