import { DAY_MS } from './durations.ts';

/*
 * A day is the text `yyyy-mm-dd` in the company's zone (contract/eastern-time.ts). Arithmetic runs on UTC
 * midnights, so daylight saving does not shift it.
 */
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** UTC midnight of a day in milliseconds, or NaN when the text is not a real day (`2026-02-30`, `1/2`). */
export function dayToMs(day: string): number {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  if (!year || !month || !date) return Number.NaN;
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return new Date(ms).toISOString().slice(0, 10) === day ? ms : Number.NaN;
}

/** Whether the text is a real calendar day in the form `yyyy-mm-dd`. */
export const isDay = (day: string): boolean => !Number.isNaN(dayToMs(day));

/**
 * The day `count` days after `day` (before it when negative). @throws RangeError when `day` is not a real day
 */
export function addDays(day: string, count: number): string {
  return new Date(dayToMs(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Formats a day, for example `Saturday, November 21, 2026`. `options` as for Intl.DateTimeFormat. */
export function dayInWords(
  day: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(dayToMs(day));
}

/** Reads `yyyy-mm-dd` or `m/d/yyyy` and returns `yyyy-mm-dd`, or null when it is not a real day. */
export function readDay(text: string): string | null {
  const typed = text.trim();
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : typed;
  return isDay(day) ? day : null;
}
