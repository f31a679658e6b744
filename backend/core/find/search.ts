import { getKeys } from '#backend/core/leads/lead-numbers.ts';
import type { FindArgs } from '#backend/core/queries.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { LIMITS } from '#contract/limits.ts';
import { PLAIN_LETTERS } from './plain-letters.ts';

/** A number can be found by a part that begins at one of its first digits, up to this one. */
export const PHONE_STARTS = 8;
const FEWEST_DIGITS = 3;

/** The fields that are searched by words. */
export const WORD_FIELDS = ['firstName', 'lastName', 'email', 'address'] as const;
type WordField = (typeof WORD_FIELDS)[number];

/**
 * A text that a search can be the beginning of. The words of a part have no spaces between them, because
 * people write a name with and without: `De La Cruz`, `delacruz`. Between two parts there is a space, so that
 * `johns` is not the beginning of John Smith.
 */
interface Start {
  /** Only a lead has it that has more words than so many in a field. */
  moreThan: readonly [count: number, field: WordField];
  /** Words of a field: from which one on, and up to which; all the rest without one. */
  parts: readonly (readonly [field: WordField, from: number, until?: number])[];
}

const NAME_WORDS = 4;
const ADDRESS_WORDS = 8;
/** How many words after the house number may be left out, as in `1401 N Harbor`. */
const ADDRESS_GAP = 2;

const range = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_, index) => from + index);

const start = (moreThan: Start['moreThan'], ...parts: Start['parts']): Start => ({ moreThan, parts });

const fromEachWord = (most: number, field: WordField, ...next: Start['parts']): Start[] =>
  range(0, most).map((from) => start([from, field], [field, from], ...next));

/** A name from each of its words on and then the other name, and its first word with a part of the other. */
const nameStarts = (name: WordField, other: WordField): Start[] => [
  ...fromEachWord(NAME_WORDS, name, [other, 0]),
  start([1, name], [name, 0, 1], [other, 0]),
  ...range(1, NAME_WORDS).map((from) => start([from, other], [name, 0, 1], [other, from])),
];

/**
 * Everything that words are compared with. PostgreSQL has functions and indexes that are made of this
 * (migrations/0011-0020/0020-search-words.ts), so a change of it or of the words needs a migration.
 */
export const STARTS: readonly Start[] = [
  ...nameStarts('firstName', 'lastName'),
  ...nameStarts('lastName', 'firstName'),
  ...fromEachWord(1, 'email'),
  ...fromEachWord(ADDRESS_WORDS, 'address'),
  ...range(2, 2 + ADDRESS_GAP).map((from) => start([from, 'address'], ['address', 0, 1], ['address', from])),
];

/** No more of what is typed is compared than so many letters. */
export const LONGEST_START = LIMITS.label;

/** Runs of letters and digits, in lowercase and without accents. */
export const toWords = (text: string): string[] =>
  text
    .replace(/[\u0080-\uffff]/g, (letter) => PLAIN_LETTERS.get(letter) ?? ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** A number without the country code of North America. */
const toNational = (digits: string): string => (/^1\d{10}$/.test(digits) ? digits.slice(1) : digits);

const REFERENCE = /^(?:RT[\s-]*)?([0-9A-Z]{4,6})$/;

/** What is typed, as one part and as two, wherever the second may begin. */
const toParts = (words: readonly string[]): string[] =>
  range(0, Math.min(words.length, NAME_WORDS + 1)).map((place) =>
    `${words.slice(0, place).join('')} ${words.slice(place).join('')}`.trim().slice(0, LONGEST_START),
  );

/**
 * Reads what a manager types: a part of a phone number, the beginning of a name, an address or an email, or a
 * booking's reference with or without `RT-`. What it cannot be is empty.
 */
export function readSearch(typed: string): Omit<FindArgs, 'limit'> {
  const digits = /^[\d\s().+/\-\u2010-\u2015]+$/.test(typed) ? toNational(typed.replace(/\D/g, '')) : '';
  const words = toWords(typed);
  const [, code = ''] = REFERENCE.exec(typed.trim().toUpperCase()) ?? [];
  return {
    phone: digits.length >= FEWEST_DIGITS ? digits : '',
    words: words.join('').length >= 2 ? toParts(words) : [],
    reference: code && `RT-${code}`,
  };
}

type Searched = Pick<LeadRow, 'phoneKey' | 'otherKeys' | WordField>;

/** Whether `findLeads` (queries.ts) finds this lead by its own fields, for a store that reads all leads. */
export const matchesSearch = (lead: Searched, { phone, words }: Pick<FindArgs, 'phone' | 'words'>): boolean =>
  (phone !== '' && getKeys(lead).some((key) => hasPart(toNational(key), phone))) ||
  (words.length > 0 && hasStart(lead, words));

const hasPart = (digits: string, part: string): boolean =>
  range(0, PHONE_STARTS).some((start) => digits.startsWith(part, start));

function hasStart(lead: Searched, typed: readonly string[]): boolean {
  const words = {
    firstName: toWords(lead.firstName),
    lastName: toWords(lead.lastName),
    email: toWords(lead.email),
    address: toWords(lead.address),
  };
  return STARTS.some(({ moreThan: [count, field], parts }) => {
    if (words[field].length <= count) return false;
    const texts = parts.map(([name, from, until]) => words[name].slice(from, until).join(''));
    const start = texts.join(' ').trim();
    return typed.some((text) => start.startsWith(text));
  });
}
