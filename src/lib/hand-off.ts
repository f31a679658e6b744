import { LIMITS } from '#contract/limits.ts';
import type { Slot } from '#contract/slots.ts';
import type { DraftField } from './booking-fields.ts';

/**
 * Contact fields passed from the schedule page to the booking page: the schedule's name, in the order of the
 * query (specification, section 3), and the booking form's name for the same field.
 */
export const HAND_OFF_FIELDS = {
  serviceType: 'service',
  name: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  address: 'address',
  city: 'city',
  state: 'state',
  zipCode: 'zip',
} as const satisfies Record<string, DraftField>;

export type ScheduleField = keyof typeof HAND_OFF_FIELDS;
export type ScheduleValues = Record<ScheduleField, string>;
export type HandOffField = (typeof HAND_OFF_FIELDS)[ScheduleField];

const isScheduleField = (name: string): name is ScheduleField => name in HAND_OFF_FIELDS;
export const SCHEDULE_FIELDS: readonly ScheduleField[] = Object.keys(HAND_OFF_FIELDS).filter(isScheduleField);

/**
 * The booking page's query: a slot and everything typed so far, empty fields included. Trimmed, because a
 * space before a phone number would be read as a plus.
 */
export function handOffQuery(values: ScheduleValues, { date, period }: Slot): string {
  const query = new URLSearchParams({ date, time: period });
  for (const field of SCHEDULE_FIELDS) query.set(field, values[field].trim());
  return query.toString();
}

/**
 * Query parameters without personal data, which may stay in the address bar. `timePreference` is a slot;
 * `utm_*` is campaign tracking.
 */
const IMPERSONAL = /^(date|time|timePreference|serviceType|service|utm_\w+)$/;

/**
 * Removes what a person typed from a booking page's query. @param search with or without its question mark
 */
export function withoutPersonal(search: string): string {
  const query = new URLSearchParams(search.slice(0, LONGEST_QUERY));
  for (const name of [...query.keys()]) if (!IMPERSONAL.test(name)) query.delete(name);
  return query.toString();
}

/**
 * What the booking page received. `date` and `time` are as in the query, not yet checked against the slots on
 * offer.
 */
export interface HandOff {
  values: Partial<Record<HandOffField, string>>;
  /** Whether the query has any contact field, even an empty one. */
  hasContact: boolean;
  date: string;
  time: string;
}

/** Longer than any field's own limit, so that the form can report the excess; short enough to be safe. */
const LONGEST_VALUE = 1000;
const LONGEST_QUERY = LIMITS.requestBytes;

/** Cleans a value to one line: no control characters, no lone surrogates. */
const clean = (value: string): string =>
  value
    .slice(0, LONGEST_VALUE)
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();

/** An unescaped plus in a link arrives as a space before the digits. */
const cleanPhone = (value: string): string => clean(value.replace(/^ (?=\d)/, '+'));

/**
 * Reads the booking page's query (specification, section 2). Also accepts `service` for `serviceType` and
 * `timePreference` (`date_time`) for `date` and `time`; the exact names win. The values are unvalidated.
 * @param search the query with its question mark
 * @returns null when the query has none of the known parameters
 */
export function readHandOff(search: string): HandOff | null {
  const query = new URLSearchParams(search.slice(0, LONGEST_QUERY));
  const read = (name: string) => clean(query.get(name) ?? '');
  const known = [...SCHEDULE_FIELDS, 'service', 'date', 'time', 'timePreference'];
  if (!known.some((name) => query.has(name))) return null;

  const values: HandOff['values'] = {};
  for (const field of SCHEDULE_FIELDS) {
    const value = field === 'phone' ? cleanPhone(query.get(field) ?? '') : read(field);
    if (value) values[HAND_OFF_FIELDS[field]] = value;
  }
  values.service ??= read('service');
  const [preferredDate = '', preferredTime = ''] = read('timePreference').split('_');
  return {
    values,
    hasContact: SCHEDULE_FIELDS.some((field) => field !== 'serviceType' && query.has(field)),
    date: read('date') || preferredDate,
    time: read('time') || preferredTime,
  };
}
