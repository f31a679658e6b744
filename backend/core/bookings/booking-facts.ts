import { fromInstant } from '#backend/core/instants.ts';
import { pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { incrementMeter } from '#backend/core/meter.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { BookingRow, LeadRow } from '#backend/core/rows.ts';
import type { Answer, Decision, Mail } from '#backend/core/writes.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { BookingPost } from '#contract/forms/booking.ts';
import { CAPS } from '#contract/limits.ts';
import { DURATIONS } from '#contract/rule-times.ts';
import { isBookableDay } from '#contract/slots.ts';
import { getVisitToken } from './visit-link.ts';

/** Returns the same digest for an identical booking, which tells a resend from a correction. */
export const digestBooking = (post: BookingPost, context: Context): string =>
  context.digest(JSON.stringify([pickLeadFields(post), post.contactConsent, post.marketingConsent]));

/** Whether the lead was created for this booking; else the booking was added to another booking's lead. */
export const isOwnLead = (lead: LeadRow, booking: BookingRow): boolean =>
  lead.createdAt === booking.receivedAt;

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
    return { apptDate: 'Please choose one of the days shown' };
  }
  if (post.dateOfLoss !== before?.dateOfLoss && post.dateOfLoss > today) {
    return { dateOfLoss: "The date of loss can't be in the future" };
  }
  return null;
}

/**
 * Counts a booking notice to the company and returns the email, or no email over the cap per minute.
 * @param write builds the email; `isLast` is true when the cap is reached, so that the email can say so
 */
export function* bookingNotice(
  context: Context,
  write: (isLast: boolean) => Mail,
): Plan<Pick<Decision, 'writes' | 'mail'>> {
  const row = yield* incrementMeter('booking-mails', MINUTE_MS, context.nowMs);
  const mail = row.count > CAPS.bookingMails ? [] : [write(row.count === CAPS.bookingMails)];
  return { writes: [{ kind: 'putMeter', row }], mail };
}
