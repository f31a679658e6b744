import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { moreBookingsMail } from '#backend/core/mail/booking.ts';
import { type Mail, messageRow, sendMail } from '#backend/core/messages/messages.ts';
import { pick } from '#backend/core/pick.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import { countShare, incrementMeter } from '#backend/core/rate-limit.ts';
import type { BookingRow, LeadRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { HOMEOWNER_ANSWERS } from '#backend/core/words/homeowner.ts';
import type { Answer, Write } from '#backend/core/writes.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { BookingPost } from '#contract/forms/booking.ts';
import { DURATIONS, SHARES } from '#contract/limits.ts';
import { isBookableDay } from '#contract/slots.ts';
import { leadVisit } from './full-slots.ts';
import { getVisitToken } from './visit-link.ts';

/** What the row of a booking has of the form. */
export const BOOKED_FIELDS = [
  'service',
  'apptDate',
  'apptTime',
  'contactConsent',
  'marketingConsent',
] as const;

/** Returns the same digest for an identical booking, which tells a resend from a correction. */
export const digestBooking = (post: BookingPost, context: Context): string =>
  context.digest(JSON.stringify([pickLeadFields(post), post.contactConsent, post.marketingConsent]));

/** Whether the lead was created for this booking; else the booking was added to another booking's lead. */
export const isOwnLead = (lead: LeadRow, booking: BookingRow): boolean =>
  lead.createdAt === booking.receivedAt;

/** The fields of the webhook's events about a visit. */
export const visitEvent = (booking: BookingRow) =>
  pick(booking, ['leadId', 'reference', 'apptDate', 'apptTime', 'toAgree']);

/**
 * Returns a booking's own lead with the booking's visit as it is now, whatever the lead's status, placed in
 * the queue anew. A canceled visit leaves no appointment.
 */
export function* leadWithVisit(lead: LeadRow, booking: BookingRow, context: Context): Plan<LeadRow> {
  const numbers = yield* lockNumbers(keysOf(lead.phone));
  const visit = booking.canceledAt === '' ? leadVisit(booking) : { apptDate: '', apptTime: '' };
  return placeInQueue({ ...lead, ...visit }, numbers, context.nowMs);
}

/** Whether photos are still taken for a booking, as long as there are not too many. */
export const takesPhotos = ({ receivedAt, canceledAt }: BookingRow, { nowMs }: Context): boolean =>
  canceledAt === '' && nowMs < fromInstant(receivedAt) + DURATIONS.photos;

/** Returns the answer to a stored booking, with the token of its link if that still works. */
export function bookingAnswer(row: BookingRow, context: Context): Answer {
  const visit = getVisitToken(row, context);
  return {
    ok: true,
    reference: row.reference,
    ...(visit !== '' && { visit }),
    ...(row.toAgree && { toAgree: true }),
    ...(takesPhotos(row, context) && { takesPhotos: true }),
  };
}

/**
 * Returns error messages by field for a booking's dates, or null if they are valid.
 * @param before the dates from the first submission; unchanged dates are not checked again
 */
export function findDateErrors(
  post: BookingPost,
  today: string,
  before?: Pick<LeadRow, 'apptDate' | 'dateOfLoss'>,
): Record<string, string> | null {
  if (post.apptDate !== before?.apptDate && !isBookableDay(post.apptDate, today)) {
    return { apptDate: HOMEOWNER_ANSWERS.dayNotOffered };
  }
  if (post.dateOfLoss !== before?.dateOfLoss && post.dateOfLoss > today) {
    return { dateOfLoss: HOMEOWNER_ANSWERS.lossAhead };
  }
  return null;
}

/** For requests that began within the minute and are still being carried out. */
const SLACK_MS = 10_000;

/**
 * Returns the writes of an email to the company about a booking. Over the share of its sender, or of the
 * minute, it is counted in one email about the rest of the minute, which is sent when that is over.
 */
export function* bookingNotice(mail: Mail, settings: Settings, context: Context): Plan<Write[]> {
  const share = yield* countShare('booking-mails', SHARES.bookingMails, MINUTE_MS, context);
  if (share) return [...share, sendMail(mail, context)];
  const more = yield* incrementMeter('more-booking-mails', MINUTE_MS, context.nowMs);
  const row = messageRow(moreBookingsMail(more, settings), context);
  return [
    { kind: 'putMeter', row: more },
    {
      kind: 'putMessage',
      row: {
        ...row,
        messageId: `bookings of ${more.since}`,
        nextAt: toInstant(fromInstant(more.until) + SLACK_MS),
      },
    },
  ];
}
