/** The two services a homeowner can book, by id, with the labels of section 9. */
export const BOOKING_SERVICES = {
  'roof-inspection': 'No Cost Roof Inspection',
  'emergency-tarping': 'No Cost Emergency Tarping',
} as const;

/** The names of the periods of a day (contract/slots.ts). */
export const PERIOD_NAMES = { morning: 'Morning', afternoon: 'Afternoon' } as const;

/** `8 AM to 12 PM`, of two such hours. */
export const hoursInWords = (from: string, until: string): string => `${from} to ${until}`;

/** A period after the day: `Morning (8 AM to 12 PM)`. */
export const periodWithHours = (name: string, hours: string): string => `${name} (${hours})`;

/** The time of an appointment without a slot, as it is stored. */
export const TIME_TO_AGREE = 'Time to be agreed';

/** The name of a visit's file for a calendar. */
export const CALENDAR_FILE_NAME = 'roof-visit.ics';

/** What the entry in a calendar says about the visit's link. */
export const calendarLinkLine = (url: string): string => `See, move or cancel it: ${url}`;
