import type { BookedSlot } from '#backend/core/queries.ts';
import type { VisitRow } from '#backend/core/rows.ts';

/** What decides whether a visit takes a place in its slot. */
export type SlotOfVisit = Pick<VisitRow, 'apptDate' | 'apptTime' | 'state' | 'toAgree'>;

/** Counts the visits that take a place in a slot of these days: the query `bookedSlots`, for stores. */
export function countSlots(visits: readonly SlotOfVisit[], days: readonly string[]): BookedSlot[] {
  const counts = new Map<string, BookedSlot>();
  for (const { apptDate, apptTime, state, toAgree } of visits) {
    if (state === 'canceled' || toAgree || !days.includes(apptDate)) continue;
    const id = `${apptDate} ${apptTime}`;
    const count = (counts.get(id)?.count ?? 0) + 1;
    counts.set(id, { apptDate, apptTime, count });
  }
  return [...counts.values()];
}
