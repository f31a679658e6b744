import { useEffect, useEffectEvent, useState } from 'react';
import { showVisitLimitsAction, type VisitLimitsAnswer } from '#contract/actions/manager/visit-limits.ts';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { call, type RepFailure } from '#src/services/rep-endpoint/transport.ts';

/** The owner's limits and what is booked, as the backend said last. */
export function useVisitLimits(auth: string, onExpired: () => void) {
  const [limits, setLimits] = useState<VisitLimitsAnswer | null>(null);
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const nextSignal = useLatestSignal();

  async function load() {
    const signal = nextSignal();
    setFailure(null);
    const result = await call(showVisitLimitsAction, { auth }, { signal });
    if (signal.aborted) return;
    if (result.ok) setLimits(result.answer);
    else if (result.reason === 'expired') onExpired();
    else setFailure(result);
  }

  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    void loadFirst();
  }, []);

  return { limits, setLimits, failure, load };
}
