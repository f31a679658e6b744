import { parseTypedDay } from '#contract/dates/written-day.ts';

/**
 * Reads a typed day of the past; without a year it is the last one of that date.
 * @param today `yyyy-mm-dd`
 * @returns `yyyy-mm-dd`, or empty when it is not a real day since 1900
 */
export function readTypedDay(typed: string, today: string): string {
  const day = parseTypedDay(typed, today) ?? '';
  return day >= '1900' ? day : '';
}

/** Formats a day as `11/05/2026`. @param day `yyyy-mm-dd` */
export const dayInDigits = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
