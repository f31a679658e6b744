import { formatE164 } from './e164.ts';

const CONTACT_PHONE = /^\+?[1-9]\d{0,15}$/;

/** Removes the spaces, dots, dashes, slashes and parentheses that people type. */
export const stripPhone = (typed: string): string => typed.replace(/[\s().\-/\u2010-\u2015]/g, '');

/** The contact form's rule: optional plus, first digit 1 to 9, up to 16 digits (specification, section 5). */
export const isContactPhone = (typed: string): boolean => CONTACT_PHONE.test(stripPhone(typed));

/**
 * A number, and what people write after it: an extension, a second number, a word. Seven digits are a local
 * number.
 */
const NUMBER_AND_REST = /^(\D*(?:\d[^\da-z#,;|&]*){7,})([a-z#,;|&].*)$/is;
const TWO_NUMBERS = /^(\D*(?:\d[^\d/]*){10,15})(\/.*)$/s;

function parted(typed: string): { number: string; rest: string } {
  const [, number = typed, rest = ''] = NUMBER_AND_REST.exec(typed) ?? TWO_NUMBERS.exec(typed) ?? [];
  return { number, rest };
}

/** The number without an extension or other text after it (`321-555-0100 ext. 23` becomes `321-555-0100`). */
export const withoutExtension = (typed: string): string => parted(typed).number;

/** The text after the number: an extension, a second number, a word; or empty. */
export const getPhoneExtension = (typed: string): string => parted(typed).rest;

/**
 * Comparison key of a number: digits only, without an extension; a ten-digit North American number gets its
 * country code. `(321) 555-0100`, `+1 321 555 0100` and `321-555-0100 x23` are all `13215550100`. Empty when
 * the text has no digits.
 */
export function phoneKey(typed: string): string {
  const digits = withoutExtension(typed).replace(/\D/g, '');
  return digits.length === 10 ? `1${digits}` : digits;
}

/**
 * Like `phoneKey`, but empty below seven digits, so that texts that are not phone numbers do not match each
 * other.
 */
export function toDialablePhoneKey(typed: string): string {
  const digits = phoneKey(typed);
  return digits.length >= 7 ? digits : '';
}

/**
 * The URL of a tel link (`tel:+13215550100`), or null when the number is ambiguous. Only ten digits, eleven
 * digits that start with 1, and numbers with a plus (at most 15 digits) dial the same number from everywhere.
 */
export function telHref(typed: string): string | null {
  const digits = toDialablePhoneKey(typed);
  const isWhole =
    /^1\d{10}$/.test(digits) || (/^\W*\+/.test(typed) && digits.length >= 8 && digits.length <= 15);
  return isWhole ? `tel:+${digits}` : null;
}

/** Formats a typed number as `(321) 555-0100`, with its extension; other formats are unchanged. */
export function formatPhone(typed: string): string {
  const key = phoneKey(typed);
  const words = formatE164(key);
  return words === key ? typed : `${words} ${getPhoneExtension(typed).trim()}`.trim();
}
