import { COMPANY_ZONE } from '#contract/dates/eastern-time.ts';
import { timeInWords } from '#contract/dates/time-in-words.ts';
import { DAY_MS } from '#contract/durations.ts';

/** Returns the company's zone for one that is empty or that this device does not know. */
function toKnownZone(zone: string): string {
  if (zone === '') return COMPANY_ZONE;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return COMPANY_ZONE;
  }
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** The time where the lead lives, `8:00 AM Central`. */
export function leadClock(zone: string, ms: number): string {
  const words = timeInWords(toKnownZone(zone), ms, { ...CLOCK, timeZoneName: 'longGeneric' });
  return words.replace(/( Standard)? Time$/, '');
}

/** Like `leadClock`, but empty when it is the same time in Palm Bay. */
export function getClockIfDifferent(zone: string, ms: number): string {
  const there = leadClock(zone, ms);
  return there.startsWith(`${timeInWords(COMPANY_ZONE, ms, CLOCK)} `) ? '' : there;
}

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
