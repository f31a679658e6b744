import { useEffect, useEffectEvent, useState } from 'react';
import { type DayVisits, listVisitsAction } from '#contract/actions/manager/visits.ts';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { call, type RepResult } from '#src/services/rep-endpoint/transport.ts';

/**
 * The visits of a day, as the backend said last.
 * @param day `yyyy-mm-dd`
 * @returns `result`: null while the day is loaded for the first time
 */
export function useDayVisits(auth: string, day: string, onExpired: () => void) {
  const [loaded, setLoaded] = useState<{ day: string; result: RepResult<DayVisits> } | null>(null);
  const nextSignal = useLatestSignal();

  /** @returns what the day has now; null if that is not known */
  async function load(): Promise<DayVisits | null> {
    const signal = nextSignal();
    const result = await call(listVisitsAction, { auth, day }, { signal });
    if (signal.aborted) return null;
    if (!result.ok && result.reason === 'expired') onExpired();
    else setLoaded({ day, result });
    return result.ok ? result.answer : null;
  }

  const loadDay = useEffectEvent(load);
  useEffect(() => {
    if (day) void loadDay();
  }, [day]);

  return { result: loaded?.day === day ? loaded.result : null, load };
}
