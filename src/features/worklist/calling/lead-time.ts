import { DAY_MS } from '#contract/durations.ts';
import { COMPANY_ZONE, timeInWords } from '#contract/eastern-time.ts';

/** The zone a lead lives in as far as this device knows it; the company's for one nobody knows. */
function known(zone: string): string {
  if (zone === '') return COMPANY_ZONE;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return COMPANY_ZONE;
  }
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** `Central`, `Eastern` */
function zoneName(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace(/( Standard)? Time$/, '');
}

/** `8:00 AM Central`, where the lead lives. */
export function leadClock(zone: string, ms: number): string {
  const there = known(zone);
  return `${timeInWords(there, ms, CLOCK)} ${zoneName(there)}`;
}

/** The same where it is not what a clock in Palm Bay shows; else empty. */
export function otherClock(zone: string, ms: number): string {
  const there = leadClock(zone, ms);
  return there.startsWith(`${timeInWords(COMPANY_ZONE, ms, CLOCK)} `) ? '' : there;
}

/**
 * `8:00 AM Central`, with the weekday when that is not today: `Sat 8:00 AM Central`, and with the date when the weekday would
 * not tell: `Fri, Dec 4, 8:00 AM Central`.
 */
export function openingWords(zone: string, ms: number, nowMs: number): string {
  const there = known(zone);
  const day = (moment: number) => timeInWords(there, moment, { weekday: 'short' });
  if (ms - nowMs > 6 * DAY_MS) {
    const date = timeInWords(there, ms, { weekday: 'short', month: 'short', day: 'numeric' });
    return `${date}, ${leadClock(zone, ms)}`;
  }
  return day(ms) === day(nowMs) ? leadClock(zone, ms) : `${day(ms)} ${leadClock(zone, ms)}`;
}
