import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { reminderId } from '#backend/core/mail/homeowner.ts';
import { pick } from '#backend/core/pick.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { Instant, LeadRow, VisitRow } from '#backend/core/rows.ts';
import { timeToAgree } from '#backend/core/words/history.ts';
import type { Write } from '#backend/core/writes.ts';
import { addDays, isDay } from '#contract/dates/calendar.ts';
import { parseEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { CAPS, DURATIONS } from '#contract/limits.ts';
import { parseSlot } from '#contract/slots.ts';

/** The appointment as a lead has it: of a visit without a place, a time that is still to be agreed on. */
export function toAppointment({
  apptDate,
  apptTime,
  toAgree,
}: Pick<VisitRow, 'apptDate' | 'apptTime' | 'toAgree'>): Pick<LeadRow, 'apptDate' | 'apptTime'> {
  const slot = parseSlot(apptDate, apptTime);
  if (!toAgree || slot === null) return { apptDate, apptTime };
  return { apptDate, apptTime: timeToAgree(slot.period) };
}

/**
 * Returns a visit whose slot, time or state has changed, with that counted.
 * @param by the rep's email; empty for the homeowner
 */
export const changedVisit = (visit: VisitRow, by: string, { nowMs }: Context): VisitRow => ({
  ...visit,
  changes: visit.changes + 1,
  changedAt: toInstant(nowMs),
  changedBy: by,
});

/**
 * Until when the homeowner's cancel can be taken back, which is within the day of the visit; empty if it
 * cannot.
 */
export function getUndoUntil(visit: VisitRow, { nowMs }: Context): Instant {
  const { state, apptDate, changedAt, changedBy, changes } = visit;
  if (state !== 'canceled' || changedBy !== '' || changes >= CAPS.visitChanges) return '';
  // A hand may have written another day into the sheet.
  if (!isDay(apptDate)) return '';
  const endOfDay = parseEasternLocalTime(`${addDays(apptDate, 1)}T00:00`);
  const untilMs = Math.min(fromInstant(changedAt) + DURATIONS.visitRestore, endOfDay);
  return nowMs < untilMs ? toInstant(untilMs) : '';
}

/** Withdraws the reminder of a visit as it was, which has changed since. */
export const withdrawReminder = (before: VisitRow): Write[] =>
  before.remindedFor === '' ? [] : [{ kind: 'withdrawMessage', messageId: reminderId(before) }];

/** Whether the lead was created for this visit; else the visit was added to another one's lead. */
export const isOwnLead = (lead: LeadRow, visit: Pick<VisitRow, 'createdAt'>): boolean =>
  lead.createdAt === visit.createdAt;

/**
 * Returns a visit's own lead with the visit as it is now, whatever the lead's status, placed in the queue
 * anew. A canceled visit leaves no appointment.
 */
export function* leadWithVisit(lead: LeadRow, visit: VisitRow, context: Context): Plan<LeadRow> {
  const numbers = yield* lockNumbers(keysOf(lead.phone));
  const appointment = visit.state === 'canceled' ? { apptDate: '', apptTime: '' } : toAppointment(visit);
  return placeInQueue({ ...lead, ...appointment }, numbers, context.nowMs);
}

/** The fields of the webhook's events about a visit. */
export const visitEvent = (visit: VisitRow) =>
  pick(visit, ['leadId', 'reference', 'apptDate', 'apptTime', 'toAgree']);
