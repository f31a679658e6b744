import { pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { countOneMore } from '#backend/core/meter.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { BookingRow, LeadRow } from '#backend/core/rows.ts';
import type { Answer, Decision, Mail } from '#backend/core/writes.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { BookingPost } from '#contract/forms/booking.ts';
import { CAPS } from '#contract/limits.ts';
import { isBookableDay } from '#contract/slots.ts';

/** The same text for the same booking, sent again. */
export const digestBooking = (post: BookingPost, context: Context): string =>
  context.digest(JSON.stringify([pickLeadFields(post), post.contactConsent, post.marketingConsent]));

/** The answer to a booking that is stored. */
export const bookingAnswer = (row: BookingRow): Answer => ({ ok: true, reference: row.reference });

/**
 * What is wrong with the days of a booking, by field; null when nothing is.
 * @param before the days it named when it was sent before; they were right then
 */
export function wrongDays(
  post: BookingPost,
  today: string,
  before?: Pick<LeadRow, 'apptDate' | 'dateOfLoss'>,
): Record<string, string> | null {
  if (post.apptDate !== before?.apptDate && !isBookableDay(post.apptDate, today)) {
    return { apptDate: 'Please choose one of the days on offer' };
  }
  if (post.dateOfLoss !== before?.dateOfLoss && post.dateOfLoss > today) {
    return { dateOfLoss: 'The date of loss cannot be in the future' };
  }
  return null;
}

/**
 * News of a booking for the company, counted: past the cap of a minute there is no mail. The last one before that says so.
 * @param write the mail; `isLast` when none comes after it for a while
 */
export function* bookingNotice(
  context: Context,
  write: (isLast: boolean) => Mail,
): Plan<Pick<Decision, 'writes' | 'mail'>> {
  const row = yield* countOneMore('booking-mails', MINUTE_MS, context.nowMs);
  const mail = row.count > CAPS.bookingMails ? [] : [write(row.count === CAPS.bookingMails)];
  return { writes: [{ kind: 'putMeter', row }], mail };
}
