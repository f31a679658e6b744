import { wasBlocked } from '#backend/core/accounts/reps.ts';
import type { Alert } from '#backend/core/alerts/find-alerts.ts';
import type { Mail } from '#backend/core/messages/messages.ts';
import type { Instant, RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { formatDay, isDay } from '#contract/dates/calendar.ts';
import { formatEasternTime } from '#contract/dates/eastern-time.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { COUNTS } from '#contract/limits.ts';
import { formatPhone } from '#contract/phone.ts';
import { periodLabel } from '#contract/slots.ts';
import { ALERTS, alertSince, EMERGENCY_SUBJECT } from '#contract/words/alerts.ts';
import { speaks } from '#contract/words/languages.ts';
import { BATCHES } from './history.ts';

/** What has become of a booking, as the subject of its email says it. */
const NEWS = {
  booked: 'new booking',
  changed: 'changed booking',
  moved: 'moved visit',
  canceled: 'canceled visit',
  restored: 'visit back on',
} as const;
export type BookingNews = keyof typeof NEWS;

const inBatch = `in the batch "${BATCHES.bookings.name}"`;
const clock = (at: Instant): string => formatEasternTime(at, { timeStyle: 'short' });

/** The lines of emails to the company about a booking (mail/booking.ts). */
export const BOOKING_MAIL = {
  /**
   * What a phone shows of the email at 2 a.m.: whether it is urgent, who, where and when.
   * @param who name and city. @param date `yyyy-mm-dd`, and @param period of a slot; empty without one
   */
  subject(news: BookingNews, isEmergency: boolean, who: readonly string[], date: string, period: string) {
    const what = NEWS[news];
    const title = isEmergency ? `${EMERGENCY_SUBJECT}, ${what}` : `${what[0]?.toUpperCase()}${what.slice(1)}`;
    const day = isDay(date) ? formatDay(date, { weekday: 'short', month: 'short', day: 'numeric' }) : '';
    return `${title}: ${[...who, day, period].filter((word) => word !== '').join(', ')}`;
  },
  booked: 'A homeowner booked on the website.',
  changed: 'The homeowner sent this booking again with changes:',
  byLink: {
    moved: 'The homeowner moved this visit with the link in their email:',
    canceled: 'The homeowner canceled this visit with the link in their email:',
    restored: 'The homeowner canceled this visit, and took that back with the link in their email:',
  },
  /** @param language of the homeowner, its code */
  contact: (name: string, phone: string, email: string, address: string, language: string): string =>
    [`Name: ${name}`, speaks(language), `Phone: ${phone}`, `Email: ${email}`, `Address: ${address}`]
      .filter(Boolean)
      .join('\n'),
  service: (service: string): string => `Service: ${serviceLabel(service)}`,
  wanted: (date: string, period: string): string => `Wanted: ${formatDay(date)}, ${periodLabel(period)}`,
  toAgree:
    'That time is full or closed, so the visit has no time yet. Please agree on one with the homeowner.',
  wrote: 'The homeowner wrote:',
  leadIs: (isToCheck: boolean, siteUrl: string): string =>
    `The lead is ${isToCheck ? 'among the website bookings to check, because many came from one sender' : inBatch}: ${siteUrl}/rep-access`,
  leadDeleted: 'Its lead was deleted.',
  leadClosed: (status: string): string =>
    `The lead is closed (${status}), so reps won't get it again. Please tell whoever schedules the visits.`,
  more: (count: number): string =>
    count === 1 ? '1 more booking or change' : `${count} more bookings or changes`,
  moreCame: (count: number, since: Instant, until: Instant): string =>
    `Bookings came in faster than we can email you. Between ${clock(since)} and ${clock(until)} Eastern there ${count === 1 ? 'was' : 'were'}, besides those with an email of their own:`,
  moreAre: (siteUrl: string): string => `They are ${inBatch}, or among those to check: ${siteUrl}/rep-access`,
} as const;

export const CONTACT_SUBJECT = 'Message from the website';

const WAS_BLOCKED =
  'This account was blocked by a manager before. Approving the request gives it access again.';
const MANY_REQUESTS =
  "Many people asked for accounts today. You won't get an email for the next ones, so check the page above.";

/**
 * Email to the company about a new account request.
 * @param isLast further requests of the day send no email
 */
export const requestMail = (rep: RepRow, { company }: Settings, isLast: boolean): Mail => ({
  kind: 'company',
  to: company.email,
  subject: 'New account request for the rep area',
  text: [
    `${rep.name} (${rep.email}, ${formatPhone(rep.phone)}) asked for a rep account.`,
    ...(wasBlocked(rep) ? ['', WAS_BLOCKED] : []),
    '',
    `Approve or deny it: ${company.siteUrl}/rep-access/manage`,
    ...(isLast ? ['', MANY_REQUESTS] : []),
  ].join('\n'),
});

/** Email to the company about a rep who looks at many leads and saves none. */
export const unsavedLeadsMail = ({ name, email }: RepRow, { company }: Settings): Mail => ({
  kind: 'company',
  to: company.email,
  subject: `${COUNTS.unsavedLeads} leads in a row without a save: ${name}`,
  text: [
    `${name} (${email}) has had ${COUNTS.unsavedLeads} leads in a row and saved none of them. They get no other lead until they save one.`,
    '',
    'Somebody may be copying your leads. Ask the rep, or block the account:',
    `${company.siteUrl}/rep-access/manage`,
  ].join('\n'),
});

const WHEN = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Email to the company about what it has to look after. */
export function alertMail({ name, since, leadId }: Alert, { company }: Settings): Mail {
  const { title, whatToDo } = ALERTS[name];
  const when = alertSince(name, since && `${formatEasternTime(since, WHEN)} Eastern`);
  return {
    kind: 'company',
    to: company.email,
    ...(leadId !== '' && { leadId }),
    subject: `Please check: ${title}`,
    text: [
      [`${title}.`, when].filter((line) => line !== '').join(' '),
      '',
      whatToDo,
      '',
      `Today: ${company.siteUrl}/rep-access/manage`,
      'This comes once a day for as long as it lasts.',
    ].join('\n'),
  };
}
