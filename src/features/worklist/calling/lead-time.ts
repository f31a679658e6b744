import { leadClock, toKnownZone } from '#contract/dates/calling-time.ts';
import { timeInWords } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';

/**
 * When a number may be called: `8:00 AM Central` today, `Sat 8:00 AM Central` within 6 days, later with the
 * date: `Fri, Dec 4, 8:00 AM Central`.
 */
export function openingWords(zone: string, ms: number, nowMs: number): string {
  const there = toKnownZone(zone);
  const day = (moment: number) => timeInWords(there, moment, { weekday: 'short' });
  if (ms - nowMs > 6 * DAY_MS) {
    const date = timeInWords(there, ms, { weekday: 'short', month: 'short', day: 'numeric' });
    return `${date}, ${leadClock(zone, ms)}`;
  }
  return day(ms) === day(nowMs) ? leadClock(zone, ms) : `${day(ms)} ${leadClock(zone, ms)}`;
}
