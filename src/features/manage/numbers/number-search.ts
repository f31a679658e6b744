import { formatE164 } from '#contract/e164.ts';

/** Returns how the keys of matching numbers begin (contract/phone.ts); empty matches all. */
export function searchPrefix(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits === '' || digits.startsWith('1')) return digits;
  if (typed.trim().startsWith('+')) return `+${digits}`;
  return `1${digits}`;
}

/** Digits of a complete North American number, with its country code. */
const WHOLE = 11;

/**
 * Returns the `after` of a list request, which excludes that number: a complete number loses its last digit.
 */
export const getAfterCursor = (prefix: string): string =>
  prefix.length >= WHOLE ? prefix.slice(0, -1) : prefix;

/** Formats listed numbers, with a space between their keys, for display. */
export const numberInWords = (keys: string): string => keys.split(' ').map(formatE164).join(', ');
