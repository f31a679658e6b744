import type { BookedSlot } from '#backend/core/queries.ts';
import type { BookingRow } from '#backend/core/rows.ts';

/** What decides whether a booking takes a place in its slot. */
export type SlotOfBooking = Pick<BookingRow, 'apptDate' | 'apptTime' | 'canceledAt' | 'toAgree'>;

/** Counts the bookings that take a place in a slot of these days: the query `bookedSlots`, for stores. */
export function countSlots(bookings: readonly SlotOfBooking[], days: readonly string[]): BookedSlot[] {
  const counts = new Map<string, BookedSlot>();
  for (const { apptDate, apptTime, canceledAt, toAgree } of bookings) {
    if (canceledAt !== '' || toAgree || !days.includes(apptDate)) continue;
    const id = `${apptDate} ${apptTime}`;
    const count = (counts.get(id)?.count ?? 0) + 1;
    counts.set(id, { apptDate, apptTime, count });
  }
  return [...counts.values()];
}
