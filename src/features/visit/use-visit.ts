import { useEffect, useEffectEvent, useState } from 'react';
import { showVisitAction, type Visit } from '#contract/actions/bookings/visits.ts';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { noteVisit } from '#src/services/booking-outbox.ts';
import { call, type RepResult } from '#src/services/rep-endpoint/transport.ts';

/** What a homeowner can do with a visit. */
export type VisitCall = 'change' | 'cancel' | 'restore';

export interface ShownVisit {
  /** What the backend answered last; null until then. */
  result: RepResult<Visit> | null;
  /** Asks again; what is shown stays until the answer. */
  reload: () => void;
  /** Shows the visit as the backend has just changed it. */
  show: (visit: Visit) => void;
}

/** Asks the backend for the visit of a link. @param token empty for no link: nothing is asked then */
export function useVisit(token: string): ShownVisit {
  const [answer, setAnswer] = useState<{ token: string; result: RepResult<Visit> } | null>(null);
  const nextSignal = useLatestSignal();

  function take(result: RepResult<Visit>) {
    setAnswer({ token, result });
    if (result.ok) void noteVisit(token, result.answer);
  }

  async function load() {
    const signal = nextSignal();
    const result = await call(showVisitAction, { visit: token }, { signal });
    if (!signal.aborted) take(result);
  }

  const open = useEffectEvent((of: string) => of !== '' && load());
  useEffect(() => {
    open(token);
  }, [token]);

  return {
    result: answer?.token === token ? answer.result : null,
    reload: load,
    show: (visit) => take({ ok: true, answer: visit }),
  };
}
