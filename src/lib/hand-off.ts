import { LIMITS } from '#contract/limits.ts';
import type { Slot } from '#contract/slots.ts';
import type { DraftField } from './booking-fields.ts';
import { paths } from './paths.ts';

/**
 * The contact fields that go from the schedule to the booking page, by the schedule's names and in the order of the
 * query (specification, section 3), each with the booking form's name for the same thing.
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

/** The booking page's address with a slot and everything typed so far, empty fields too. */
export function bookingAddress(values: ScheduleValues, { date, period }: Slot): string {
  const query = new URLSearchParams({ date, time: period });
  for (const field of SCHEDULE_FIELDS) query.set(field, values[field]);
  return `${paths.book}?${query}`;
}

/** What may stay in the address bar: nothing of a person is in it. `timePreference` is a slot, `utm_*` tells where a visit came from. */
const IMPERSONAL = /^(date|time|timePreference|serviceType|service|utm_\w+)$/;

/** A booking page's query without what a person typed. @param search the query, with or without its question mark */
export function withoutPersonal(search: string): string {
  const query = new URLSearchParams(search.slice(0, LONGEST_QUERY));
  for (const name of [...query.keys()]) if (!IMPERSONAL.test(name)) query.delete(name);
  return query.toString();
}

/** What the booking page was handed; `date` and `time` as they stood in the query, on offer or not. */
export interface HandOff {
  values: Partial<Record<HandOffField, string>>;
  /** Whether the query names a person's fields at all, be they empty. */
  hasContact: boolean;
  date: string;
  time: string;
}

/** Longer than any field's own limit, so that the form can say what is too long; shorter than harm. */
const LONGEST_VALUE = 1000;
const LONGEST_QUERY = LIMITS.requestBytes;

/** One line of readable text: no control characters, no half of a surrogate pair. */
const clean = (value: string): string =>
  value
    .slice(0, LONGEST_VALUE)
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();

/** A plus that a link carried unescaped arrives as a space in front of the digits. */
const cleanPhone = (value: string): string => clean(value.replace(/^ (?=\d)/, '+'));

/**
 * Reads the query of the booking page (specification, section 2), with `service` for `serviceType` and `timePreference`
 * (`date_time`) for `date` and `time`, of which the exact ones win. Nothing in it is believed yet.
 * @param search the query with its question mark
 * @returns null when it holds none of the known parameters
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
