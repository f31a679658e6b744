import { addDays, formatDay } from '#contract/dates/calendar.ts';
import { easternDay, formatEasternTime } from '#contract/dates/eastern-time.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { alertName, STORM_BANNER } from '#words/company/storm-banner.ts';
import type { ActiveEvent } from './active-events.ts';

/** `9:45 PM Eastern` or `10 PM Eastern`, with the day when it is not today's. */
function timeWords(at: number, now: number): string {
  const minute = at % HOUR_MS === 0 ? {} : ({ minute: '2-digit' } as const);
  // Not broken before AM or PM at the end of a line.
  const clock = formatEasternTime(at, { hour: 'numeric', ...minute }).replace(' ', '\u00a0');
  const today = easternDay(now);
  const day = easternDay(at);
  if (day === today) return STORM_BANNER.today(clock);
  if (day === addDays(today, 1)) return STORM_BANNER.tomorrow(clock);
  return STORM_BANNER.later(clock, formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' }));
}

function periodWords({ begins, ends }: ActiveEvent, more: number, now: number): string {
  const from = begins > now ? timeWords(begins, now) : '';
  const until = ends === null ? STORM_BANNER.open : STORM_BANNER.until(timeWords(ends, now));
  return STORM_BANNER.period(from, until, more);
}

/**
 * Says when crews can start: not before the last warning that has begun ends, whichever of the alerts the
 * banner shows.
 * @param events all in force, at least one
 */
export function crewWords(events: readonly ActiveEvent[], now: number): string {
  const of = (kind: ActiveEvent['kind']) => events.filter((event) => event.kind === kind);
  const begun = of('warning').filter(({ begins }) => begins <= now);
  const open = begun.find(({ ends }) => ends === null);
  if (open) return STORM_BANNER.crews.duringOpen(open.name);
  if (begun.length > 0) {
    const last = Math.max(...begun.map(({ ends }) => ends ?? 0));
    return STORM_BANNER.crews.during(timeWords(last, now));
  }
  if (of('warning').length > 0) return STORM_BANNER.crews.ahead;
  return of('advisory').length > 0 ? STORM_BANNER.crews.advisory : STORM_BANNER.crews.watch;
}

/**
 * The banner's words: what is coming, until when (Eastern), how many other alerts there are, and when crews
 * can start.
 * @param active all alerts in force, gravest first
 */
export function bannerWords(
  active: readonly ActiveEvent[],
  now: number,
): { title: string; period: string; crews: string } {
  const [gravest] = active;
  if (!gravest) return { title: '', period: '', crews: '' };
  return {
    title: alertName(gravest.name),
    period: periodWords(gravest, active.length - 1, now),
    crews: crewWords(active, now),
  };
}
