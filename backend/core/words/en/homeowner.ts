import { formatDay } from '#contract/dates/calendar.ts';
import { easternDay, formatEasternTime } from '#contract/dates/eastern-time.ts';
import { formatE164 } from '#contract/e164.ts';
import { OFFICE_LABELS, serviceLabel } from '#contract/form-choices.ts';
import { clockInWords, periodLabel } from '#contract/slots.ts';
import { SAFETY_STEPS } from '#contract/words/en/safety-steps.ts';
import * as visit from '#contract/words/en/visit.ts';

const label = (service: string): string => serviceLabel(service, OFFICE_LABELS);

const inWords = (date: string, period: string): string =>
  `${formatDay(date, undefined, 'en')}, ${periodLabel(period, visit, 'en')}, Eastern time`;

/** An entry that was made with a link has another id than the file's. */
const BY_LINK = 'If you added it with the Google or Outlook button, delete that entry.';

const SUBJECT = {
  booked: (reference: string): string => `Your roof visit ${reference}`,
  moved: (reference: string): string => `New time for your roof visit ${reference}`,
  canceled: (reference: string): string => `Canceled: your roof visit ${reference}`,
  restored: (reference: string): string => `Back on: your roof visit ${reference}`,
  reminder: (reference: string): string => `Tomorrow: your roof visit ${reference}`,
  set: (reference: string): string => `Your roof visit ${reference}`,
  confirmed: (reference: string): string => `Confirmed: your roof visit ${reference}`,
  calledOff: (reference: string): string => `Canceled: your roof visit ${reference}`,
} as const;

/** What has happened to the visit: at first what the homeowner did on the site, then what the company did. */
const NEWS = {
  booked: "We received your booking. We'll call you to confirm the time.",
  moved: "You chose another time for your visit. We'll call you to confirm it.",
  canceled: "You canceled your visit, so we won't come.",
  restored: "Your visit is back on. We'll call you to confirm the time.",
  reminder: "Your roof visit is tomorrow. If we haven't confirmed the time with you yet, please call us.",
  set: "Your roof visit is set. If the time below isn't what we agreed on, please call us.",
  confirmed: "Your roof visit is confirmed. We'll see you then.",
  calledOff: "Your visit is canceled, so we won't come. If you didn't want that, please call us.",
} as const;

/** The lines of the emails to a homeowner about a visit (mail/homeowner.ts). */
export const HOMEOWNER_MAIL = {
  subject: SUBJECT,
  /** Of a visit whose time is to be agreed on. */
  subjectToAgree: {
    ...SUBJECT,
    moved: (reference: string): string => `Time to be agreed: your roof visit ${reference}`,
    set: (reference: string): string => `Time to be agreed: your roof visit ${reference}`,
  },
  hello: 'Hello,',
  news: NEWS,
  /** Of a visit whose time is to be agreed on. */
  newsToAgree: {
    ...NEWS,
    booked:
      "We received your booking. The time you asked for isn't available, so we'll call you to agree on one.",
    moved: "The time you chose for your visit isn't available, so we'll call you to agree on one.",
    restored:
      "Your visit is back on. The time you asked for isn't available, so we'll call you to agree on one.",
    set: "The time of your roof visit isn't set yet. We'll call you to agree on one.",
  },
  /** Of a visit that the company has confirmed. */
  reminderOfConfirmed: 'Your roof visit is tomorrow.',
  reference: (reference: string): string => `Reference: ${reference}`,
  service: (service: string): string => `Service: ${label(service)}`,
  /** @param date `yyyy-mm-dd`. @param period of a slot */
  askedFor: (date: string, period: string): string => `You asked for: ${inWords(date, period)}`,
  /** @param address in one line */
  where: (address: string): string => `Where: ${address}`,
  when: (date: string, period: string): string => `When: ${inWords(date, period)}`,
  /** @param time `HH:MM` */
  at: (time: string): string => `We'll be there at about ${clockInWords(time, 'en')}.`,
  toCalendar: {
    booked: 'Open the attached file to add the visit to your calendar.',
    moved: `Open the attached file to change the visit in your calendar. ${BY_LINK}`,
    canceled: `Open the attached file to take the visit out of your calendar. ${BY_LINK}`,
    restored: 'Open the attached file to put the visit back in your calendar.',
    confirmed: `Open the attached file to change the visit in your calendar. ${BY_LINK}`,
    calledOff: `Open the attached file to take the visit out of your calendar. ${BY_LINK}`,
  },
  link: 'See your visit, choose another time, or cancel:',
  /** @param until ISO instant */
  linkOfCanceled: (until: string): string =>
    `Changed your mind? Until ${formatEasternTime(until, { timeStyle: 'short' }, 'en')} Eastern time, you can bring the visit back here:`,
  /** @param endsAt ISO instant */
  linkEnds: (endsAt: string): string =>
    `The link works until ${formatDay(easternDay(Date.parse(endsAt)), undefined, 'en')}. Anyone with this link can change your visit, so keep this email to yourself.`,
  untilThen: 'Until we get there:',
  safetySteps: SAFETY_STEPS,
  /** Of the attached file. */
  calendar: { serviceLabel: label, fileName: visit.CALENDAR_FILE_NAME, linkLine: visit.calendarLinkLine },
  /** @param hotline as typed or E.164 */
  callUs: (hotline: string): string =>
    `Questions, or water coming in? Call ${formatE164(hotline)}, day or night.`,
  emailUs: (email: string): string => `Questions? Email ${email}.`,
  notYou: "If you didn't book with us, someone else typed your email address. You don't need to do anything.",
  /** Of a visit that was agreed on by phone. */
  notYourVisit: "If this visit isn't yours, we have a wrong email address. Please tell us.",
} as const;
