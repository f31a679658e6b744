import type { Mail } from '#backend/core/messages/messages.ts';
import type { BookingRow, Instant } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { HOMEOWNER_MAIL } from '#backend/core/words/homeowner.ts';
import { isPeriod } from '#contract/slots.ts';
import { calendarFile } from '#contract/visits/calendar-file.ts';
import { visitLink } from '#contract/visits/visit-link.ts';
import { SAFETY_STEPS } from '#contract/words/safety-steps.ts';

/** The booking's link; the token is empty if there is none. */
interface Link {
  token: string;
  endsAt: Instant;
}

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
  const period = isPeriod(apptTime) ? apptTime : 'morning';
  const visit = { slot: { date: apptDate, period }, service, reference, id: reference, changes };
  return {
    kind: 'homeowner',
    to,
    leadId: booking.leadId,
    subject: HOMEOWNER_MAIL.subject(reference),
    text: [
      HOMEOWNER_MAIL.hello,
      '',
      toAgree ? HOMEOWNER_MAIL.receivedToAgree : HOMEOWNER_MAIL.received,
      '',
      HOMEOWNER_MAIL.reference(reference),
      HOMEOWNER_MAIL.service(service),
      ...(toAgree
        ? [HOMEOWNER_MAIL.askedFor(apptDate, apptTime)]
        : [HOMEOWNER_MAIL.when(apptDate, apptTime), HOMEOWNER_MAIL.toCalendar]),
      '',
      ...linkLines(link, settings),
      HOMEOWNER_MAIL.untilThen,
      ...SAFETY_STEPS.map((line) => `- ${line}`),
      '',
      ...questionLines(settings),
      HOMEOWNER_MAIL.notYou,
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
  return [HOMEOWNER_MAIL.link, visitLink(company.siteUrl, token), HOMEOWNER_MAIL.linkEnds(endsAt), ''];
}

function questionLines({ company }: Settings): string[] {
  if (company.hotline !== '') return [HOMEOWNER_MAIL.callUs(company.hotline)];
  return company.email === '' ? [] : [HOMEOWNER_MAIL.emailUs(company.email)];
}
