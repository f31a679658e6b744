import { useEffect, useEffectEvent, useRef } from 'react';
import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { RepCall } from './use-one-call.ts';
import { whenIdle } from './when-idle.ts';

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
