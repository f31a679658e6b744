import { useEffect, useEffectEvent, useState } from 'react';
import { type DayVisits, listVisitsAction } from '#contract/actions/manager/visits.ts';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { call, type RepResult } from '#src/services/rep-endpoint/transport.ts';

interface Loaded {
  day: string;
  result: RepResult<DayVisits>;
  /** The last answer, also when the day then failed to load again. */
  shown: DayVisits | null;
}

/**
 * The visits of a day, as the backend said last.
 * @param day `yyyy-mm-dd`
 * @returns `result`: null while the day is loaded for the first time; `shown`: null without an answer
 */
export function useDayVisits(auth: string, day: string, onExpired: () => void) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const nextSignal = useLatestSignal();

  /** @returns what the day has now; null if that is not known */
  async function load(): Promise<DayVisits | null> {
    const signal = nextSignal();
    const result = await call(listVisitsAction, { auth, day }, { signal });
    if (signal.aborted) return null;
    if (!result.ok && result.reason === 'expired') onExpired();
    else
      setLoaded((before) => ({
        ...{ day, result },
        shown: result.ok ? result.answer : before?.day === day ? before.shown : null,
      }));
    return result.ok ? result.answer : null;
  }

  const loadDay = useEffectEvent(load);
  useEffect(() => {
    if (day) void loadDay();
  }, [day]);

  const { result = null, shown = null } = loaded?.day === day ? loaded : {};
  return { result, shown, load };
}
