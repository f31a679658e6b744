import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { BookingRow, LeadRow } from '#backend/core/rows.ts';
import { leadVisit } from './full-slots.ts';

/**
 * Returns a booking's own lead with the booking's visit as it is now, whatever the lead's status, placed in
 * the queue anew. A canceled visit leaves no appointment.
 */
export function* leadWithVisit(lead: LeadRow, booking: BookingRow, context: Context): Plan<LeadRow> {
  const numbers = yield* lockNumbers(keysOf(lead.phone));
  const visit = booking.canceledAt === '' ? leadVisit(booking) : { apptDate: '', apptTime: '' };
  return placeInQueue({ ...lead, ...visit }, numbers, context.nowMs);
}
