import { toInstant } from '#backend/core/instants.ts';
import { homeownerMail } from '#backend/core/mail/homeowner.ts';
import { cappedMail } from '#backend/core/mail/mail-cap.ts';
import { incrementMeter } from '#backend/core/meter.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { BookingRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Decision } from '#backend/core/writes.ts';
import { DAY_MS } from '#contract/durations.ts';
import { CAPS } from '#contract/limits.ts';
import { getVisitLinkEnd, getVisitToken } from './visit-link.ts';

/**
 * Returns the email to the homeowner about a new booking, with the writes that count it; nothing over the
 * caps of its address and of the day. Anybody can book with any address.
 * @param email as typed
 */
export function* homeownerNotice(
  booking: BookingRow,
  email: string,
  settings: Settings,
  context: Context,
): Plan<Pick<Decision, 'writes' | 'mail'>> {
  const ofDay = yield* incrementMeter('homeowner-mails', DAY_MS, context.nowMs);
  if (ofDay.count > CAPS.homeownerMails) return { writes: [], mail: [] };
  const link = { token: getVisitToken(booking, context), endsAt: toInstant(getVisitLinkEnd(booking)) };
  // Mailboxes ignore the case of an address, and so must its cap.
  const mail = homeownerMail(email.toLowerCase(), booking, link, settings, context.nowMs);
  const news = yield* cappedMail(mail, context, CAPS.homeownerMailsOfAddress);
  if (news.mail.length === 0) return news;
  return { writes: [...news.writes, { kind: 'putMeter', row: ofDay }], mail: news.mail };
}
