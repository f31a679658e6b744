import { useEffect, useEffectEvent, useState } from 'react';
import { type DayVisits, listVisitsAction } from '#contract/actions/manager/visits.ts';
import { useOnReturn } from '#src/components/rep/use-on-return.ts';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { call, type RepFailure } from '#src/services/rep-endpoint/transport.ts';

/** The day that was shown last: Back from a lead finds it as it was, where it was scrolled to. */
let last: { auth: string; day: string; shown: DayVisits } | null = null;

/**
 * The visits of a day, loaded again whenever the page is seen again. Mount it anew for another day.
 * @param day `yyyy-mm-dd`
 * @returns `shown`: as the backend said last, null before; `failure`: why that may be old
 */
export function useDayVisits(auth: string, day: string, onExpired: () => void) {
  const [shown, setShown] = useState(() => (last?.auth === auth && last.day === day ? last.shown : null));
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const nextSignal = useLatestSignal();

  /** @returns what the day has now; null if that is not known */
  async function load(): Promise<DayVisits | null> {
    const signal = nextSignal();
    const result = await call(listVisitsAction, { auth, day }, { signal });
    if (signal.aborted) return null;
    if (result.ok) {
      last = { auth, day, shown: result.answer };
      setShown(result.answer);
    } else if (result.reason === 'expired') onExpired();
    setFailure(result.ok ? null : result);
    return result.ok ? result.answer : null;
  }

  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    void loadFirst();
  }, []);
  useOnReturn(() => {
    if (!isDeciding()) void load();
  });

  return { shown, failure, load };
}

/** Whether the manager is about to decide something of a visit, which must not go meanwhile. */
const isDeciding = (): boolean =>
  document.activeElement?.closest('[data-visit] :is(form, [role="group"])') != null;
