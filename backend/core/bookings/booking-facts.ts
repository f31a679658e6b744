import { fromInstant } from '#backend/core/instants.ts';
import { pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { pick } from '#backend/core/pick.ts';
import type { Context } from '#backend/core/plan.ts';
import type { BookingRow, LeadRow, VisitRow } from '#backend/core/rows.ts';
import { getVisitToken } from '#backend/core/visits/visit-link.ts';
import { HOMEOWNER_ANSWERS } from '#backend/core/words/homeowner.ts';
import type { Answer } from '#backend/core/writes.ts';
import type { BookingPost } from '#contract/forms/booking.ts';
import { DURATIONS } from '#contract/limits.ts';
import { isBookableDay } from '#contract/slots.ts';

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

/**
 * The visit that a homeowner asks for with a booking, as the booking is stored.
 * @param words about the damage
 */
export const bookedVisit = (booking: BookingRow, words: string): VisitRow => ({
  ...pick(booking, ['visitId', 'reference', 'leadId', 'service', 'apptDate', 'apptTime']),
  words,
  state: 'asked',
  toAgree: false,
  agreedTime: '',
  mailedTo: '',
  createdAt: booking.receivedAt,
  madeBy: '',
  changedAt: booking.receivedAt,
  changedBy: '',
  changes: 0,
  remindedFor: '',
});

/** Whether photos are still taken for a booking, as long as there are not too many. */
export const takesPhotos = (
  { receivedAt }: BookingRow,
  visit: VisitRow | null,
  { nowMs }: Context,
): boolean =>
  visit !== null && visit.state !== 'canceled' && nowMs < fromInstant(receivedAt) + DURATIONS.photos;

/**
 * Returns the answer to a stored booking, with the token of its visit's link if that still works.
 * @param visit null if it has been deleted
 */
export function bookingAnswer(booking: BookingRow, visit: VisitRow | null, context: Context): Answer {
  const token = visit ? getVisitToken(visit, context) : '';
  return {
    ok: true,
    reference: booking.reference,
    ...(token !== '' && { visit: token }),
    ...(visit?.toAgree && { toAgree: true }),
    ...(visit && visit.mailedTo !== '' && { mailed: true }),
    ...(takesPhotos(booking, visit, context) && { takesPhotos: true }),
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
