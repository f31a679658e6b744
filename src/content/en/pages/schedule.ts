import type { ScheduleField } from '#src/lib/hand-off.ts';

/** Specification, section 2. */
export const SCHEDULE_PAGE = {
  description:
    'Pick a morning or an afternoon for a no-cost roof inspection or emergency tarping. Open 7 days a week in Brevard County and Central Florida.',
  title: 'Schedule Your No Cost Visit',
  process: 'See how our process works',
  emergency: {
    title: 'Water coming in right now?',
    /** The hotline follows. */
    text: 'Use the call button:',
  },
} as const;

export const SCHEDULE_STEPS = {
  contact: { title: 'Your details' },
  slot: { title: 'Pick a time' },
  /** Below the times. */
  slotNote: 'We’re open 7 days a week. A tap on a time opens the booking form. What you typed comes along.',
  /** Above the title. */
  number: (step: number) => `Step ${step} of 2`,
  /** Before the first free time, which is a link to the times. */
  firstFree: 'First free time:',
  /** Before the day is known. */
  seeTimes: 'see step 2',
  /** The first free time. @param day such as `Tue, December 1` @param period such as `morning` */
  free: (day: string, period: string) => `${day}, ${period.toLowerCase()}`,
  freeTomorrow: (period: string) => `tomorrow ${period.toLowerCase()}`,
  /** In its place when every time is taken. */
  noneFree: 'we’ll agree on one by phone',
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
