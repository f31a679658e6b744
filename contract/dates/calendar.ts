import { DAY_MS } from '#contract/durations.ts';
import type { Language } from '#contract/languages.ts';
import { LANGUAGE } from '#contract-words/language.ts';
import { timeInWords } from './eastern-time.ts';

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

/** Which parts of a day are written. */
export type DayParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'month' | 'day' | 'year'>;

const EVERY_PART: DayParts = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' };

/**
 * Formats a day as it is written in the United States: `Saturday, November 21, 2026`, `Sat, Nov 21`,
 * `sábado, 21 de noviembre de 2026`. @throws RangeError when `day` is not a real day
 */
export const formatDay = (day: string, parts: DayParts = EVERY_PART, language: Language = LANGUAGE): string =>
  timeInWords('UTC', dayToMs(day), parts, language);

/** Reads `yyyy-mm-dd` or `m/d/yyyy` and returns `yyyy-mm-dd`, or null when it is not a real day. */
export function parseDay(text: string): string | null {
  const typed = text.trim();
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : typed;
  return isDay(day) ? day : null;
}
