import { getKeys } from '#backend/core/leads/lead-numbers.ts';
import type { FindArgs } from '#backend/core/queries.ts';
import type { LeadRow } from '#backend/core/rows.ts';

/**
 * Letters with accents and the ones they are searched as, one by one. The indexes of PostgreSQL are made with
 * these and the two numbers below, so a change of any of them needs a migration.
 */
export const ACCENTED = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ';
export const PLAIN = 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy';

/** A number can be found by a part that begins at one of its first digits, up to this one. */
export const PHONE_STARTS = 8;
/** An address can be found by its beginning, and from each of its first words on, up to this one. */
export const ADDRESS_STARTS = 4;
const FEWEST_DIGITS = 3;

const plainLetters = new Map([...ACCENTED].map((letter, index) => [letter, PLAIN[index] ?? '']));

/** Lowercase without accents; everything between the letters and digits is one space. */
export const toSearchWords = (text: string): string =>
  [...text]
    .map((letter) => plainLetters.get(letter) ?? letter)
    .join('')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A number without the country code of North America. */
const toNational = (digits: string): string => (/^1\d{10}$/.test(digits) ? digits.slice(1) : digits);

const REFERENCE = /^(?:RT[\s-]*)?([0-9A-Z]{4,6})$/;

/**
 * Reads what a manager types: a part of a phone number, the beginning of a name, an address or an email, or a
 * booking's reference with or without `RT-`. What it cannot be is empty.
 */
export function readSearch(typed: string): Omit<FindArgs, 'limit'> {
  const digits = /^[\d\s().+/\-\u2010-\u2015]+$/.test(typed) ? toNational(typed.replace(/\D/g, '')) : '';
  const words = toSearchWords(typed);
  const [, code = ''] = REFERENCE.exec(typed.trim().toUpperCase()) ?? [];
  return {
    phone: digits.length >= FEWEST_DIGITS ? digits : '',
    words: words.length >= 2 ? words : '',
    reference: code && `RT-${code}`,
  };
}

type Searched = Pick<LeadRow, 'phoneKey' | 'otherKeys' | 'firstName' | 'lastName' | 'address' | 'email'>;

/**
 * Whether `findLeads` (queries.ts) finds this lead by its own fields, for a store that reads all leads. The
 * PostgreSQL store has the same rules as SQL (migrations/0011-0020/0015-search.ts).
 */
export function matchesSearch(
  { firstName, lastName, address, email, ...lead }: Searched,
  { phone, words }: Pick<FindArgs, 'phone' | 'words'>,
): boolean {
  const name = [firstName, lastName].map(toSearchWords);
  const place = toSearchWords(address).split(' ');
  const begins = [
    name.join(' ').trim(),
    name.reverse().join(' ').trim(),
    toSearchWords(email),
    ...range(ADDRESS_STARTS).map((start) => place.slice(start).join(' ')),
  ];
  return (
    (phone !== '' && getKeys(lead).some((key) => hasPart(toNational(key), phone))) ||
    (words !== '' && begins.some((text) => text.startsWith(words)))
  );
}

const hasPart = (digits: string, part: string): boolean =>
  range(PHONE_STARTS).some((start) => digits.startsWith(part, start));

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
