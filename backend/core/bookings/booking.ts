import { auditLead, createAuditWrite } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { newLeadRow } from '#backend/core/leads/new-lead-row.ts';
import { bookingMail } from '#backend/core/mail/booking.ts';
import { homeownerMail } from '#backend/core/mail/homeowner.ts';
import { cappedMail } from '#backend/core/mail/mail-cap.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { countShare } from '#backend/core/rate-limit.ts';
import type { BookingRow, LeadRow, NumberRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { BOOKING_NOTES, leadFieldsInWords, referenceLine } from '#backend/core/words/history.ts';
import { type Decision, refuse, type Write } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { BookingPost } from '#contract/forms/booking.ts';
import { CAPS, SHARES } from '#contract/limits.ts';
import { handleRepeatedBooking } from './booked-again.ts';
import {
  BOOKED_FIELDS,
  bookingAnswer,
  bookingNotice,
  digestBooking,
  findDateErrors,
} from './booking-facts.ts';
import { leadVisit, takeSlot } from './full-slots.ts';
import { chooseBatch, senderMark } from './surplus.ts';
import { getVisitLinkEnd, getVisitToken } from './visit-link.ts';

/**
 * Stores a booking (section 7, call 1) and creates a lead for it in the batch "Website bookings", with a
 * reference that the homeowner can give on the phone and gets by email. A resend with the same
 * `submissionId` gets the same answer, sends no email to the homeowner and can correct the booking
 * (booked-again.ts).
 * Refuses dates that are not available, or a date of loss in the future, as `bad_request`. A suppressed
 * number does not stop a booking: the homeowner asks for the call, and the lead's history says so. Nor does a
 * slot that is full: its time is then to be agreed on. Over the caps in contract/limits.ts a booking is still
 * stored, but goes to an existing lead of its number, or shares one email to the company with others.
 */
export function* createBooking(post: BookingPost, settings: Settings, context: Context): Plan<Decision> {
  const submissionId = post.submissionId || context.newId();
  const known = yield* read('booking', { submissionId });
  if (known) return yield* handleRepeatedBooking(known, post, settings, context);
  const wrong = findDateErrors(post, easternDay(context.nowMs));
  if (wrong) return refuse('bad_request', undefined, wrong);

  const keys = keysOf(post.phone);
  const numbers = yield* lockNumbers(keys);
  const same =
    keys.length === 0 ? [] : yield* read('sameNumber', { phoneKeys: keys, limit: PAGE_SIZES.leadsOfNumber });

  const addedTo = leadToAddTo(same, context.nowMs);
  const { batchId, writes: ofBatch } = yield* chooseBatch(context);
  const { isTaken: toAgree, writes: counted } = yield* takeSlot(post, context);
  const facts = { ...pickLeadFields(post), ...leadVisit({ ...post, toAgree }) };
  const lead = newLeadRow(
    {
      ...facts,
      leadId: addedTo?.leadId ?? context.newId(),
      batchId,
      source: 'booking',
      phone: post.phone,
    },
    numbers,
    context.nowMs,
  );
  const row: BookingRow = {
    submissionId,
    reference: `RT-${context.newCode(6)}`,
    leadId: lead.leadId,
    receivedAt: lead.createdAt,
    ...pick(post, BOOKED_FIELDS),
    digest: digestBooking(post, context),
    visitKey: context.newId(),
    changes: 0,
    canceledAt: '',
    toAgree,
    sender: senderMark(context),
  };
  const news = yield* bookingNotice(bookingMail(row, lead, settings), settings, context);
  const told = tellWebhook('booking.created', bookingEvent(row, post), settings, context);
  const own = yield* homeownerNotice(row, post.email, settings, context);
  const writes: Write[] = [...ofBatch, { kind: 'insertBooking', row }, ...counted, ...news, ...own, ...told];
  if (addedTo) {
    const note = [referenceLine(row.reference), ...leadFieldsInWords(facts)].join('\n');
    writes.push(createAuditWrite(context, { leadId: lead.leadId, rep: '', action: 'booked', note }));
  } else {
    const note = listedNote(numbers, context.nowMs);
    writes.unshift({ kind: 'putLead', row: lead });
    writes.push(auditLead(context, lead, { rep: '', action: 'created', note }));
  }
  return { answer: bookingAnswer(row, context), writes };
}

/** The fields of the event: what the homeowner typed, and what became of it. */
const bookingEvent = ({ leadId, reference, toAgree }: BookingRow, post: BookingPost) => ({
  leadId,
  reference,
  toAgree,
  ...pickLeadFields(post),
});

/**
 * Returns the open lead to add this booking to when its number is over its daily or total cap of leads.
 * Returns null when the booking gets a lead of its own, which is also the case when no such lead is open.
 */
function leadToAddTo(same: readonly LeadRow[], nowMs: number): LeadRow | null {
  const since = toInstant(nowMs - DAY_MS);
  const bookings = same.filter(({ source }) => source === 'booking');
  const ofToday = bookings.filter(({ createdAt }) => createdAt > since);
  const isFull = same.length >= PAGE_SIZES.leadsOfNumber;
  if (!isFull && ofToday.length < CAPS.bookingLeadsOfNumber) return null;
  return (isFull ? bookings : ofToday).filter(({ open }) => open).at(-1) ?? null;
}

/** History note that warns the rep that the number is on the do-not-call list. */
const listedNote = (numbers: readonly NumberRow[], nowMs: number): string =>
  numbers.every(({ suppressedAt }) => suppressedAt === '') ? '' : BOOKING_NOTES.listed(nowMs);

/**
 * Returns the writes of the email to the homeowner about a new booking; none over the share of its sender or
 * the cap of its mailbox. Anybody can book with any address.
 * @param email as typed
 */
function* homeownerNotice(
  booking: BookingRow,
  email: string,
  settings: Settings,
  context: Context,
): Plan<Write[]> {
  const share = yield* countShare('homeowner-mails', SHARES.homeownerMails, DAY_MS, context);
  if (!share) return [];
  const link = { token: getVisitToken(booking, context), endsAt: toInstant(getVisitLinkEnd(booking)) };
  // Mailboxes ignore the case of an address, and so must its cap.
  const mail = homeownerMail(email.toLowerCase(), booking, link, settings, context.nowMs);
  const sent = yield* cappedMail(mail, context, CAPS.homeownerMailsOfAddress);
  return sent.length === 0 ? [] : [...share, ...sent];
}
