import { BOOKING_FIELDS, forFields, LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { COUNTS } from '#contract/limits.ts';
import type { DraftField } from '#src/lib/booking-fields.ts';

/** Specification, sections 2, 4, 5 and 8. */
export const BOOKING_PAGE = {
  description: 'Complete your booking for a no-cost visit.',
  title: 'Book Your Inspection',
  lead: 'Last step. It goes faster with your insurance card or policy in hand.',
  back: 'Back to schedule',
} as const;

export const BOOKING_BANNER = {
  label: 'Your visit',
  noSlot: 'No time chosen yet. Please pick a day and a time below.',
  slotGone: 'That time is no longer on offer. Please pick another below.',
  emergency: {
    title: 'Emergency service',
    text: 'If water is coming in now, call instead of waiting for this form. We answer day and night.',
  },
} as const;

export const BOOKING_SECTIONS = {
  you: 'Your details',
  property: 'The property',
  insurance: 'Insurance',
  damage: 'What happened',
  when: 'When we come',
} as const;

/** The field's own label, or a longer one where the homeowner needs it. */
export const BOOKING_LABELS: Record<DraftField, string> = {
  ...forFields(BOOKING_FIELDS, (field) => LEAD_FIELDS[field].label),
  address: 'Street address',
  previousClaims: 'Previous claims on this roof',
  notes: 'What happened, and where is the damage?',
  apptDate: 'Date and time',
  apptTime: 'Date and time',
  leadSource: 'How did you hear about us?',
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
  insuranceCarrier: 'The company on your homeowner’s policy. No insurance? Write “none”.',
  policyNumber: 'Not at hand? Write “later” and we ask on the phone.',
  notes: 'For example: branch through the roof above the garage, ceiling wet in two rooms.',
  dateOfLoss: 'The day of the storm or leak, as mm/dd/yyyy. A close guess is fine.',
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

/** Wording from section 8. */
export const BOOKING_MESSAGES = {
  success: "Inspection booking submitted successfully! We'll contact you soon.",
  failure: 'Submission failed. Please try again or call us directly.',
  kept: 'Everything you typed is still here.',
  sentBefore: 'Your booking was sent. What you changed since then is not sent yet.',
  notStorable:
    'This browser cannot save your booking on this device: its storage is full or blocked. Keep this page open until the booking is sent.',
  slotGone: 'That time is no longer on offer. Please choose another one.',
  noLoss: 'Please choose the date of loss',
  futureLoss: 'The date of loss cannot be in the future',
  unreadableLoss: 'Please enter a real date as mm/dd/yyyy',
} as const;

export const PHOTO_MAIL = {
  title: `Photos of the damage? Add up to ${COUNTS.photos}, or email them.`,
  action: 'Email photos',
  subject: 'Photos for my booking',
  body: 'My photos of the damage:',
} as const;

export const LOSS_CALENDAR = {
  open: 'Calendar',
  label: 'Date of loss',
  loading: 'Loading the calendar…',
  unavailable: 'The calendar could not be loaded. Please type the date instead.',
} as const;
