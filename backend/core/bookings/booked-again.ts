import { auditLead } from '#backend/core/audit.ts';
import { type Amended, amendLead } from '#backend/core/leads/amend-lead.ts';
import { pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { changedBookingMail } from '#backend/core/mail/booking.ts';
import type { HomeownerNews } from '#backend/core/mail/homeowner.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { tellStatus } from '#backend/core/queue/save-outcome.ts';
import { incrementMeter, putMeter } from '#backend/core/rate-limit.ts';
import type { BookingRow, LeadRow, VisitRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { isSlotTaken } from '#backend/core/visits/full-slots.ts';
import { companyNotice, homeownerNotice } from '#backend/core/visits/notices.ts';
import {
  appointmentOf,
  changedVisit,
  isOwnLead,
  leadWithVisit,
  openAgainLine,
  readVisits,
  visitEvent,
  withAppointment,
  withdrawNews,
} from '#backend/core/visits/visit-facts.ts';
import { BOOKING_NOTES, leadFieldsInWords, referenceLine } from '#backend/core/words/history.ts';
import { HOMEOWNER_ANSWERS } from '#backend/core/words/homeowner.ts';
import { answerOnly, type Decision, refuse, type Write } from '#backend/core/writes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { BookingPost } from '#contract/forms/booking.ts';
import { CAPS } from '#contract/limits.ts';
import { BOOKED_FIELDS, bookedVisit, bookingAnswer, digestBooking, findDateErrors } from './booking-facts.ts';

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
  const { visitId } = known;
  if (known.digest === digest || known.digest === '') {
    return answerOnly(bookingAnswer(known, yield* read('visit', { visitId }), context));
  }
  // The numbers before the lead, in the order of all requests.
  yield* lockNumbers(keysOf(post.phone));
  const lead = yield* read('lead', { leadId: known.leadId });
  const before = (yield* read('visit', { visitId })) ?? bookedVisit(known, post.notes);
  if (!lead) return answerOnly(bookingAnswer(known, before, context));
  const dates = isDecided(before, known, post) ? { ...lead, apptDate: post.apptDate } : lead;
  const wrong = findDateErrors(post, easternDay(context.nowMs), dates);
  if (wrong) return refuse('bad_request', undefined, wrong);

  const corrections = yield* incrementMeter(`corrections ${known.reference}`, DAY_MS, context.nowMs);
  if (corrections.count > CAPS.bookingCorrections) {
    return refuse('visit_changed_often', HOMEOWNER_ANSWERS.changedTooOften);
  }
  const row: BookingRow = { ...known, ...pick(post, BOOKED_FIELDS), digest };
  const sent = yield* visitAfter(before, known, post, context);
  const { note: changed, row: corrected } = yield* correction(lead, known, before, sent, post, context);
  const isChanged = sent.changes > before.changes;
  const news = whatToTell(before, sent, post);
  const notice = {
    to: post.email,
    visit: sent,
    entry: before.toAgree || before.mailedTo !== post.email.toLowerCase() ? null : before,
    house: post,
    language: post.language,
  };
  const { visit, writes: told } = news
    ? yield* homeownerNotice({ ...notice, news }, settings, context)
    : { visit: sent, writes: [] };
  // A lead that a rep has worked keeps the rep's data, but not the slot of a visit that has another one now.
  const isOwn = isOwnLead(lead, visit);
  const righted =
    corrected ?? (isChanged && isOwn ? yield* leadWithVisit(lead, { before, visit }, context) : null);
  const note = [changed, ...openAgainLine(lead, righted)].join('\n');
  const mail = changedBookingMail(visit, righted ?? lead, note, settings);
  const toCompany = yield* companyNotice(mail, settings, context);
  const writes: Write[] = [
    { kind: 'putBooking', row },
    { kind: 'putVisit', row: visit },
    ...putMeter(corrections, context),
    ...toCompany,
    ...told,
  ];
  if (isChanged)
    writes.push(
      ...withdrawNews(before),
      ...tellWebhook('visit.changed', visitEvent(visit), settings, context),
    );
  if (righted)
    writes.push({ kind: 'putLead', row: righted }, ...tellStatus(lead, righted, '', settings, context));
  writes.push(auditLead(context, righted ?? lead, { rep: '', action: 'changed', note }));
  return { answer: bookingAnswer(row, visit, context), writes };
}

/** What the homeowner is emailed about a correction; null for nothing. */
function whatToTell(before: VisitRow, visit: VisitRow, post: BookingPost): HomeownerNews | null {
  if (visit.changes === before.changes) {
    // Another address has had no email yet.
    const isTold = before.mailedTo === post.email.toLowerCase();
    const isPromised = visit.state === 'confirmed';
    return isTold ? null : isPromised ? 'confirmed' : 'booked';
  }
  if (before.state === 'canceled') return 'restored';
  const isMoved = before.apptDate !== visit.apptDate || before.apptTime !== visit.apptTime;
  // Else the slot that was asked for has become free.
  return isMoved ? 'moved' : 'booked';
}

/**
 * Whether what the company has made of the visit stays: the form asks for the slot that it asked for before. Who
 * sends it after the company has canceled wants the visit after all.
 */
const isDecided = (before: VisitRow, known: BookingRow, { apptDate, apptTime }: BookingPost): boolean =>
  before.changedBy !== '' &&
  before.state !== 'canceled' &&
  known.apptDate === apptDate &&
  known.apptTime === apptTime;

/** Returns the visit as the corrected booking asks for it: whoever sends the form again wants it after all. */
function* visitAfter(
  before: VisitRow,
  known: BookingRow,
  post: BookingPost,
  context: Context,
): Plan<VisitRow> {
  const { service, apptDate, apptTime, notes: words } = post;
  const corrected = { ...before, service, words };
  if (isDecided(before, known, post)) return corrected;
  const isMoved = before.apptDate !== apptDate || before.apptTime !== apptTime;
  const isChanged = isMoved || before.state === 'canceled';
  if (!isChanged && !before.toAgree) return corrected;
  const toAgree = yield* isSlotTaken(post);
  if (!isChanged && toAgree) return corrected;
  const asked = { ...corrected, apptDate, apptTime, toAgree, agreedTime: '', state: 'asked' } as const;
  return changedVisit(asked, '', context);
}

function* correction(
  lead: LeadRow,
  known: BookingRow,
  before: VisitRow,
  visit: VisitRow,
  post: BookingPost,
  context: Context,
): Plan<Amended> {
  const visits = yield* readVisits(lead);
  const { apptDate, apptTime } = withAppointment(lead, visits, { before, visit }, context);
  const isOwn = isOwnLead(lead, visit);
  const facts = { ...pickLeadFields(post), ...(isOwn ? { apptDate, apptTime } : appointmentOf(visit)) };
  // A booking that was added to another booking's lead appears only in that lead's history.
  const { note, row } = isOwn
    ? yield* amendLead(lead, facts, context.nowMs)
    : { note: leadFieldsInWords(facts).join('\n'), row: null };
  const lines = [
    referenceLine(known.reference),
    ...(before.state === 'canceled' ? [BOOKING_NOTES.bookedAgain] : []),
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
