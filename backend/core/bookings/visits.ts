import { auditLead } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { type VisitChange, visitMail } from '#backend/core/mail/booking.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import type { BookingRow, LeadRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { BOOKING_NOTES, referenceLine } from '#backend/core/words/history.ts';
import { HOMEOWNER_ANSWERS } from '#backend/core/words/homeowner.ts';
import { type Answer, answerOnly, type Decision, refuse, type Write } from '#backend/core/writes.ts';
import {
  cancelVisitAction,
  changeVisitAction,
  showVisitAction,
  type Visit,
} from '#contract/actions/bookings/visits.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { CAPS } from '#contract/limits.ts';
import { isBookableDay } from '#contract/slots.ts';
import { bookingNotice, isOwnLead, leadWithVisit, visitEvent } from './booking-facts.ts';
import { isSlotTaken, leadVisit } from './full-slots.ts';
import { readVisitToken } from './visit-link.ts';

/** `show_visit`: what the link shows. No personal data: whoever got the link by mistake learns no name. */
export const showVisit = publicAction(showVisitAction, function* ({ visit }, context) {
  const found = yield* findBooking(visit, context);
  return answerOnly('refusal' in found ? found.refusal : toAnswer(found.booking, context));
});

/**
 * `change_visit`: moves a visit to another slot on offer; the slot it has already changes nothing. A full one
 * is refused: the visit keeps the slot it has.
 */
export const changeVisit = publicAction(
  changeVisitAction,
  function* ({ visit, apptDate, apptTime }, context, settings) {
    const found = yield* findOpenVisit(visit, context);
    if ('refusal' in found) return answerOnly(found.refusal);
    const { booking } = found;
    const hasIt = booking.apptDate === apptDate && booking.apptTime === apptTime;
    if (hasIt && !booking.toAgree) {
      return answerOnly(toAnswer(booking, context));
    }
    if (!isBookableDay(apptDate, easternDay(context.nowMs))) {
      const fields = { apptDate: HOMEOWNER_ANSWERS.dayNotOffered };
      return refuse('bad_request', fields.apptDate, fields);
    }
    if (booking.changes >= CAPS.visitChanges) return refuse('visit_changed_often');
    // Locks the number and the lead before the slot, in the order of a booking.
    const known = yield* read('lead', { leadId: booking.leadId });
    if (yield* isSlotTaken({ apptDate, apptTime })) return refuse('slot_full');
    const row = { ...booking, apptDate, apptTime, toAgree: false, changes: booking.changes + 1 };
    const words = BOOKING_NOTES.moved(leadVisit(row), leadVisit(booking));
    return yield* decide({ action: 'moved', booking: row, words }, known, settings, context);
  },
);

/**
 * `cancel_visit`: cancels a visit. Its lead keeps its status, which only a rep gives, but loses the
 * appointment: from then on nobody has asked for the call (docs/rep-rules.md).
 */
export const cancelVisit = publicAction(cancelVisitAction, function* ({ visit }, context, settings) {
  const found = yield* findOpenVisit(visit, context);
  if ('refusal' in found) return answerOnly(found.refusal);
  const { booking } = found;
  const row = { ...booking, changes: booking.changes + 1, canceledAt: toInstant(context.nowMs) };
  const words = BOOKING_NOTES.canceled(leadVisit(booking));
  const known = yield* read('lead', { leadId: booking.leadId });
  return yield* decide({ action: 'canceled', booking: row, words }, known, settings, context);
});

type Found = { booking: BookingRow } | { refusal: Refusal };

function* findBooking(token: string, context: Context): Plan<Found> {
  const link = readVisitToken(token, context);
  if ('refusal' in link) return link;
  const booking = yield* read('bookingOfVisit', { visitKey: link.visitKey });
  return booking ? { booking } : { refusal: refusal('not_found') };
}

/** Returns the booking if its visit can still be changed. */
function* findOpenVisit(token: string, context: Context): Plan<Found> {
  const found = yield* findBooking(token, context);
  if ('refusal' in found) return found;
  switch (getState(found.booking, context)) {
    case 'canceled':
      return { refusal: refusal('visit_canceled') };
    case 'past':
      return { refusal: refusal('visit_past') };
    case 'booked':
      return found;
  }
}

function getState({ canceledAt, apptDate }: BookingRow, { nowMs }: Context): Visit['state'] {
  if (canceledAt !== '') return 'canceled';
  return apptDate < easternDay(nowMs) ? 'past' : 'booked';
}

function toAnswer(booking: BookingRow, context: Context): Answer {
  const facts = pick(booking, ['reference', 'service', 'apptDate', 'apptTime', 'changes']);
  return { ok: true, ...facts, ...(booking.toAgree && { toAgree: true }), state: getState(booking, context) };
}

/** Stores the changed booking, its lead's appointment and a line of history, and tells the company. */
function* decide(
  change: Omit<VisitChange, 'lead'>,
  known: LeadRow | null,
  settings: Settings,
  context: Context,
): Plan<Decision> {
  const { booking, action, words } = change;
  const isOwn = known !== null && isOwnLead(known, booking);
  const lead = isOwn ? yield* leadWithVisit(known, booking, context) : known;
  const news = yield* bookingNotice(visitMail({ ...change, lead }, settings), settings, context);
  const writes: Write[] = [{ kind: 'putBooking', row: booking }, ...news];
  const event = action === 'moved' ? 'visit.changed' : 'visit.canceled';
  writes.push(...tellWebhook(event, visitEvent(booking), settings, context));
  if (lead && isOwn) writes.push({ kind: 'putLead', row: lead });
  if (lead) {
    const note = `${referenceLine(booking.reference)}\n${words}`;
    writes.push(auditLead(context, lead, { rep: '', action, note }));
  }
  return { answer: toAnswer(booking, context), writes };
}
