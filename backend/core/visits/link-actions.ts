import { auditLead } from '#backend/core/audit.ts';
import { type VisitChange, visitMail } from '#backend/core/mail/booking.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import { tellStatus } from '#backend/core/queue/save-outcome.ts';
import type { LeadRow, VisitRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { BOOKING_NOTES, referenceLine } from '#backend/core/words/history.ts';
import { HOMEOWNER_ANSWERS } from '#backend/core/words/homeowner.ts';
import { type Answer, answerOnly, type Decision, refuse, type Write } from '#backend/core/writes.ts';
import {
  cancelVisitAction,
  changeVisitAction,
  restoreVisitAction,
  showVisitAction,
  type Visit,
} from '#contract/actions/bookings/visits.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { type ErrorCode, type Refusal, refusal } from '#contract/errors.ts';
import { CAPS } from '#contract/limits.ts';
import { isBookableDay } from '#contract/slots.ts';
import { isSlotTaken } from './full-slots.ts';
import { companyNotice, homeownerNotice } from './notices.ts';
import {
  changedVisit,
  getUndoUntil,
  isAhead,
  isOwnLead,
  leadWithVisit,
  openAgainLine,
  toAppointment,
  visitEvent,
  withdrawNews,
} from './visit-facts.ts';
import { readVisitToken } from './visit-link.ts';

/** `show_visit`: what the link shows. No personal data: whoever got the link by mistake learns no name. */
export const showVisit = publicAction(showVisitAction, function* ({ visit }, context) {
  const found = yield* findVisit(visit, context);
  return answerOnly('refusal' in found ? found.refusal : toAnswer(found.visit, context));
});

/**
 * `change_visit`: moves a visit to another slot on offer; the slot it has already changes nothing. A full one
 * is refused: the visit keeps the slot it has. The company has to confirm the new time.
 */
export const changeVisit = publicAction(
  changeVisitAction,
  function* ({ visit, apptDate, apptTime }, context, settings) {
    const found = yield* lockVisit(visit, context);
    if ('refusal' in found) return answerOnly(found.refusal);
    const { visit: before, lead } = found;
    const wrong = whyFinal(before, context);
    if (wrong) return refuse(wrong);
    if (before.apptDate === apptDate && before.apptTime === apptTime && !before.toAgree) {
      return answerOnly(toAnswer(before, context));
    }
    if (!isBookableDay(apptDate, easternDay(context.nowMs))) {
      const fields = { apptDate: HOMEOWNER_ANSWERS.dayNotOffered };
      return refuse('bad_request', fields.apptDate, fields);
    }
    if (before.changes >= CAPS.visitChanges) return refuse('visit_changed_often');
    if (yield* isSlotTaken({ apptDate, apptTime })) return refuse('slot_full');
    const moved = { ...before, apptDate, apptTime, toAgree: false, agreedTime: '', state: 'asked' } as const;
    const row = changedVisit(moved, '', context);
    const words = BOOKING_NOTES.moved(toAppointment(row), toAppointment(before));
    return yield* decide(before, { action: 'moved', visit: row, words, lead }, settings, context);
  },
);

/**
 * `cancel_visit`: cancels a visit. Its lead loses the appointment: from then on nobody has asked for the call
 * (docs/rep-rules.md).
 */
export const cancelVisit = publicAction(cancelVisitAction, function* ({ visit }, context, settings) {
  const found = yield* lockVisit(visit, context);
  if ('refusal' in found) return answerOnly(found.refusal);
  const { visit: before, lead } = found;
  const wrong = whyFinal(before, context);
  if (wrong) return refuse(wrong);
  const row = changedVisit({ ...before, state: 'canceled' }, '', context);
  const words = BOOKING_NOTES.canceled(toAppointment(before));
  return yield* decide(before, { action: 'canceled', visit: row, words, lead }, settings, context);
});

/**
 * `restore_visit`: takes a cancel of the homeowner back. The visit has not kept its place: without one, its
 * time is to be agreed on, as for a booking.
 */
export const restoreVisit = publicAction(restoreVisitAction, function* ({ visit }, context, settings) {
  const found = yield* lockVisit(visit, context);
  if ('refusal' in found) return answerOnly(found.refusal);
  const { visit: before, lead } = found;
  if (before.state !== 'canceled') return answerOnly(toAnswer(before, context));
  if (!isAhead(before, context)) return refuse('visit_past');
  if (getUndoUntil(before, context) === '') return refuse('visit_canceled');
  const toAgree = before.toAgree || (yield* isSlotTaken(before));
  const row = changedVisit({ ...before, state: 'asked', toAgree, agreedTime: '' }, '', context);
  const words = BOOKING_NOTES.restored(toAppointment(row));
  return yield* decide(before, { action: 'restored', visit: row, words, lead }, settings, context);
});

function* findVisit(token: string, context: Context): Plan<{ visit: VisitRow } | { refusal: Refusal }> {
  const link = readVisitToken(token, context);
  if ('refusal' in link) return link;
  const visit = yield* read('visit', link);
  return visit ? { visit } : { refusal: refusal('not_found') };
}

/** Locks the visit's lead, which is null if it has been deleted, and then reads the visit. */
function* lockVisit(
  token: string,
  context: Context,
): Plan<{ visit: VisitRow; lead: LeadRow | null } | { refusal: Refusal }> {
  const first = yield* findVisit(token, context);
  if ('refusal' in first) return first;
  const lead = yield* read('lead', { leadId: first.visit.leadId });
  const found = yield* findVisit(token, context);
  return 'refusal' in found ? found : { ...found, lead };
}

/** Why the homeowner can no longer move or cancel a visit; null if it can be. */
function whyFinal(visit: VisitRow, context: Context): ErrorCode | null {
  const state = getLinkState(visit, context);
  return state === 'booked' ? null : `visit_${state}`;
}

function getLinkState(visit: VisitRow, context: Context): Visit['state'] {
  if (visit.state === 'canceled') return 'canceled';
  return isAhead(visit, context) ? 'booked' : 'past';
}

function toAnswer(visit: VisitRow, context: Context): Answer {
  const undoUntil = getUndoUntil(visit, context);
  return {
    ok: true,
    ...pick(visit, ['reference', 'service', 'apptDate', 'apptTime', 'changes']),
    ...(visit.toAgree && { toAgree: true }),
    ...(visit.state === 'confirmed' && { isConfirmed: true }),
    ...(visit.agreedTime !== '' && { agreedTime: visit.agreedTime }),
    ...(undoUntil !== '' && { undoUntil }),
    ...(visit.changes + 1 < CAPS.visitChanges && { canRestore: true }),
    state: getLinkState(visit, context),
  };
}

/** Stores the changed visit, its lead's appointment and a line of history, and tells company and homeowner. */
function* decide(
  before: VisitRow,
  change: VisitChange,
  settings: Settings,
  context: Context,
): Plan<Decision> {
  const { action, lead: known } = change;
  const isOwn = known !== null && isOwnLead(known, change.visit);
  const lead = isOwn ? yield* leadWithVisit(known, { before, visit: change.visit }, context) : known;
  const words = [change.words, ...openAgainLine(known, lead)].join('\n');
  const news = yield* companyNotice(visitMail({ ...change, words, lead }, settings), settings, context);
  const to = (isOwn && known.email) || change.visit.mailedTo;
  const notice = {
    news: action,
    to,
    visit: change.visit,
    entry: before.toAgree ? null : before,
    house: isOwn ? lead : null,
    language: known?.language ?? '',
  };
  const { visit, writes: told } = yield* homeownerNotice(notice, settings, context);
  const writes: Write[] = [{ kind: 'putVisit', row: visit }, ...withdrawNews(before), ...news, ...told];
  const event = action === 'canceled' ? 'visit.canceled' : 'visit.changed';
  writes.push(...tellWebhook(event, visitEvent(visit), settings, context));
  if (lead && isOwn)
    writes.push({ kind: 'putLead', row: lead }, ...tellStatus(known, lead, '', settings, context));
  if (lead) {
    const note = `${referenceLine(visit.reference)}\n${words}`;
    writes.push(auditLead(context, lead, { rep: '', action, note }));
  }
  return { answer: { ...toAnswer(visit, context), ...(told.length > 0 && { mailed: true }) }, writes };
}
