import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { moreBookingsMail } from '#backend/core/mail/booking.ts';
import { type HomeownerNews, type House, homeownerMail } from '#backend/core/mail/homeowner.ts';
import { cappedMail, cappedNews, withdrawCappedNews } from '#backend/core/mail/mail-cap.ts';
import { type Mail, messageRow, sendMail } from '#backend/core/messages/messages.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import { countShare, incrementMeter } from '#backend/core/rate-limit.ts';
import type { Instant, VisitRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Write } from '#backend/core/writes.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { CAPS, SHARES } from '#contract/limits.ts';
import { getUndoUntil } from './visit-facts.ts';
import { getVisitLinkEnd, getVisitToken } from './visit-link.ts';

/** For requests that began within the minute and are still being carried out. */
const SLACK_MS = 10_000;

/**
 * Returns the writes of an email to the company about a booking or its visit. Over the share of its sender,
 * or of the minute, it is counted in one email about the rest of the minute, which is sent when that is over.
 */
export function* companyNotice(mail: Mail, settings: Settings, context: Context): Plan<Write[]> {
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

/** An email to a homeowner: what it is about, and to which address. */
interface HomeownerNotice {
  news: HomeownerNews;
  /** As typed; empty for none. */
  to: string;
  /** As it is now. */
  visit: VisitRow;
  /** Where a calendar may have an entry of it from before; null for none. */
  entry: Pick<VisitRow, 'apptDate' | 'apptTime'> | null;
  /** Where the house is; null if that is not known. */
  house: House | null;
}

/**
 * Returns the writes of an email to a homeowner about a visit, and the visit with where the email goes; with
 * another address than the last email's, also if none goes there. None over the share of its sender; over the
 * cap of its mailbox a new booking sends none, and a change one later: anybody can book with any address.
 */
export function* homeownerNotice(
  { news, to, visit: known, entry, house }: HomeownerNotice,
  settings: Settings,
  context: Context,
): Plan<{ visit: VisitRow; writes: Write[] }> {
  // Mailboxes ignore the case of an address, and so must its cap.
  const address = to.toLowerCase();
  const visit = { ...known, mailedTo: known.mailedTo === address ? address : '' };
  const none = { visit, writes: [] };
  if (address === '') return { visit: known, writes: [] };
  const share = yield* countShare('homeowner-mails', SHARES.homeownerMails, DAY_MS, context);
  if (!share) return none;
  const mail = toMail({ news, to: address, visit, entry, house }, settings, context);
  const isNews = news !== 'booked' && news !== 'reminder';
  const most = CAPS.homeownerMailsOfAddress;
  const sent = isNews
    ? yield* cappedNews(mail, visit.visitId, context, most)
    : yield* cappedMail(mail, context, most);
  if (sent.length === 0) return none;
  return { visit: { ...visit, mailedTo: mail.to }, writes: [...share, ...sent] };
}

/**
 * Like `homeownerNotice`, for what the company did after its person spoke with the homeowner: no stranger can
 * cause it, so it is not capped.
 * @param sendAt when it leaves, so that it can be withdrawn until then
 */
export function* companyNews(
  { to, visit: known, ...facts }: HomeownerNotice,
  sendAt: Instant,
  settings: Settings,
  context: Context,
): Plan<{ visit: VisitRow; writes: Write[] }> {
  const address = to.toLowerCase();
  if (address === '') return { visit: known, writes: [] };
  const visit = { ...known, mailedTo: address };
  const row = messageRow(toMail({ ...facts, to: address, visit }, settings, context), context);
  const outdated = yield* withdrawCappedNews(address, visit.visitId, context, CAPS.homeownerMailsOfAddress);
  return { visit, writes: [...outdated, { kind: 'insertMessage', row: { ...row, nextAt: sendAt } }] };
}

function toMail(notice: HomeownerNotice, settings: Settings, context: Context): Mail {
  const { visit } = notice;
  const token = getVisitToken(visit, context);
  const link = { token, endsAt: token === '' ? '' : toInstant(getVisitLinkEnd(visit)) };
  const undoUntil = getUndoUntil(visit, context);
  return homeownerMail({ ...notice, link, undoUntil }, settings, context.nowMs);
}
