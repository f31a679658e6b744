import { formatDay } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { formatE164 } from '#contract/e164.ts';
import { serviceLabel } from '#contract/form-choices.ts';
import { periodLabel } from '#contract/slots.ts';

/** What the core answers to a homeowner, besides the errors of contract/words/errors.ts. */
export const HOMEOWNER_ANSWERS = {
  dayNotOffered: 'Please choose one of the days shown',
  lossAhead: "The date of loss can't be in the future",
  changedTooOften: 'This booking was changed too often today. Please call us to change it.',
  bookingUnknown: "We can't find this booking.",
} as const;

const inWords = (date: string, period: string): string =>
  `${formatDay(date)}, ${periodLabel(period)}, Eastern time`;

/** The lines of the email to a homeowner about a new booking (mail/homeowner.ts). */
export const HOMEOWNER_MAIL = {
  subject: (reference: string): string => `Your roof visit ${reference}`,
  hello: 'Hello,',
  received: "We received your booking. We'll call you to confirm the time.",
  receivedToAgree:
    "We received your booking. The time you asked for isn't available, so we'll call you to agree on one.",
  reference: (reference: string): string => `Reference: ${reference}`,
  service: (service: string): string => `Service: ${serviceLabel(service)}`,
  /** @param date `yyyy-mm-dd`. @param period of a slot */
  askedFor: (date: string, period: string): string => `You asked for: ${inWords(date, period)}`,
  when: (date: string, period: string): string => `When: ${inWords(date, period)}`,
  toCalendar: 'Open the attached file to add the visit to your calendar.',
  link: 'See your visit, choose another time, or cancel:',
  /** @param endsAt ISO instant */
  linkEnds: (endsAt: string): string =>
    `The link works until ${formatDay(easternDay(Date.parse(endsAt)))}. Anyone with this link can change your visit, so keep this email to yourself.`,
  untilThen: 'Until we get there:',
  /** @param hotline as typed or E.164 */
  callUs: (hotline: string): string =>
    `Questions, or water coming in? Call ${formatE164(hotline)}, day or night.`,
  emailUs: (email: string): string => `Questions? Email ${email}.`,
  notYou: "If you didn't book with us, someone else typed your email address. You don't need to do anything.",
} as const;
