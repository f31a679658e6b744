import { isCheckBatch, OWN_BATCHES } from '#backend/core/leads/batches.ts';
import type { Mail } from '#backend/core/messages/messages.ts';
import type { BookingRow, LeadRow, MeterRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { formatEasternTime } from '#contract/dates/eastern-time.ts';
import { type BookingService, serviceLabel } from '#contract/form-choices.ts';
import { formatPhone } from '#contract/phone.ts';
import { periodLabel } from '#contract/slots.ts';
import { quoted, withoutLinks } from './typed-words.ts';

const WHERE = `in the batch "${OWN_BATCHES.bookings.name}"`;

const TO_AGREE =
  'That time is full or closed, so the visit has no time yet. Please agree on one with the homeowner.';

const EMERGENCY: BookingService = 'emergency-tarping';

/** Of a name or a city in a subject, in characters. */
const SUBJECT_WORD = 40;

const cut = (text: string): string =>
  text.length > SUBJECT_WORD ? `${text.slice(0, SUBJECT_WORD - 1).trimEnd()}…` : text;

const nameOf = ({ firstName, lastName }: LeadRow): string => withoutLinks(`${firstName} ${lastName}`.trim());

/** What a phone shows of the email at 2 a.m.: whether it is urgent, who, where and when. */
function subjectOf(what: string, { service, apptDate, apptTime }: BookingRow, lead: LeadRow | null): string {
  const [period = ''] = apptTime.split(' ');
  const words = lead ? [nameOf(lead), withoutLinks(lead.city)].map(cut) : [];
  const day = formatDay(apptDate, { weekday: 'short', month: 'short', day: 'numeric' });
  const title = service === EMERGENCY ? `EMERGENCY, ${what}` : `${what[0]?.toUpperCase()}${what.slice(1)}`;
  return `${title}: ${[...words, day, period].filter((word) => word !== '').join(', ')}`;
}

/** An email to the company, which answers the homeowner when it is answered. */
const toCompany = (lead: LeadRow | null, subject: string, lines: string[], { company }: Settings): Mail => ({
  kind: 'company',
  to: company.email,
  ...(lead && lead.email !== '' && { replyTo: lead.email }),
  ...(lead && { leadId: lead.leadId }),
  subject,
  text: lines.join('\n'),
});

const whereLine = (lead: LeadRow, { company }: Settings): string =>
  `The lead is ${isCheckBatch(lead) ? 'among the website bookings to check, because many came from one sender' : WHERE}: ${company.siteUrl}/rep-access`;

const contactLines = (lead: LeadRow): string[] => [
  `Name: ${nameOf(lead)}`,
  `Phone: ${formatPhone(lead.phone)}`,
  `Email: ${lead.email}`,
  `Address: ${withoutLinks(`${lead.address}, ${lead.city}, ${lead.state} ${lead.zip}`)}`,
];

/** Email to the company about a new booking. */
export const bookingMail = (booking: BookingRow, lead: LeadRow, settings: Settings): Mail =>
  toCompany(
    lead,
    subjectOf('new booking', booking, lead),
    [
      'A homeowner booked on the website.',
      '',
      ...contactLines(lead),
      `Service: ${serviceLabel(booking.service)}`,
      `Wanted: ${formatDay(booking.apptDate)}, ${periodLabel(booking.apptTime)}`,
      ...(booking.toAgree ? [TO_AGREE] : []),
      `Reference: ${booking.reference}`,
      ...(lead.notes === '' ? [] : ['', 'The homeowner wrote:', ...quoted(lead.notes)]),
      '',
      whereLine(lead, settings),
    ],
    settings,
  );

/** Email to the company about a corrected booking. `note` lists the changes, one per line. */
export const changedBookingMail = (
  booking: BookingRow,
  lead: LeadRow,
  note: string,
  settings: Settings,
): Mail =>
  toCompany(
    lead,
    subjectOf('changed booking', booking, lead),
    [
      'The homeowner sent this booking again with changes:',
      '',
      ...quoted(note),
      '',
      ...contactLines(lead),
      '',
      whereLine(lead, settings),
    ],
    settings,
  );

/** What the homeowner has done with the link of a booking. */
export interface VisitChange {
  action: 'moved' | 'canceled';
  booking: BookingRow;
  /** The new and the old slot, in one line. */
  words: string;
  /** As it is now; null if it has been deleted. */
  lead: LeadRow | null;
}

/** Email to the company about a visit that the homeowner has moved or canceled. */
export const visitMail = ({ action, booking, words, lead }: VisitChange, settings: Settings): Mail =>
  toCompany(
    lead,
    subjectOf(`${action} visit`, booking, lead),
    [
      `The homeowner ${action} this visit with the link in their email:`,
      '',
      words,
      `Reference: ${booking.reference}`,
      '',
      ...(lead ? leadLines(lead, settings) : ['Its lead was deleted.']),
    ],
    settings,
  );

/** A closed lead is served to no rep, so the email asks somebody else to act. */
const leadLines = (lead: LeadRow, settings: Settings): string[] => [
  ...contactLines(lead),
  '',
  whereLine(lead, settings),
  ...(lead.open
    ? []
    : [
        `The lead is closed (${lead.status}), so reps won't get it again. Please tell whoever schedules the visits.`,
      ]),
];

/** Email to the company about those bookings and changes of a minute that got no email of their own. */
export function moreBookingsMail({ count, since, until }: MeterRow, settings: Settings): Mail {
  const [from, to] = [since, until].map((at) => formatEasternTime(at, { timeStyle: 'short' }));
  const subject = count === 1 ? '1 more booking or change' : `${count} more bookings or changes`;
  return toCompany(
    null,
    subject,
    [
      `Bookings came in faster than we can email you. Between ${from} and ${to} Eastern there ${count === 1 ? 'was' : 'were'}, besides those with an email of their own:`,
      '',
      subject,
      '',
      `They are ${WHERE}, or among those to check: ${settings.company.siteUrl}/rep-access`,
    ],
    settings,
  );
}
