import { formatDay } from '#contract/dates/calendar.ts';
import { clockInWords, periodInWords, periodLabel, type Slot } from '#contract/slots.ts';
import { isClockTime } from '#contract/visits/visit.ts';

/** Formats a slot: `Saturday, November 21, 2026, Morning (8 AM to 12 PM)`. */
export const slotInWords = ({ date, period }: Slot): string => `${formatDay(date)}, ${periodLabel(period)}`;

/**
 * Formats the time of a day: `9:30 AM`, or the period if no clock time is agreed on.
 * @param agreedTime `HH:MM`; empty for none
 */
export const timeOfDay = (agreedTime: string, period: string): string =>
  isClockTime(agreedTime) ? clockInWords(agreedTime) : periodLabel(period);

/** Formats when a visit is: `Saturday, November 21, 2026, 9:30 AM`. */
export const visitInWords = ({ date, period }: Slot, agreedTime: string): string =>
  `${formatDay(date)}, ${timeOfDay(agreedTime, period)}`;

/** Formats a slot in a few words: `Sat, Nov 21, morning`. */
export const slotInShort = ({ date, period }: Slot): string =>
  `${formatDay(date, { weekday: 'short', month: 'short', day: 'numeric' })}, ${periodInWords(period).name.toLowerCase()}`;
