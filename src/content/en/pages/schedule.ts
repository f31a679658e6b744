import type { ScheduleField } from '#src/lib/hand-off.ts';
import { PROMISES } from '#words/company/company.ts';

/** Specification, section 2. */
export const SCHEDULE_PAGE = {
  description:
    'Pick a morning or an afternoon for a no-cost roof inspection or emergency tarping. Open 7 days a week in Brevard County and Central Florida.',
  title: 'Schedule Your No Cost Visit',
  lead: 'Two steps, about two minutes: tell us where the roof is, then pick a morning or afternoon.',
  process: 'See how our process works',
  emergency: {
    title: 'Water coming in right now?',
    text: `Use the call button. ${PROMISES.answer}`,
  },
} as const;

export const SCHEDULE_STEPS = {
  contact: { title: 'Your details', lead: 'So our crew knows who to ask for and which roof to check.' },
  slot: {
    title: 'Pick a time',
    lead: 'We’re open 7 days a week. Tap a time to go to the booking form. What you typed comes along.',
  },
  /** Before the title, for screen readers. */
  number: (step: number) => `Step ${step}:`,
  opening: 'Opening the booking form…',
} as const;

export const SCHEDULE_LABELS: Record<ScheduleField, string> = {
  serviceType: 'Service type',
  name: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Street address of the roof',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
};

/** Reply to a typed ZIP code. */
export const ZIP_ANSWERS = {
  before: 'Enter your ZIP code to see right away if our crews cover your area.',
  core: (city: string) => `Yes, our crews serve ${city}.`,
  wider: (city: string) => `Yes, we travel to ${city}. Plan on a little extra drive time.`,
  /** The hotline follows. */
  outside: () => 'Outside our usual area. Call us and we’ll tell you right away if a crew can come.',
} as const;

/** Specification, section 2. */
export const REDIRECTING = {
  description: 'Inspections are requested on the schedule page.',
  title: 'Redirecting to scheduling...',
  link: 'Continue to the schedule',
} as const;
