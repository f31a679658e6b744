import { countSlots } from '#backend/core/bookings/slot-counts.ts';
import type { BookedSlot } from '#backend/core/queries.ts';
import { addDays } from '#contract/dates/calendar.ts';
import { DAY_MS } from '#contract/durations.ts';
import { COUNTS, DURATIONS } from '#contract/limits.ts';
import { readSince } from './recent.ts';
import type { Tabs } from './tabs/create-tabs.ts';

/** How long before its day a booking was received at most: its link, which can move it, ends some time. */
const BOOKED_AHEAD_DAYS = DURATIONS.visitLink / DAY_MS + COUNTS.slotDays + 1;

/** Implements `bookedSlots` of backend/core/queries.ts, from the end of the tab. */
export function bookedSlots({ bookings }: Tabs, days: readonly string[]): BookedSlot[] {
  const [first] = [...days].sort();
  if (first === undefined) return [];
  const { toAgree: isYes } = bookings.spec.columns;
  const fields = ['receivedAt', 'apptDate', 'apptTime', 'canceledAt', 'toAgree'] as const;
  const recent = readSince(bookings, fields, addDays(first, -BOOKED_AHEAD_DAYS)).map(
    ([, apptDate = '', apptTime = '', canceledAt = '', toAgree = '']) => ({
      apptDate,
      apptTime,
      canceledAt,
      toAgree: isYes.read(toAgree),
    }),
  );
  return countSlots(recent, days);
}
