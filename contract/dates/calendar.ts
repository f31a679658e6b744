import { DAY_MS } from '#contract/durations.ts';

/*
 * A day is the text `yyyy-mm-dd` in the company's zone (contract/dates/eastern-time.ts). Arithmetic runs on
 * UTC midnights, so daylight saving does not shift it.
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

const LONG_NAMES = [
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Which parts of a day are written; the names are those of Intl.DateTimeFormat. */
export interface DayParts {
  weekday?: 'long' | 'short';
  month?: 'long' | 'short';
  day?: 'numeric';
  year?: 'numeric';
}

const EVERY_PART: DayParts = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' };

/**
 * Formats a day in American English, for example `Saturday, November 21, 2026` or `Sat, Nov 21`. Not by Intl,
 * whose first format takes as long as drawing a page on a slow phone; a test compares the two.
 * @throws RangeError when `day` is not a real day
 */
export function formatDay(day: string, parts: DayParts = EVERY_PART): string {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  // `Sat, 21 Nov 2026 00:00:00 GMT`
  const [weekday = '', date, month = '', year] = new Date(dayToMs(day)).toUTCString().split(/,? /);
  const named = (short: string, length?: 'long' | 'short') =>
    length === 'long' ? LONG_NAMES.find((name) => name.startsWith(short)) : length && short;
  return [
    named(weekday, parts.weekday),
    [named(month, parts.month), parts.day && Number(date)].filter(Boolean).join(' '),
    parts.year && year,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Reads `yyyy-mm-dd` or `m/d/yyyy` and returns `yyyy-mm-dd`, or null when it is not a real day. */
export function parseDay(text: string): string | null {
  const typed = text.trim();
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : typed;
  return isDay(day) ? day : null;
}
