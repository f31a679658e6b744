import { toInstant } from '#backend/core/instants.ts';
import { homeownerMail } from '#backend/core/mail/homeowner.ts';
import { cappedMail } from '#backend/core/mail/mail-cap.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import { countShare } from '#backend/core/rate-limit.ts';
import type { BookingRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Write } from '#backend/core/writes.ts';
import { DAY_MS } from '#contract/durations.ts';
import { CAPS, SHARES } from '#contract/limits.ts';
import { getVisitLinkEnd, getVisitToken } from './visit-link.ts';

/**
 * Returns the writes of the email to the homeowner about a new booking; none over the share of its sender or
 * the cap of its mailbox. Anybody can book with any address.
 * @param email as typed
 */
export function* homeownerNotice(
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
