import { phoneInWords } from '#contract/phone.ts';

/** Returns the digits that matching numbers start with, including the country code; empty matches all. */
export function searchPrefix(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits === '' || digits.startsWith('1') || typed.trim().startsWith('+')) return digits;
  return `1${digits}`;
}

/** Digits of a complete North American number, with its country code. */
const WHOLE = 11;

/**
 * Returns the `after` of a list request, which excludes that number: a complete number loses its last digit.
 */
export const startAfter = (prefix: string): string => (prefix.length >= WHOLE ? prefix.slice(0, -1) : prefix);

/** Formats a listed number for display; numbers outside North America get a plus. */
export const numberInWords = (key: string): string => {
  const words = phoneInWords(key);
  return words === key && /^\d{11,}$/.test(key) ? `+${key}` : words;
};
