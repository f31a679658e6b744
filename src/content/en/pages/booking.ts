import type { LEAD_SOURCES, PREVIOUS_CLAIMS } from '#contract/form-choices.ts';
import { BOOKING_FIELDS, forFields, LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { COUNTS } from '#contract/limits.ts';
import type { DraftField } from '#src/lib/booking-fields.ts';

/** Specification, sections 2, 4, 5 and 8. */
export const BOOKING_PAGE = {
  description: 'Complete your booking for a no-cost visit.',
  title: 'Book Your Visit',
  lead: 'Last step. Keep your policy handy.',
  back: 'Back to schedule',
} as const;

export const BOOKING_BANNER = {
  label: 'Your visit',
  noSlot: 'No time chosen yet. Please pick a day and time below.',
  slotGone: 'That time isn’t available anymore. Please pick another one below.',
  /** Below the chosen time, once it has no place left. */
  full: 'Not available: we’ll call',
  emergency: {
    title: 'Emergency service:',
    text: 'calling us is faster.',
  },
} as const;

export const BOOKING_SECTIONS = {
  you: 'Your details',
  property: 'Property',
  insurance: 'Insurance',
  damage: 'Damage',
  when: 'Appointment',
} as const;

/** Parts of the form that the visitor has answered already. */
export const COLLAPSIBLE_PARTS = {
  contact: { title: BOOKING_SECTIONS.you, action: 'Edit', what: 'your details' },
  slot: { title: BOOKING_SECTIONS.when, action: 'Change', what: 'the appointment' },
} as const;

/** The field's own label, or a longer one where the homeowner needs it. */
export const BOOKING_LABELS: Record<DraftField, string> = {
  ...forFields(BOOKING_FIELDS, (field) => LEAD_FIELDS[field].label),
  address: 'Street address',
  previousClaims: 'Past roof claims',
  notes: 'Tell us what happened',
  apptDate: 'Date and time',
  apptTime: 'Date and time',
  leadSource: 'How you found us',
  ownerConfirmed: 'Owner confirmation',
};

export const FIELD_NAMES: Record<DraftField, string> = {
  ...forFields(BOOKING_FIELDS, (field) => inSentence(LEAD_FIELDS[field].label)),
  address: 'street address',
  notes: 'what happened',
  apptDate: 'date and time',
  apptTime: 'date and time',
  ownerConfirmed: 'owner confirmation',
};

/** `First name` becomes `first name`; `ZIP code` is unchanged. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

export const BOOKING_HINTS = {
  insuranceCarrier: 'No insurance? Type “none”.',
  policyNumber: 'Don’t have it handy? Type “later” and we’ll ask by phone.',
  notes: 'Example: a tree limb came through the garage.',
  dateOfLoss: 'Day of the storm or leak. Your best guess is fine.',
  /** How a date was read that is not typed as mm/dd/yyyy. */
  readLoss: (day: string) => `We read this as ${day}.`,
} as const;

/** What an answer is called that is sent as it is in English (contract/form-choices.ts). */
export const CLAIM_LABELS: Readonly<Record<(typeof PREVIOUS_CLAIMS)[number], string>> = {
  Yes: 'Yes',
  No: 'No',
  Unsure: 'Unsure',
};
export const SOURCE_LABELS: Readonly<Record<(typeof LEAD_SOURCES)[number], string>> = {
  'Google Search': 'Google Search',
  Facebook: 'Facebook',
  'Friend/Family': 'Friend/Family',
  'Insurance Company': 'Insurance Company',
  Other: 'Other',
};

/** In fields that are still empty. */
export const BOOKING_PLACEHOLDERS = {
  dateOfLoss: 'mm/dd/yyyy',
  previousClaims: 'Choose',
  leadSource: 'No answer',
} as const;

export const OWNER_CONFIRMATION = {
  label: 'I confirm that I am the property owner or the owner’s authorized legal representative.',
  warning:
    'Submitting false claims or false information about a property may violate Florida law and may be prosecuted as insurance fraud.',
} as const;

export const SUBMIT_LABELS = {
  incomplete: 'Complete All Required Fields',
  ready: 'Confirm Inspection Booking',
  sending: 'Sending…',
} as const;

/** What a booking still lacks: the first fields by name, and how many more. */
export const stillNeeded = (names: readonly string[], more: number): string =>
  `Still needed: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;

/** Wording from section 8. */
export const BOOKING_MESSAGES = {
  success: "Inspection booking submitted successfully! We'll contact you soon.",
  failure: 'Submission failed. Please try again or call us directly.',
  kept: 'Everything you typed is still here.',
  sentBefore: 'Your booking was sent. Your changes since then haven’t been sent yet.',
  notStorable:
    'This browser can’t save your booking because its storage is full or blocked. Keep this page open until the booking is sent.',
  slotGone: 'That time isn’t available anymore. Please choose another one.',
  noLoss: 'Please choose the date of loss',
  futureLoss: 'The date of loss can’t be in the future',
  unreadableLoss: 'Please enter a real date as mm/dd/yyyy',
} as const;

export const PHOTO_MAIL = {
  title: `Photos? Add up to ${COUNTS.photos} or email them.`,
  action: 'Email photos',
  subject: (name: string) => (name ? `Photos for my booking: ${name}` : 'Photos for my booking'),
  body: 'My photos of the damage:',
  service: 'Service',
  slot: 'Date and time',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
} as const;

export const LOSS_CALENDAR = {
  open: 'Calendar',
  label: 'Date of loss',
  loading: 'Loading the calendar…',
  unavailable: 'The calendar didn’t load. Please type the date instead.',
} as const;
