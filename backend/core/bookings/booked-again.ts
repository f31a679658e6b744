import { auditLead } from '#backend/core/audit.ts';
import { type Amended, amendLead } from '#backend/core/leads/amend-lead.ts';
import { pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { changedBookingMail } from '#backend/core/mail/booking.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { incrementMeter, putMeter } from '#backend/core/rate-limit.ts';
import type { BookingRow, LeadRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { BOOKING_NOTES, leadFieldsInWords, referenceLine } from '#backend/core/words/history.ts';
import { HOMEOWNER_ANSWERS } from '#backend/core/words/homeowner.ts';
import { answerOnly, type Decision, refuse, type Write } from '#backend/core/writes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { BookingPost } from '#contract/forms/booking.ts';
import { CAPS } from '#contract/limits.ts';
import {
  BOOKED_FIELDS,
  bookingAnswer,
  bookingNotice,
  digestBooking,
  findDateErrors,
  isOwnLead,
  leadWithVisit,
  visitEvent,
} from './booking-facts.ts';
import { isSlotTaken, leadVisit } from './full-slots.ts';

/**
 * Handles a booking sent again with a known `submissionId`. An identical one changes nothing. Otherwise it is
 * a correction: it updates the lead if nobody has worked it yet, and in any case adds a line to the lead's
 * history and notifies the company. The answer is the same as the first time, without the link once that has
 * ended.
 * Refuses changed dates that are not available as `bad_request`, and corrections over the cap of a day as
 * `visit_changed_often`.
 */
export function* handleRepeatedBooking(
  known: BookingRow,
  post: BookingPost,
  settings: Settings,
  context: Context,
): Plan<Decision> {
  const digest = digestBooking(post, context);
  if (known.digest === digest || known.digest === '') return answerOnly(bookingAnswer(known, context));
  // The numbers before the lead, in the order of all requests.
  yield* lockNumbers(keysOf(post.phone));
  const lead = yield* read('lead', { leadId: known.leadId });
  if (!lead) return answerOnly(bookingAnswer(known, context));
  const wrong = findDateErrors(post, easternDay(context.nowMs), lead);
  if (wrong) return refuse('bad_request', undefined, wrong);

  const corrections = yield* incrementMeter(`corrections ${known.reference}`, DAY_MS, context.nowMs);
  if (corrections.count > CAPS.bookingCorrections) {
    return refuse('visit_changed_often', HOMEOWNER_ANSWERS.changedTooOften);
  }
  const isMoved = known.apptDate !== post.apptDate || known.apptTime !== post.apptTime;
  const hasPlace = !isMoved && known.canceledAt === '' && !known.toAgree;
  const toAgree = !hasPlace && (yield* isSlotTaken(post));
  const row: BookingRow = {
    ...known,
    ...pick(post, BOOKED_FIELDS),
    digest,
    changes: known.changes + (isMoved || known.canceledAt !== '' ? 1 : 0),
    // Who sends the form with other values wants the visit after all.
    canceledAt: '',
    toAgree,
  };
  const { note, row: corrected } = yield* correction(lead, known, post, toAgree, context.nowMs);
  // A lead that a rep has worked keeps the rep's data, but gets back the visit that was canceled.
  const isBack = known.canceledAt !== '' && isOwnLead(lead, known);
  const righted = corrected ?? (isBack ? yield* leadWithVisit(lead, row, context) : null);
  const mail = changedBookingMail(row, righted ?? lead, note, settings);
  const news = yield* bookingNotice(mail, settings, context);
  const writes: Write[] = [{ kind: 'putBooking', row }, ...putMeter(corrections, context), ...news];
  if (row.changes > known.changes) {
    writes.push(...tellWebhook('visit.changed', visitEvent(row), settings, context));
  }
  if (righted) writes.push({ kind: 'putLead', row: righted });
  writes.push(auditLead(context, lead, { rep: '', action: 'changed', note }));
  return { answer: bookingAnswer(row, context), writes };
}

function* correction(
  lead: LeadRow,
  known: BookingRow,
  post: BookingPost,
  toAgree: boolean,
  nowMs: number,
): Plan<Amended> {
  const facts = { ...pickLeadFields(post), ...leadVisit({ ...post, toAgree }) };
  // A booking that was added to another booking's lead appears only in that lead's history.
  const isOwn = isOwnLead(lead, known);
  const { note, row } = isOwn
    ? yield* amendLead(lead, facts, nowMs)
    : { note: leadFieldsInWords(facts).join('\n'), row: null };
  const lines = [
    referenceLine(known.reference),
    ...(known.canceledAt === '' ? [] : [BOOKING_NOTES.bookedAgain]),
    ...consentChanges(known, post),
    note,
  ];
  return { note: lines.join('\n').trim(), row };
}

function consentChanges(known: BookingRow, post: BookingPost): string[] {
  const line = (to: 'contact' | 'marketing', before: string, after: string) =>
    before === after ? [] : [BOOKING_NOTES.consent(to, before, after)];
  return [
    ...line('contact', known.contactConsent, post.contactConsent),
    ...line('marketing', known.marketingConsent, post.marketingConsent),
  ];
}
