import { formatDay } from '#contract/calendar.ts';
import { periodLabel, type Slot } from '#contract/slots.ts';

/** Formats a slot: `Saturday, November 21, 2026, Morning (8 AM to 12 PM)`. */
export const slotInWords = ({ date, period }: Slot): string => `${formatDay(date)}, ${periodLabel(period)}`;
