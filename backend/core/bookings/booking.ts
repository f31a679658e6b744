import { auditLead, createAuditWrite } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { newLeadRow } from '#backend/core/leads/new-lead-row.ts';
import { bookingMail } from '#backend/core/mail/booking.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { BookingRow, LeadRow, NumberRow, VisitRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { takeSlot } from '#backend/core/visits/full-slots.ts';
import { companyNotice, homeownerNotice } from '#backend/core/visits/notices.ts';
import { toAppointment } from '#backend/core/visits/visit-facts.ts';
import { BOOKING_NOTES, leadFieldsInWords, referenceLine } from '#backend/core/words/history.ts';
import { type Decision, refuse, type Write } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { BookingPost } from '#contract/forms/booking.ts';
import { CAPS } from '#contract/limits.ts';
import { handleRepeatedBooking } from './booked-again.ts';
import { BOOKED_FIELDS, bookedVisit, bookingAnswer, digestBooking, findDateErrors } from './booking-facts.ts';
import { chooseBatch, senderMark } from './surplus.ts';

/**
 * Stores a booking (section 7, call 1) and creates a lead for it in the batch "Website bookings", with a
 * reference that the homeowner can give on the phone and gets by email. A resend with the same
 * `submissionId` gets the same answer, sends no email to the homeowner; with other values it corrects
 * the booking (booked-again.ts).
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
  const facts = { ...pickLeadFields(post), ...toAppointment({ ...post, toAgree }) };
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
    visitId: context.newId(),
    sender: senderMark(context),
  };
  const booked: VisitRow = { ...bookedVisit(row, post.notes), toAgree };
  const news = yield* companyNotice(bookingMail(booked, lead, settings), settings, context);
  const told = tellWebhook('booking.created', bookingEvent(booked, post), settings, context);
  const notice = { news: 'booked', to: post.email, visit: booked, entry: null, house: lead } as const;
  const { visit, writes: own } = yield* homeownerNotice(notice, settings, context);
  const writes: Write[] = [
    ...ofBatch,
    { kind: 'insertBooking', row },
    { kind: 'insertVisit', row: visit },
    ...counted,
    ...news,
    ...own,
    ...told,
  ];
  if (addedTo) {
    const note = [referenceLine(row.reference), ...leadFieldsInWords(facts)].join('\n');
    writes.push(createAuditWrite(context, { leadId: lead.leadId, rep: '', action: 'booked', note }));
  } else {
    const note = listedNote(numbers, context.nowMs);
    writes.unshift({ kind: 'putLead', row: lead });
    writes.push(auditLead(context, lead, { rep: '', action: 'created', note }));
  }
  return { answer: bookingAnswer(row, visit, context), writes };
}

/** The fields of the event: what the homeowner typed, and what became of it. */
const bookingEvent = ({ leadId, reference, toAgree }: VisitRow, post: BookingPost) => ({
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
