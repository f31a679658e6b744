import { addDays, dayToMs, isDay } from './calendar.ts';
import { DAY_MS } from './durations.ts';
import { COUNTS } from './limits.ts';

/** The two periods of a day, as sent (specification, section 9). */
export const PERIODS = ['morning', 'afternoon'] as const;
export type Period = (typeof PERIODS)[number];

/** The periods in words, for people. */
export const PERIOD_LABELS: Record<Period, string> = {
  morning: 'Morning (8 AM to 12 PM)',
  afternoon: 'Afternoon (12 PM to 6 PM)',
};

/** A time a homeowner can ask for: a day as `yyyy-mm-dd` and a period. */
export interface Slot {
  date: string;
  period: Period;
}

export const isPeriod = (value: string): value is Period => PERIODS.some((period) => period === value);

/** The seven days on offer, from tomorrow on. @param today the day in America/New_York (contract/calendar.ts) */
export function slotDays(today: string): string[] {
  return Array.from({ length: COUNTS.slotDays }, (_, index) => addDays(today, index + 1));
}

/** The slot of a date and period, or null when it is not on offer today, however it got here (specification, section 9). */
export function readSlot(date: string, period: string, today: string): Slot | null {
  return isPeriod(period) && slotDays(today).includes(date) ? { date, period } : null;
}

/** A slot in the form of the `data-slot` attribute and of `timePreference`: `2026-11-21_morning`. */
export const slotId = (slot: Slot): string => `${slot.date}_${slot.period}`;

/**
 * Whether the server takes a booking for this day. The window is one day wider than the grid at both ends: the page may have been open
 * over midnight, and a booking that was honestly made is never dropped for that.
 */
export function isBookableDay(date: string, today: string): boolean {
  if (!isDay(date)) return false;
  const ahead = (dayToMs(date) - dayToMs(today)) / DAY_MS;
  return ahead >= 0 && ahead <= COUNTS.slotDays + 1;
}
