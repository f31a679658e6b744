import * as z from 'zod/mini';
import { answerFlag, answerStatus, answerText, answerTexts, answerYes } from '#contract/answer-fields.ts';
import { isDay } from '#contract/dates/calendar.ts';
import { BOOKING_SERVICE_IDS, LEAD_SOURCES, PREVIOUS_CLAIMS } from '#contract/form-choices.ts';
import { requiredField, requiredLeadName } from '#contract/lead/field-rules.ts';
import { type BookingField, LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { PERIODS } from '#contract/slots.ts';
import { optionalText, publicEmail } from '#contract/text.ts';

/** Wording from section 8. */
export const OWNER_NOT_CONFIRMED =
  'Please confirm you are the property owner or authorized legal representative.';

const day = (message: string) => z.string({ error: message }).check(z.refine(isDay, message));

/**
 * What the booking form sends and the script stores (sections 3 and 5). Every field except the lead source is
 * required; texts are trimmed. Days are `yyyy-MM-dd`. The available slots depend on today's date:
 * contract/slots.ts.
 */
export const bookingSchema = z.object({
  service: z.enum(BOOKING_SERVICE_IDS, { error: 'Please choose a service' }),
  firstName: requiredLeadName('firstName'),
  lastName: requiredLeadName('lastName'),
  email: publicEmail('Email is required', 'Please enter a valid email address', LEAD_FIELDS.email.max),
  phone: requiredField('phone', 'Phone number is required'),
  address: requiredField('address'),
  city: requiredField('city'),
  state: requiredField('state'),
  zip: requiredField('zip'),
  insuranceCarrier: requiredField('insuranceCarrier'),
  policyNumber: requiredField('policyNumber'),
  previousClaims: z.enum(PREVIOUS_CLAIMS, { error: 'Please choose Yes, No or Unsure' }),
  notes: requiredField('notes', 'Please tell us what happened'),
  apptDate: day('Please choose a date and time'),
  apptTime: z.enum(PERIODS, { error: 'Please choose a date and time' }),
  dateOfLoss: day('Please choose the date of loss'),
  leadSource: z._default(z.union([z.literal(''), z.enum(LEAD_SOURCES)]), ''),
} satisfies Record<BookingField, z.ZodMiniType>);
export type Booking = z.infer<typeof bookingSchema>;

/**
 * The request as the script reads it: the booking, the owner's confirmation and the hidden fields (section
 * 3).
 */
export const bookingPost = z.extend(bookingSchema, {
  ownerConfirmed: z.literal('Yes', { error: OWNER_NOT_CONFIRMED }),
  submissionId: optionalText(LIMITS.id),
  redirect: optionalText(LIMITS.label),
  /**
   * Versions of the consent texts the homeowner agreed to, empty for no consent, and the browser's time, for
   * a script that does not record its own (docs/decisions/0007).
   */
  contactConsent: optionalText(LIMITS.label),
  marketingConsent: optionalText(LIMITS.label),
  consentAt: optionalText(LIMITS.label),
});
export type BookingPost = z.infer<typeof bookingPost>;

/**
 * The script's answer to a booking. The specification does not read it (section 7); it is read only where the
 * browser shows it, which is on the same origin.
 */
export const bookingAnswer = z.extend(answerStatus, {
  reference: answerText,
  /** Token of the link that shows and changes the visit (contract/visits/visit-link.ts); may be missing. */
  visit: answerText,
  /** The slot was full, so a rep agrees on a time with the homeowner. */
  toAgree: answerYes,
  /** The script takes photos of this booking (contract/actions/bookings/add-photo.ts). */
  takesPhotos: answerFlag,
  /** Messages by field name. */
  fields: answerTexts,
});

/** Hidden field that people never fill in. A request that fills it is treated as a bot's and dropped. */
export const BOOKING_HONEYPOT = 'leaveEmpty';
