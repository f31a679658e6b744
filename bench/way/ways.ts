import { BOOKING_MESSAGES } from '#src/content/pages/booking.ts';
import type { Sight } from './visitor.ts';

/** What the visitor waits for, in this order; one of the two ways has it all. */
export const SCREENS = [
  'home painted',
  'schedule usable',
  'times usable',
  'time picked',
  'details usable',
  'summary usable',
  'received',
] as const;
export type Screen = (typeof SCREENS)[number];

type Fields = Readonly<Record<string, string>>;

export interface Stretch {
  /** What is touched to get there; nothing for the first page, and where the way goes on by itself. */
  touch?: string;
  /** What the visitor waits for then, because the next act needs it. */
  screen: Screen;
  sight: Omit<Sight, 'name'>;
  /** What is filled in there, by the names of the fields. */
  fields?: Fields;
  /** What is ticked there. */
  tick?: string;
}

/** What the visitor types, the same words on both ways. */
export interface Answers {
  firstName: string;
  lastName: string;
  phone: string;
}

const PLACE = {
  email: 'ada.marlowe@home.example',
  address: '120 Ocean Avenue',
  zipCode: '32951',
  city: 'Melbourne Beach',
};
const DAMAGE = {
  insuranceCarrier: 'Heron Mutual',
  policyNumber: '00123-H',
  dateOfLoss: '01/15/2026',
  notes: 'Shingles are gone above the kitchen, water comes in.',
  previousClaims: 'No',
};
const OWNER = '[name=ownerConfirmed]';

/** What the lead of a booking on our site must have. */
export const toLead = (answers: Answers): Fields => {
  const { zipCode, ...place } = PLACE;
  return { ...answers, ...place, zip: zipCode, state: 'FL', ...DAMAGE, dateOfLoss: '2026-01-15' };
};

/**
 * The contact first, for which the page need not know the day, then a time, which opens the details. What is
 * typed and touched before the app runs must count.
 */
export const ours = ({ firstName, lastName, phone }: Answers): Stretch[] => [
  { screen: 'home painted', sight: { selector: 'main a[href="/schedule"]' } },
  {
    touch: 'main a[href="/schedule"]',
    screen: 'schedule usable',
    sight: { selector: 'main form [name=name]:enabled' },
    fields: { name: firstName, lastName, phone, ...PLACE },
  },
  { screen: 'times usable', sight: { selector: '[data-slot]:enabled' } },
  {
    touch: '[data-slot]:enabled',
    screen: 'details usable',
    sight: { selector: '[name=insuranceCarrier]:enabled' },
    fields: DAMAGE,
    tick: OWNER,
  },
  {
    touch: 'main form [type=submit]:enabled',
    screen: 'received',
    sight: { selector: '[role=status]', text: BOOKING_MESSAGES.success },
  },
];

/** A time first, then the same answers, and what was entered once more before it is sent. */
export const rival = (answers: Answers): Stretch[] => [
  { screen: 'home painted', sight: { selector: '#book' } },
  { touch: '#book', screen: 'schedule usable', sight: { selector: '.available-hour' } },
  {
    touch: '.available-hour:nth-of-type(2)',
    screen: 'time picked',
    sight: { selector: '.available-hour:nth-of-type(2)[aria-pressed=true]' },
  },
  {
    touch: '#frame-time .next',
    screen: 'details usable',
    sight: { selector: '[name=firstName]' },
    fields: { ...answers, ...PLACE, state: 'FL', ...DAMAGE },
  },
  {
    touch: '#frame-information .next',
    screen: 'summary usable',
    sight: { selector: '#confirm' },
    tick: OWNER,
  },
  { touch: '#confirm', screen: 'received', sight: { selector: '#registered' } },
];
