import { phoneInWords } from '#contract/phone.ts';

/** The digits that the wanted numbers begin with, with the country code; empty for all of them. */
export function searchPrefix(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits === '' || digits.startsWith('1') || typed.trim().startsWith('+')) return digits;
  return `1${digits}`;
}

/** Digits of a whole number in North America, with its country code. */
const WHOLE = 11;

/** The number after which the list is to be read to find those that begin like this. */
export const startAfter = (prefix: string): string => (prefix.length >= WHOLE ? prefix.slice(0, -1) : prefix);

/** A number of the list as people read it; numbers from abroad with their plus. */
export const numberInWords = (key: string): string => {
  const words = phoneInWords(key);
  return words === key && /^\d{11,}$/.test(key) ? `+${key}` : words;
};
