import type { BookingRow, LeadRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Mail } from '#backend/core/writes.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { periodLabel } from '#contract/slots.ts';

const WHERE = 'in the batch "Website bookings"';

const LAST = [
  '',
  `Bookings are coming in faster than we can email you. You won't get an email for the next ones; all of them are ${WHERE}.`,
];

const TO_AGREE =
  'That time is full or closed, so the visit has no time yet. Please agree on one with the homeowner.';

/** Email to the company about a new booking. */
export function bookingMail(
  booking: BookingRow,
  lead: LeadRow,
  { company }: Settings,
  isLast: boolean,
): Mail {
  const service = serviceLabel(booking.service);
  const period = periodLabel(booking.apptTime);
  return {
    to: company.email,
    subject: `New booking ${booking.reference}`,
    text: [
      `${lead.firstName} ${lead.lastName} booked on the website.`,
      '',
      `Reference: ${booking.reference}`,
      `Service: ${service}`,
      `Wanted: ${formatDay(booking.apptDate)}, ${period}`,
      ...(booking.toAgree ? [TO_AGREE] : []),
      `Phone: ${lead.phone}`,
      `Email: ${lead.email}`,
      `Address: ${lead.address}, ${lead.city}, ${lead.state} ${lead.zip}`,
      '',
      `The lead is ${WHERE}: ${company.siteUrl}/rep-access`,
      ...(isLast ? LAST : []),
    ].join('\n'),
  };
}

/** Email to the company about a corrected booking. `note` lists the changes, one per line. */
export const changedBookingMail = (
  booking: BookingRow,
  note: string,
  { company }: Settings,
  isLast: boolean,
): Mail => ({
  to: company.email,
  subject: `Changed booking ${booking.reference}`,
  text: [
    'The homeowner sent this booking again with changes:',
    '',
    note,
    '',
    `The lead is ${WHERE}: ${company.siteUrl}/rep-access`,
    ...(isLast ? LAST : []),
  ].join('\n'),
});

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
export function visitMail(
  { action, booking: { reference }, words, lead }: VisitChange,
  { company }: Settings,
  isLast: boolean,
): Mail {
  return {
    to: company.email,
    subject: `${action === 'moved' ? 'Moved' : 'Canceled'} visit ${reference}`,
    text: [
      `The homeowner ${action} this visit with the link in their email:`,
      '',
      `Reference: ${reference}`,
      words,
      '',
      ...(lead ? leadLines(lead, company.siteUrl) : ['Its lead was deleted.']),
      ...(isLast ? LAST : []),
    ].join('\n'),
  };
}

/** A closed lead is served to no rep, so the email asks somebody else to act. */
const leadLines = (lead: LeadRow, siteUrl: string): string[] => [
  `The lead is ${WHERE}: ${siteUrl}/rep-access`,
  ...(lead.open
    ? []
    : [
        `The lead is closed (${lead.status}), so reps won't get it again. Please tell whoever schedules the visits.`,
      ]),
];
