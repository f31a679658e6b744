import { LANGUAGE } from '#contract-words/language.ts';
import * as ownWords from '#contract-words/visit.ts';
import { addDays, dayToMs, isDay } from './dates/calendar.ts';
import { timeInWords } from './dates/eastern-time.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import type { Language } from './languages.ts';
import { COUNTS } from './limits.ts';

/** The two periods of a day, as sent (specification, section 9). */
export const PERIODS = ['morning', 'afternoon'] as const;
export type Period = (typeof PERIODS)[number];

/** Hours of the day in Palm Bay, 0 to 24. */
export const PERIOD_HOURS: Record<Period, { from: number; until: number }> = {
  morning: { from: 8, until: 12 },
  afternoon: { from: 12, until: 18 },
};

/** The words of contract/words/{language}/visit.ts. */
export interface PeriodWords {
  PERIOD_NAMES: Readonly<Record<Period, string>>;
  /** @param from and @param until such as `8 AM` */
  hoursInWords: (from: string, until: string) => string;
  /** @param hours such as `8 AM to 12 PM` */
  periodWithHours: (name: string, hours: string) => string;
}

const hourInWords = (hour: number, language: Language): string =>
  timeInWords('UTC', hour * HOUR_MS, { hour: 'numeric' }, language);

/**
 * Describes a period: `Morning` and `8 AM to 12 PM`.
 * @param words in `language`; both are the page's own if they are left out
 */
export function periodInWords(
  period: Period,
  words: PeriodWords = ownWords,
  language: Language = LANGUAGE,
): { name: string; hours: string } {
  const { from, until } = PERIOD_HOURS[period];
  const hours = words.hoursInWords(hourInWords(from, language), hourInWords(until, language));
  return { name: words.PERIOD_NAMES[period], hours };
}

/** Formats a clock time of a visit (`HH:MM`): `9:30 AM`. */
export function clockInWords(time: string, language: Language = LANGUAGE): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const style = { hour: 'numeric', minute: '2-digit' } as const;
  return timeInWords('UTC', hours * HOUR_MS + minutes * MINUTE_MS, style, language);
}

/**
 * The label of a period, `Morning (8 AM to 12 PM)`; any other text is returned as it is.
 * @param words and @param language as in `periodInWords`
 */
export function periodLabel(
  value: string,
  words: PeriodWords = ownWords,
  language: Language = LANGUAGE,
): string {
  if (!isPeriod(value)) return value;
  const { name, hours } = periodInWords(value, words, language);
  return words.periodWithHours(name, hours);
}

/** A time a homeowner can book: a day as `yyyy-mm-dd` and a period. */
export interface Slot {
  date: string;
  period: Period;
}

export const isPeriod = (value: string): value is Period => PERIODS.some((period) => period === value);

/**
 * The seven days on offer, starting tomorrow.
 * @param today the day in America/New_York (contract/dates/calendar.ts)
 */
export function slotDays(today: string): string[] {
  return Array.from({ length: COUNTS.slotDays }, (_, index) => addDays(today, index + 1));
}

/** The slot for a date and period, or null when it is not on offer today (specification, section 9). */
export function readSlot(date: string, period: string, today: string): Slot | null {
  return isPeriod(period) && slotDays(today).includes(date) ? { date, period } : null;
}

/** The slot of a day (`yyyy-mm-dd`) and a period, on offer or not; null when they are none. */
export const parseSlot = (date: string, period: string): Slot | null =>
  isDay(date) && isPeriod(period) ? { date, period } : null;

/** Formats a slot for the `data-slot` attribute and for `timePreference`: `2026-11-21_morning`. */
export const slotId = (slot: Slot): string => `${slot.date}_${slot.period}`;

/**
 * Whether the server accepts a booking for this day. It accepts one more day than the page offers at both
 * ends, because the page may have been open past midnight.
 */
export function isBookableDay(date: string, today: string): boolean {
  if (!isDay(date)) return false;
  const ahead = (dayToMs(date) - dayToMs(today)) / DAY_MS;
  return ahead >= 0 && ahead <= COUNTS.slotDays + 1;
}
