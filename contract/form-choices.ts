import { CONTACT_SERVICES } from '#contract-words/contact-form.ts';
import { BOOKING_SERVICES } from '#contract-words/visit.ts';
import { CONTACT_SERVICES as ENGLISH_CONTACT_SERVICES } from './words/en/contact-form.ts';
import { BOOKING_SERVICES as ENGLISH_BOOKING_SERVICES } from './words/en/visit.ts';

export type BookingService = keyof typeof BOOKING_SERVICES;
export const BOOKING_SERVICE_IDS = [
  'roof-inspection',
  'emergency-tarping',
] as const satisfies BookingService[];
export const isBookingService = (value: string): value is BookingService =>
  BOOKING_SERVICE_IDS.some((service) => service === value);

/** Services of the contact form (specification, section 3). The first is the default. */
export const CONTACT_SERVICE_IDS = [
  'emergency-tarping',
  'roof-repair',
  'damage-assessment',
  'insurance-coordination',
  'full-replacement',
] as const satisfies (keyof typeof CONTACT_SERVICES)[];
export type ContactService = (typeof CONTACT_SERVICE_IDS)[number];
export const isContactService = (value: string): value is ContactService =>
  CONTACT_SERVICE_IDS.some((service) => service === value);

type ServiceLabels = Readonly<Record<BookingService | ContactService, string>>;

const OWN_LABELS: ServiceLabels = { ...CONTACT_SERVICES, ...BOOKING_SERVICES };

/** The labels for the office, on the wire and in its mail: in English, whatever language the homeowner reads. */
export const OFFICE_LABELS: ServiceLabels = { ...ENGLISH_CONTACT_SERVICES, ...ENGLISH_BOOKING_SERVICES };

/**
 * The label of a service, of the booking before the contact form; any other text is returned as it is.
 * @param labels for another reader than that of the page
 */
export function serviceLabel(value: string, labels: ServiceLabels = OWN_LABELS): string {
  return isBookingService(value) || isContactService(value) ? labels[value] : value;
}

/** As they are sent and stored; the page says them in its language. */
export const PREVIOUS_CLAIMS = ['Yes', 'No', 'Unsure'] as const;
export const LEAD_SOURCES = [
  'Google Search',
  'Facebook',
  'Friend/Family',
  'Insurance Company',
  'Other',
] as const;

/** Value of the booking form's hidden field `_source` (specification, section 3). */
export const BOOKING_FORM_SOURCE = 'BookInspection';
