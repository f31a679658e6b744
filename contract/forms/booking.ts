import * as z from 'zod/mini';
import { answerFlag, answerStatus, answerText, answerTexts, answerYes } from '#contract/answer-fields.ts';
import { isDay } from '#contract/dates/calendar.ts';
import { BOOKING_SERVICE_IDS, LEAD_SOURCES, PREVIOUS_CLAIMS } from '#contract/form-choices.ts';
import { requiredField, requiredLeadName } from '#contract/lead/field-rules.ts';
import { type BookingField, LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { PERIODS } from '#contract/slots.ts';
import { optionalText, publicEmail } from '#contract/text.ts';
import { BOOKING_FORM } from '#contract-words/booking-form.ts';
import { INVALID_EMAIL } from '#contract-words/text-rules.ts';
import { sentLanguage } from './sent-language.ts';

const day = (message: string) => z.string({ error: message }).check(z.refine(isDay, message));

const required = (field: BookingField & keyof typeof BOOKING_FORM) =>
  requiredField(field, BOOKING_FORM[field]);

/**
 * What the booking form sends and the backend stores (sections 3 and 5). Every field except the lead source
 * is required; texts are trimmed. Days are `yyyy-MM-dd`. The available slots depend on today's date:
 * contract/slots.ts.
 */
export const bookingSchema = z.object({
  service: z.enum(BOOKING_SERVICE_IDS, { error: BOOKING_FORM.service }),
  firstName: requiredLeadName('firstName', BOOKING_FORM.firstName),
  lastName: requiredLeadName('lastName', BOOKING_FORM.lastName),
  email: publicEmail(BOOKING_FORM.email, INVALID_EMAIL, LEAD_FIELDS.email.max),
  phone: required('phone'),
  address: required('address'),
  city: required('city'),
  state: required('state'),
  zip: required('zip'),
  insuranceCarrier: required('insuranceCarrier'),
  policyNumber: required('policyNumber'),
  previousClaims: z.enum(PREVIOUS_CLAIMS, { error: BOOKING_FORM.previousClaims }),
  notes: required('notes'),
  apptDate: day(BOOKING_FORM.apptDate),
  apptTime: z.enum(PERIODS, { error: BOOKING_FORM.apptTime }),
  dateOfLoss: day(BOOKING_FORM.dateOfLoss),
  leadSource: z._default(z.union([z.literal(''), z.enum(LEAD_SOURCES)]), ''),
} satisfies Record<BookingField, z.ZodMiniType>);
export type Booking = z.infer<typeof bookingSchema>;

/**
 * The request as the backend reads it: the booking, the owner's confirmation and the hidden fields (section
 * 3).
 */
export const bookingPost = z.extend(bookingSchema, {
  ownerConfirmed: z.literal('Yes', { error: BOOKING_FORM.ownerConfirmed }),
  /** The language of the page. A code that is not known is English: no booking fails for it. */
  language: sentLanguage,
  submissionId: optionalText(LIMITS.id),
  redirect: optionalText(LIMITS.label),
  /**
   * Versions of the consent texts the homeowner agreed to, empty for no consent, and the browser's time, for
   * a backend that does not record its own (docs/decisions/0007).
   */
  contactConsent: optionalText(LIMITS.label),
  marketingConsent: optionalText(LIMITS.label),
  consentAt: optionalText(LIMITS.label),
});
export type BookingPost = z.infer<typeof bookingPost>;

/**
 * The backend's answer to a booking. The specification does not read it (section 7); it is read only where
 * the browser shows it, which is on the same origin.
 */
export const bookingAnswer = z.extend(answerStatus, {
  /** Short code to read out on the phone, for example `RT-7K3M9Q`. */
  reference: answerText,
  /** Token of the link that shows and changes the visit (contract/visits/visit-link.ts); may be missing. */
  visit: answerText,
  /** The slot was full, so a rep agrees on a time with the homeowner. */
  toAgree: answerYes,
  /** An email about the booking went to the homeowner. */
  mailed: answerYes,
  /** The backend takes photos of this booking (contract/actions/bookings/add-photo.ts). */
  takesPhotos: answerFlag,
  /** Messages by field name. */
  fields: answerTexts,
});

/** Hidden field that people never fill in. A request that fills it is treated as a bot's and dropped. */
export const BOOKING_HONEYPOT = 'leaveEmpty';
