import { isCheckBatch } from '#backend/core/leads/batches.ts';
import type { Mail } from '#backend/core/messages/messages.ts';
import type { LeadRow, MeterRow, VisitRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { BOOKING_MAIL, type BookingNews } from '#backend/core/words/company-mail.ts';
import { referenceLine } from '#backend/core/words/history.ts';
import type { BookingService } from '#contract/form-choices.ts';
import { formatPhone } from '#contract/phone.ts';

/**
 * Returns words that a stranger has typed so that no mail program makes a link of them: `example.com` becomes
 * `example. com`.
 */
const withoutLinks = (typed: string): string =>
  typed
    .replaceAll('://', ': //')
    .replaceAll('@', ' @ ')
    .replace(/\.(?=[\p{L}\p{N}])/gu, '. ');

/** Returns typed lines as a quotation. */
const quoted = (typed: string): string[] =>
  withoutLinks(typed)
    .split('\n')
    .map((line) => `> ${line}`);

const EMERGENCY: BookingService = 'emergency-tarping';

/** Of a name or a city in a subject, in characters. */
const SUBJECT_WORD = 40;

const cut = (text: string): string =>
  text.length > SUBJECT_WORD ? `${text.slice(0, SUBJECT_WORD - 1).trimEnd()}…` : text;

const nameOf = ({ firstName, lastName }: LeadRow): string => withoutLinks(`${firstName} ${lastName}`.trim());

/** An email to the company about a booking: who answers it answers the homeowner. */
function aboutBooking(
  news: BookingNews,
  { service, apptDate, apptTime }: VisitRow,
  lead: LeadRow | null,
  { company }: Settings,
  lines: readonly string[],
): Mail {
  const [period = ''] = apptTime.split(' ');
  const who = lead ? [nameOf(lead), withoutLinks(lead.city)].map(cut) : [];
  return {
    kind: 'company',
    to: company.email,
    ...(lead && lead.email !== '' && { replyTo: lead.email }),
    ...(lead && { leadId: lead.leadId }),
    // Nobody has to hurry because of one that is canceled.
    subject: BOOKING_MAIL.subject(news, service === EMERGENCY && news !== 'canceled', who, apptDate, period),
    text: lines.join('\n'),
  };
}

const whereLine = (lead: LeadRow, { company }: Settings): string =>
  BOOKING_MAIL.leadIs(isCheckBatch(lead), company.siteUrl);

/** A closed lead is served to no rep, so somebody else has to act. */
const closedLines = ({ open, status }: LeadRow): string[] => (open ? [] : [BOOKING_MAIL.leadClosed(status)]);

const contactLines = (lead: LeadRow): string => {
  const address = withoutLinks(`${lead.address}, ${lead.city}, ${lead.state} ${lead.zip}`);
  return BOOKING_MAIL.contact(nameOf(lead), formatPhone(lead.phone), lead.email, address, lead.language);
};

/** Email to the company about a new booking. */
export const bookingMail = (visit: VisitRow, lead: LeadRow, settings: Settings): Mail =>
  aboutBooking('booked', visit, lead, settings, [
    BOOKING_MAIL.booked,
    '',
    contactLines(lead),
    BOOKING_MAIL.service(visit.service),
    BOOKING_MAIL.wanted(visit.apptDate, visit.apptTime),
    ...(visit.toAgree ? [BOOKING_MAIL.toAgree] : []),
    referenceLine(visit.reference),
    ...(lead.notes === '' ? [] : ['', BOOKING_MAIL.wrote, ...quoted(lead.notes)]),
    '',
    whereLine(lead, settings),
  ]);

/** Email to the company about a corrected booking. `note` lists the changes, one per line. */
export const changedBookingMail = (visit: VisitRow, lead: LeadRow, note: string, settings: Settings): Mail =>
  aboutBooking('changed', visit, lead, settings, [
    BOOKING_MAIL.changed,
    '',
    ...quoted(note),
    '',
    contactLines(lead),
    '',
    whereLine(lead, settings),
    ...closedLines(lead),
  ]);

/** What the homeowner has done with the link of a visit. */
export interface VisitChange {
  action: 'moved' | 'canceled' | 'restored';
  /** As it is now. */
  visit: VisitRow;
  /** The new and the old slot in one line, and another one if it has opened the lead again. */
  words: string;
  /** As it is now; null if it has been deleted. */
  lead: LeadRow | null;
}

/** Email to the company about a visit that the homeowner has changed. */
export const visitMail = ({ action, visit, words, lead }: VisitChange, settings: Settings): Mail =>
  aboutBooking(action, visit, lead, settings, [
    BOOKING_MAIL.byLink[action],
    '',
    words,
    referenceLine(visit.reference),
    '',
    ...(lead
      ? [contactLines(lead), '', whereLine(lead, settings), ...closedLines(lead)]
      : [BOOKING_MAIL.leadDeleted]),
  ]);

/** Email to the company about those bookings and changes of a minute that got no email of their own. */
export function moreBookingsMail({ count, since, until }: MeterRow, { company }: Settings): Mail {
  const subject = BOOKING_MAIL.more(count);
  const came = BOOKING_MAIL.moreCame(count, since, until);
  const text = [came, '', subject, '', BOOKING_MAIL.moreAre(company.siteUrl)].join('\n');
  return { kind: 'company', to: company.email, subject, text };
}
