import { compareText } from '#backend/core/compare-text.ts';
import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { isArchived } from '#backend/core/leads/batches.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { dueNow, placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { companyNewsId, reminderId } from '#backend/core/mail/homeowner.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { Instant, LeadRow, VisitRow } from '#backend/core/rows.ts';
import { BOOKING_NOTES, timeToAgree } from '#backend/core/words/history.ts';
import type { Write } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { addDays, isDay } from '#contract/dates/calendar.ts';
import { easternDay, parseEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import { CAPS, DURATIONS } from '#contract/limits.ts';
import { parseSlot } from '#contract/slots.ts';
import { readAppointment, TO_AGREE } from '#contract/visits/visit-choice.ts';

/** The appointment as a lead has it: of a visit without a place, a time that is still to be agreed on. */
export function toAppointment({
  apptDate,
  apptTime,
  toAgree,
}: Pick<VisitRow, 'apptDate' | 'apptTime' | 'toAgree'>): Pick<LeadRow, 'apptDate' | 'apptTime'> {
  if (!toAgree) return { apptDate, apptTime };
  return { apptDate, apptTime: timeToAgree(parseSlot(apptDate, apptTime)?.period ?? null) };
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
  const { state, apptDate, toAgree, changedAt, changedBy, changes } = visit;
  if (state !== 'canceled' || changedBy !== '' || changes >= CAPS.visitChanges) return '';
  // A hand may have written another day into the sheet.
  if (!isDay(apptDate) && !toAgree) return '';
  const endOfDay = toAgree
    ? Number.POSITIVE_INFINITY
    : parseEasternLocalTime(`${addDays(apptDate, 1)}T00:00`);
  const untilMs = Math.min(fromInstant(changedAt) + DURATIONS.visitRestore, endOfDay);
  return nowMs < untilMs ? toInstant(untilMs) : '';
}

/** Withdraws the reminder of a visit as it was, which has changed since. */
export const withdrawReminder = (before: VisitRow): Write[] =>
  before.remindedFor === '' ? [] : [withdraw(reminderId(before))];

/** Withdraws what may still wait about a visit as it was: its reminder, and the news of what the company did. */
export const withdrawNews = (before: VisitRow): Write[] => [
  ...withdrawReminder(before),
  ...(before.changedBy === '' ? [] : [withdraw(companyNewsId(before))]),
];

const withdraw = (messageId: string): Write => ({ kind: 'withdrawMessage', messageId });

/** Whether the visit is about the lead's own home; else the visit was added to another booking's lead. */
export const isOwnLead = (lead: LeadRow, visit: Pick<VisitRow, 'createdAt' | 'madeBy'>): boolean =>
  lead.createdAt === visit.createdAt || visit.madeBy !== '';

/** Whether the visit is not over: its day has not passed, or its time is still to be agreed on. */
export const isAhead = ({ state, toAgree, apptDate }: VisitRow, { nowMs }: Context): boolean =>
  state !== 'done' && (toAgree || apptDate >= easternDay(nowMs));

/** Reads the visits of a lead, newest first. */
export const readVisits = ({ leadId }: LeadRow): Plan<VisitRow[]> =>
  read('visitsOfLead', { leadId, limit: PAGE_SIZES.visitsToSearch });

/**
 * Returns the visit of a lead that a rep sees and changes: of those about its own home the last one that stands,
 * else the last one that was canceled, as long as its day has not passed.
 * @param visits of the lead, newest first
 */
export function currentVisit(lead: LeadRow, visits: readonly VisitRow[], context: Context): VisitRow | null {
  const ahead = visits.filter((visit) => isOwnLead(lead, visit) && isAhead(visit, context));
  return ahead.find(({ state }) => state !== 'canceled') ?? ahead[0] ?? null;
}

/** Reads the lead's visits for `currentVisit`. */
export function* readCurrentVisit(lead: LeadRow, context: Context): Plan<VisitRow | null> {
  return currentVisit(lead, yield* readVisits(lead), context);
}

/** What was chosen for a visit as it stands (contract/visits/visit-choice.ts). */
export const choiceOf = ({ toAgree, apptDate, apptTime }: VisitRow): string =>
  toAgree ? TO_AGREE : readAppointment(apptDate, apptTime).choice;

/** The appointment of a lead with this visit: none if it is canceled. */
export const appointmentOf = (visit: VisitRow): Pick<LeadRow, 'apptDate' | 'apptTime'> =>
  visit.state === 'canceled' ? { apptDate: '', apptTime: '' } : toAppointment(visit);

/**
 * Returns a lead with the appointment that it has once one of its visits has changed: of the visit that is ahead
 * (`currentVisit`), else of the changed one if it was the lead's, so that no visit that is over gives back an
 * appointment. A visit of another home changes nothing.
 * @param visits of the lead, newest first, before the change
 * @param before null for a new one
 */
export function withAppointment(
  lead: LeadRow,
  visits: readonly VisitRow[],
  { before, visit }: { before: VisitRow | null; visit: VisitRow },
  context: Context,
): LeadRow {
  if (!isOwnLead(lead, visit)) return lead;
  const others = visits.filter(({ visitId }) => visitId !== visit.visitId);
  const now = [visit, ...others].sort((one, other) => compareText(other.createdAt, one.createdAt));
  const current = currentVisit(lead, now, context);
  if (current) return { ...lead, ...appointmentOf(current) };
  const wasShown = before === null || hasAppointment(lead, before);
  return wasShown ? { ...lead, ...appointmentOf(visit) } : lead;
}

function hasAppointment(lead: LeadRow, visit: VisitRow): boolean {
  const { apptDate, apptTime } = appointmentOf(visit);
  return lead.apptDate === apptDate && lead.apptTime === apptTime;
}

/**
 * Whether somebody has to call now: the homeowner has been promised a call by changing the visit, or has canceled the
 * one that was set. A lead that nobody has called yet is among the first anyway, and an agreed callback stays.
 */
function needsCall({ status, workedAt, callbackAt }: LeadRow, visit: VisitRow): boolean {
  const { isOpen, setsVisit, suppresses } = DISPOSITIONS[status];
  if (isOpen) return visit.state !== 'canceled' && workedAt !== '' && callbackAt === '';
  return visit.state === 'canceled' ? setsVisit : !suppresses;
}

/**
 * Returns a lead after its homeowner has changed the visit: with its appointment (`withAppointment`) and placed in the
 * queue anew, due now for every rep if it needs a call. A closed one is then open again, because a closed lead is served
 * to nobody. It stays closed if it would not be served all the same: by the do-not-call list, or in an archived batch.
 */
export function* leadWithVisit(
  lead: LeadRow,
  change: { before: VisitRow; visit: VisitRow },
  context: Context,
): Plan<LeadRow> {
  const { nowMs } = context;
  const numbers = yield* lockNumbers(keysOf(lead.phone));
  const row = withAppointment(lead, yield* readVisits(lead), change, context);
  if (needsCall(row, change.visit)) {
    const status = DISPOSITIONS[row.status].isOpen ? row.status : 'New Lead';
    const placed = placeInQueue(dueNow({ ...row, status }, nowMs), numbers, nowMs);
    const batch = yield* read('batch', { batchId: lead.batchId });
    if (placed.open && !(batch && isArchived(batch))) return placed;
  }
  return placeInQueue(row, numbers, nowMs);
}

/** A line of history about a lead that the homeowner's change has opened again; none for another. */
export const openAgainLine = (before: LeadRow | null, after: LeadRow | null): string[] =>
  before && after && after.status !== before.status ? [BOOKING_NOTES.openAgain(before.status)] : [];

/** The fields of the webhook's events about a visit. */
export const visitEvent = (visit: VisitRow) =>
  pick(visit, ['leadId', 'reference', 'state', 'apptDate', 'apptTime', 'toAgree', 'agreedTime']);
