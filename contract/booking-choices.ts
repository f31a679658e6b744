/** The two services a homeowner can book, with the labels of section 9. */
export const BOOKING_SERVICES = {
  'roof-inspection': 'No Cost Roof Inspection',
  'emergency-tarping': 'No Cost Emergency Tarping',
} as const;
export type BookingService = keyof typeof BOOKING_SERVICES;
export const BOOKING_SERVICE_IDS = [
  'roof-inspection',
  'emergency-tarping',
] as const satisfies BookingService[];
export const isBookingService = (value: string): value is BookingService =>
  BOOKING_SERVICE_IDS.some((service) => service === value);

export const PREVIOUS_CLAIMS = ['Yes', 'No', 'Unsure'] as const;
export const LEAD_SOURCES = [
  'Google Search',
  'Facebook',
  'Friend/Family',
  'Insurance Company',
  'Other',
] as const;

/** Value of the booking form's hidden field `_source` (specification, section 3). */
export const BOOKING_SOURCE = 'BookInspection';
