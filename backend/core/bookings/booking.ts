import { auditLead, createAuditWrite } from '#backend/core/audit.ts';
import { OWN_BATCHES } from '#backend/core/leads/batches.ts';
import { pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { newLeadRow } from '#backend/core/leads/new-lead-row.ts';
import { bookingMail } from '#backend/core/mail/booking.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { notSaved } from '#backend/core/queue/lease.ts';
import type { BookingRow, VisitRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { takeSlot } from '#backend/core/visits/full-slots.ts';
import { companyNotice, homeownerNotice } from '#backend/core/visits/notices.ts';
import { toAppointment } from '#backend/core/visits/visit-facts.ts';
import { changesInWords, leadFieldsInWords, referenceLine } from '#backend/core/words/history.ts';
import { type Decision, refuse, type Write } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { bookingReference } from '#contract/codes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import type { BookingPost } from '#contract/forms/booking.ts';
import { handleRepeatedBooking } from './booked-again.ts';
import { BOOKED_FIELDS, bookedVisit, bookingAnswer, digestBooking, findDateErrors } from './booking-facts.ts';
import { leadToAddTo, listedNote, waitingRequest } from './same-homeowner.ts';
import { chooseBatch, senderMark } from './surplus.ts';

/**
 * Stores a booking (section 7, call 1) and creates a lead for it in the batch "Website bookings", with a
 * reference that the homeowner can give on the phone and gets by email. A resend with the same
 * `submissionId` gets the same answer, sends no email to the homeowner; with other values it corrects
 * the booking (booked-again.ts).
 * Refuses dates that are not available, or a date of loss in the future, as `bad_request`. A suppressed
 * number does not stop a booking: the homeowner asks for the call, and the lead's history says so. Nor does a
 * slot that is full: its time is then to be agreed on. A lead that the homeowner's request for a call has made, and
 * that nobody has worked yet, becomes the booking's, unless that may be part of a flood (surplus.ts). Over the caps
 * in contract/limits.ts a booking is still stored, but goes to an existing lead of its number, or shares one email to
 * the company with others.
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

  const addedTo = yield* leadToAddTo(same, context.nowMs);
  const { batchId, writes: ofBatch } = yield* chooseBatch('bookings', context);
  // A flood takes no request along to the batch that may be put aside.
  const isSurplus = batchId !== OWN_BATCHES.bookings.batchId;
  const request = addedTo || isSurplus ? null : yield* waitingRequest(same, post, context);
  const { isTaken: toAgree, writes: counted } = yield* takeSlot(post, context);
  const facts = { ...pickLeadFields(post), ...toAppointment({ ...post, toAgree }) };
  const lead = newLeadRow(
    {
      ...facts,
      leadId: (addedTo ?? request)?.leadId ?? context.newId(),
      batchId,
      source: 'booking',
      phone: post.phone,
    },
    numbers,
    context.nowMs,
  );
  const row: BookingRow = {
    submissionId,
    reference: bookingReference(submissionId),
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
  const notice = {
    news: 'booked',
    to: post.email,
    visit: booked,
    entry: null,
    house: lead,
    language: post.language,
  } as const;
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
    const listed = listedNote(numbers, 'visit', context.nowMs);
    const note = request
      ? [referenceLine(row.reference), ...changesInWords(request, facts), listed]
      : [listed];
    const action = request ? 'booked' : 'created';
    writes.unshift({ kind: 'putLead', row: lead });
    if (request) writes.push(...notSaved(request, context));
    writes.push(auditLead(context, lead, { rep: '', action, note: note.join('\n').trim() }));
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
