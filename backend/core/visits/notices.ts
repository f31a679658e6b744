import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { moreBookingsMail } from '#backend/core/mail/booking.ts';
import {
  companyNewsId,
  type HomeownerNews,
  type House,
  homeownerMail,
} from '#backend/core/mail/homeowner.ts';
import { cappedMail, cappedNews, findWaitingPlace } from '#backend/core/mail/mail-cap.ts';
import { type Mail, messageRow, sendMail } from '#backend/core/messages/messages.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { countShare, incrementMeter } from '#backend/core/rate-limit.ts';
import type { Instant, VisitRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { HOMEOWNER_MAILS } from '#backend/core/words/homeowner.ts';
import type { Write } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
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
  /** The code of the homeowner's language; English if it is empty. */
  language: string;
}

/**
 * Returns the writes of an email to a homeowner about a visit, and the visit with where the email goes; with
 * another address than the last email's, also if none goes there. None over the share of its sender; over the
 * cap of its mailbox a new booking sends none, and a change one later: anybody can book with any address.
 */
export function* homeownerNotice(
  { news, to, visit: known, entry, house, language }: HomeownerNotice,
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
  const mail = toMail({ news, to: address, visit, entry, house, language }, settings, context);
  const isNews = news !== 'booked' && news !== 'reminder';
  const most = CAPS.homeownerMailsOfAddress;
  const sent = isNews
    ? yield* cappedNews(mail, visit.visitId, context, most)
    : yield* cappedMail(mail, context, most);
  if (sent.length === 0) return none;
  return { visit: { ...visit, mailedTo: mail.to }, writes: [...share, ...sent] };
}

/** News of what the homeowner did with the link, which may wait (`cappedNews`). */
export const LINK_NEWS = ['moved', 'canceled', 'restored'] as const satisfies HomeownerNews[];
export type LinkNews = (typeof LINK_NEWS)[number];

/**
 * Like `homeownerNotice`, for what the company did after its person spoke with the homeowner: no stranger can
 * cause it, so it is not capped.
 * @param sendAt when it leaves, so that it can be withdrawn until then
 * @returns `owed` too: what had to wait until now and is withdrawn, because it is no longer so
 */
export function* companyNews(
  { to, visit: known, ...facts }: HomeownerNotice,
  sendAt: Instant,
  settings: Settings,
  context: Context,
): Plan<{ visit: VisitRow; writes: Write[]; owed: LinkNews | null }> {
  const address = to.toLowerCase();
  if (address === '') return { visit: known, writes: [], owed: null };
  const visit = { ...known, mailedTo: address };
  const row = messageRow(toMail({ ...facts, to: address, visit }, settings, context), context);
  const messageId = companyNewsId(visit);
  const waiting = yield* readWaitingNews(address, visit, context);
  return {
    visit,
    owed: waiting?.news ?? null,
    writes: [
      ...(waiting ? [waiting.withdrawal] : []),
      { kind: 'insertMessage', row: { ...row, messageId, nextAt: sendAt } },
    ],
  };
}

/** Reads what waits for a mailbox about a visit. */
function* readWaitingNews(address: string, { visitId, reference }: VisitRow, context: Context) {
  const most = CAPS.homeownerMailsOfAddress;
  const messageId = yield* findWaitingPlace(address, visitId, context, most);
  if (messageId === null) return null;
  const ofMailbox = { isFailed: false, recipient: address, until: '', limit: PAGE_SIZES.messages };
  const rows = yield* read('messages', ofMailbox);
  const subject = rows.find((row) => row.messageId === messageId && row.state === 'waiting')?.subject;
  // The place may be another visit's.
  const news = LINK_NEWS.find((each) =>
    HOMEOWNER_MAILS.some((words) =>
      [words.subject, words.subjectToAgree].some((subjects) => subjects[each](reference) === subject),
    ),
  );
  const withdrawal: Write = { kind: 'withdrawMessage', messageId };
  return news ? { news, withdrawal } : null;
}

function toMail(notice: HomeownerNotice, settings: Settings, context: Context): Mail {
  const { visit } = notice;
  const token = getVisitToken(visit, context);
  const link = { token, endsAt: token === '' ? '' : toInstant(getVisitLinkEnd(visit)) };
  const undoUntil = getUndoUntil(visit, context);
  return homeownerMail({ ...notice, link, undoUntil }, settings, context.nowMs);
}
