import { formatDay } from '#contract/dates/calendar.ts';
import { periodInWords, periodLabel, type Slot } from '#contract/slots.ts';

/** Formats a slot: `Saturday, November 21, 2026, Morning (8 AM to 12 PM)`. */
export const slotInWords = ({ date, period }: Slot): string => `${formatDay(date)}, ${periodLabel(period)}`;

/** Formats a slot in a few words: `Sat, Nov 21, morning`. */
export const slotInShort = ({ date, period }: Slot): string =>
  `${formatDay(date, { weekday: 'short', month: 'short', day: 'numeric' })}, ${periodInWords(period).name.toLowerCase()}`;
