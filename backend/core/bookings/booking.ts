import { audit } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { OWN_BATCHES, putOwnBatch } from '#backend/core/leads/batches.ts';
import { leadFieldsInWords, pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { newLeadRow } from '#backend/core/leads/new-lead-row.ts';
import { bookingMail } from '#backend/core/mail/booking.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { BookingRow, LeadRow, NumberRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { answerOnly, type Decision, type Write } from '#backend/core/writes.ts';
import { dayInWords } from '#contract/calendar.ts';
import { DAY_MS } from '#contract/durations.ts';
import { easternDay } from '#contract/eastern-time.ts';
import { refusal } from '#contract/errors.ts';
import type { BookingPost } from '#contract/forms/booking.ts';
import { CAPS, PAGES } from '#contract/limits.ts';
import { dialKey } from '#contract/phone.ts';
import { bookedAgain } from './booked-again.ts';
import { bookingAnswer, bookingNotice, digestBooking, wrongDays } from './booking-facts.ts';

/**
 * A booking (section 7, call 1): at once a lead of the batch "Website bookings", with a reference the homeowner can name
 * on the phone. The same `submissionId` again gets the same answer; what it says otherwise is put right (booked-again.ts).
 * Refuses days that are not on offer and losses of the future as `bad_request`. A suppressed number does not stop it: the
 * homeowner asks for the call, and the lead's history says so. Nor does a flood: past its caps (contract/limits.ts) a booking
 * is added to a lead of its number, or comes without a mail.
 */
export function* booking(post: BookingPost, settings: Settings, context: Context): Plan<Decision> {
  const submissionId = post.submissionId || context.newId();
  const known = yield* read('booking', { submissionId });
  if (known) return yield* bookedAgain(known, post, settings, context);
  const wrong = wrongDays(post, easternDay(context.nowMs));
  if (wrong) return answerOnly(refusal('bad_request', undefined, wrong));

  const key = dialKey(post.phone);
  const batch = yield* read('batch', { batchId: OWN_BATCHES.bookings.batchId });
  const number = key === '' ? null : yield* read('number', { phoneKey: key });
  const same = key === '' ? [] : yield* read('sameNumber', { phoneKeys: [key], limit: PAGES.leadsOfNumber });

  const addedTo = leadToAddTo(same, context.nowMs);
  const lead = newLeadRow(
    {
      ...pickLeadFields(post),
      leadId: addedTo?.leadId ?? context.newId(),
      batchId: OWN_BATCHES.bookings.batchId,
      source: 'booking',
      phone: post.phone,
      phoneKey: key,
    },
    number,
    context.nowMs,
  );
  const row: BookingRow = {
    submissionId,
    reference: `RT-${context.newCode(6)}`,
    leadId: lead.leadId,
    receivedAt: lead.createdAt,
    service: post.service,
    apptDate: post.apptDate,
    apptTime: post.apptTime,
    contactConsent: post.contactConsent,
    marketingConsent: post.marketingConsent,
    digest: digestBooking(post, context),
  };
  const news = yield* bookingNotice(context, (isLast) => bookingMail(row, lead, settings, isLast));
  const writes: Write[] = [{ kind: 'insertBooking', row }, ...news.writes];
  if (addedTo) {
    const note = [`Reference: ${row.reference}`, ...leadFieldsInWords(pickLeadFields(post))].join('\n');
    writes.push(audit(context, { leadId: lead.leadId, rep: '', action: 'booked', note }));
  } else {
    const note = listedNote(number, context.nowMs);
    writes.unshift({ kind: 'putLead', row: lead });
    writes.push(
      audit(context, { leadId: lead.leadId, rep: '', action: 'created', toStatus: lead.status, note }),
    );
  }
  if (!batch) writes.unshift(putOwnBatch('bookings', toInstant(context.nowMs)));
  return { answer: bookingAnswer(row), writes, mail: news.mail };
}

/**
 * The lead a booking is added to when its number has had its share of the day's leads, or of all leads; null when it is a
 * lead of its own, as it also is when none is open to add it to.
 */
function leadToAddTo(same: readonly LeadRow[], nowMs: number): LeadRow | null {
  const since = toInstant(nowMs - DAY_MS);
  const bookings = same.filter(({ source }) => source === 'booking');
  const ofToday = bookings.filter(({ createdAt }) => createdAt > since);
  const isFull = same.length >= PAGES.leadsOfNumber;
  if (!isFull && ofToday.length < CAPS.bookingLeadsOfNumber) return null;
  return (isFull ? bookings : ofToday).filter(({ open }) => open).at(-1) ?? null;
}

/** What a rep must know before calling a number that is on the do-not-call list. */
const listedNote = (number: NumberRow | null, nowMs: number): string =>
  number === null || number.suppressedAt === ''
    ? ''
    : `This number is on the do-not-call list; the homeowner asked for this visit on ${dayInWords(easternDay(nowMs))}.`;
