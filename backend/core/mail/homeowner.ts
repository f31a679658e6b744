import type { Mail } from '#backend/core/messages/messages.ts';
import type { BookingRow, Instant } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { formatE164 } from '#contract/e164.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { isPeriod, periodLabel } from '#contract/slots.ts';
import { calendarFile } from '#contract/visits/calendar-file.ts';
import { visitLink } from '#contract/visits/visit-link.ts';
import { SAFETY_STEPS } from '#contract/words/visit.ts';

/** The booking's link; the token is empty if there is none. */
interface Link {
  token: string;
  endsAt: Instant;
}

const RECEIVED = {
  booked: "We received your booking. We'll call you to confirm the time.",
  toAgree:
    "We received your booking. The time you asked for isn't available, so we'll call you to agree on one.",
};

/**
 * Email to the homeowner about a new booking. Anybody can book with any address: it holds nothing that the
 * form lets people type freely, only the reference and what was chosen from lists.
 */
export function homeownerMail(
  to: string,
  booking: BookingRow,
  link: Link,
  settings: Settings,
  nowMs: number,
): Mail {
  const { company } = settings;
  const { reference, service, apptDate, apptTime, toAgree, changes } = booking;
  const slot = `${formatDay(apptDate)}, ${periodLabel(apptTime)}, Eastern time`;
  const period = isPeriod(apptTime) ? apptTime : 'morning';
  const visit = { slot: { date: apptDate, period }, service, reference, id: reference, changes };
  return {
    kind: 'homeowner',
    to,
    leadId: booking.leadId,
    subject: `Your roof visit ${reference}`,
    text: [
      'Hello,',
      '',
      toAgree ? RECEIVED.toAgree : RECEIVED.booked,
      '',
      `Reference: ${reference}`,
      `Service: ${serviceLabel(service)}`,
      ...(toAgree
        ? [`You asked for: ${slot}`]
        : [`When: ${slot}`, 'Open the attached file to add the visit to your calendar.']),
      '',
      ...linkLines(link, settings),
      'Until we get there:',
      ...SAFETY_STEPS.map((line) => `- ${line}`),
      '',
      ...questionLines(settings),
      "If you didn't book with us, someone else typed your email address. You don't need to do anything.",
      '',
      company.name,
    ].join('\n'),
    expiresAt: link.endsAt,
    // A visit without a time is in no calendar.
    ...(!toAgree && { attachment: calendarFile(visit, company, nowMs) }),
  };
}

function linkLines({ token, endsAt }: Link, { company }: Settings): string[] {
  if (token === '' || company.siteUrl === '') return [];
  return [
    'See your visit, choose another time, or cancel:',
    visitLink(company.siteUrl, token),
    `The link works until ${formatDay(easternDay(Date.parse(endsAt)))}. Anyone with this link can change your visit, so keep this email to yourself.`,
    '',
  ];
}

function questionLines({ company }: Settings): string[] {
  if (company.hotline !== '') {
    return [`Questions, or water coming in? Call ${formatE164(company.hotline)}, day or night.`];
  }
  return company.email === '' ? [] : [`Questions? Email ${company.email}.`];
}
