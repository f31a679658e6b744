import { DAY_MS, HOUR_MS } from '#contract/durations.ts';

/** The company's zone. Its days and hours follow this zone, whatever zone the visitor's clock is in. */
export const COMPANY_ZONE = 'America/New_York';

/** UTC midnight of the first Sunday from a date on. `month` counts from 0, as in Date. */
function firstSundayFrom(year: number, month: number, date: number): number {
  const ms = Date.UTC(year, month, date);
  return ms + ((7 - new Date(ms).getUTCDay()) % 7) * DAY_MS;
}

/**
 * Daylight saving time lasts from 2 AM on the second Sunday of March to 2 AM on the first Sunday of November
 * (15 U.S.C. 260a, since 2007).
 */
function isDaylightSaving(ms: number): boolean {
  const year = new Date(ms).getUTCFullYear();
  return ms >= firstSundayFrom(year, 2, 8) + 7 * HOUR_MS && ms < firstSundayFrom(year, 10, 1) + 6 * HOUR_MS;
}

/**
 * Converts a time (milliseconds since 1970, from 2007 on) to the company's local time, in the format of a
 * `datetime-local` input: `2026-11-20T16:30`. Not by Intl, whose first use takes as long as drawing a page on
 * a slow phone; a test compares the two (decision 0053).
 */
export const toEasternLocalTime = (ms: number): string =>
  new Date(ms - (isDaylightSaving(ms) ? 4 : 5) * HOUR_MS).toISOString().slice(0, 16);

/** The company's calendar day at a time (milliseconds since 1970), as `yyyy-mm-dd`. */
export const easternDay = (ms: number): string => toEasternLocalTime(ms).slice(0, 10);

/**
 * Start of the company's calendar day that contains `ms`, in milliseconds since 1970. The day may have 23 or
 * 25 hours.
 */
export function startOfEasternDay(ms: number): number {
  const day = easternDay(ms);
  let start = ms - (ms % HOUR_MS);
  while (easternDay(start - 1) === day) start -= HOUR_MS;
  return start;
}
