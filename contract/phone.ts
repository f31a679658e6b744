import { formatE164 } from './e164.ts';

/** A number that can be dialed from everywhere. */
export interface PhoneNumber {
  /**
   * Digits with the country code: `13215550100`, `442079460000`. Two numbers are the same if their keys are.
   */
  key: string;
  /** What is written after it: an extension or a word such as `(wife)`; empty for none. */
  note: string;
}

/** Why a text is not a number that can be dialed. */
const FAULTS = {
  none: 'has no phone number',
  short: 'has too few digits: the area code is needed',
  long: 'has too many digits',
  code: 'is not a number: no such area code or exchange exists',
  filler: 'is a filler, not a number',
  rounded: 'was rounded by a spreadsheet, so its last digits are lost',
} as const;
export type PhoneFault = keyof typeof FAULTS;

export interface PhoneReading {
  /** In the order they are written, each once. */
  numbers: readonly PhoneNumber[];
  /** Parts that look like a number but cannot be dialed, with what is wrong. */
  unread: readonly { text: string; digits: string; fault: PhoneFault }[];
}

const MIN_DIGITS = 7;
const MIN_INTERNATIONAL = 8;
const MAX_INTERNATIONAL = 15;
const DASHES = /[\p{Pd}\u2212]/gu;
const INVISIBLE = /\p{Cf}/gu;

/** Full-width digits, odd dashes and spaces, and invisible characters of copied texts become plain ones. */
const toPlain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/[^\S\n\r]/g, ' ');

/** What spreadsheets make of a number: `="3215550100"`, `3215550100.0`, `3,215,550,100`, `3.2155501E9`. */
const FORMULA = /^\s*=\s*"([^"]*)"\s*$/;
const DECIMALS = /(^|\D)(\d{7,15})\.0+(?!\d)/g;
const THOUSANDS = /^\s*\d{1,2}(?:,\d{3}){3}(?:\.0+)?\s*$/;
const EXPONENT = /^[\s'"]*(\d)(?:\.(\d+))?e\+?(\d\d?)[\s'"]*$/i;
/** A sheet shows a long number with at most this many digits, and rounds it. */
const ROUNDED_DIGITS = 6;

/**
 * One run of digits, with what separates its groups. Letters, commas and the like end a run, because they
 * stand between two numbers; so does a plus.
 */
interface Run {
  groups: string[];
  hasPlus: boolean;
  start: number;
  end: number;
}

const SOFT_GAP = /^[ ().\-/]*$/;

function toRuns(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  const digitGroup = /\d+/g;
  for (let found = digitGroup.exec(text); found; found = digitGroup.exec(text)) {
    const { 0: digits, index } = found;
    const gap = text.slice(end, index);
    const last = runs.at(-1);
    end = index + digits.length;
    if (last && SOFT_GAP.test(gap)) {
      last.groups.push(digits);
      last.end = end;
    } else {
      const plus = /\+[ (]*$/.exec(gap)?.[0] ?? '';
      runs.push({ groups: [digits], hasPlus: plus !== '', start: index - plus.length, end });
    }
  }
  return runs;
}

/** Area code and exchange begin with 2 to 9; no area code is N11 or N9N. */
const NORTH_AMERICAN = /^[2-9](?!11)(?!9)\d\d[2-9]\d{6}$/;

/** Returns the key of digits that are one number, or what is wrong with them. */
function toKey(digits: string, hasPlus: boolean): { key: string } | { fault: PhoneFault } {
  const [, abroad] = hasPlus ? [] : (/^(?:011|00)(\d+)$/.exec(digits) ?? []);
  if (abroad !== undefined && abroad.length >= MIN_INTERNATIONAL) return toKey(abroad, true);
  if (digits.length < MIN_DIGITS) return { fault: 'short' };
  if (/^(\d)\1+$/.test(digits)) return { fault: 'filler' };
  if (hasPlus && !digits.startsWith('1')) {
    if (digits.length < MIN_INTERNATIONAL) return { fault: 'short' };
    if (digits.length > MAX_INTERNATIONAL) return { fault: 'long' };
    return digits.startsWith('0') ? { fault: 'code' } : { key: digits };
  }
  const national = digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (national.length < 10) return { fault: 'short' };
  if (national.length > 10) return { fault: 'long' };
  if (/^(\d)\1+$/.test(national)) return { fault: 'filler' };
  return NORTH_AMERICAN.test(national) ? { key: `1${national}` } : { fault: 'code' };
}

/** Two numbers in a row, `321-555-0246 407-555-0247`: each is a few whole groups. Null if they are not. */
function splitGroups(groups: readonly string[], hasPlus: boolean): string[] | null {
  if (groups.length === 0) return [];
  for (let count = 1; count <= groups.length; count++) {
    const read = toKey(groups.slice(0, count).join(''), hasPlus);
    const rest = 'key' in read && read.key.startsWith('1') ? splitGroups(groups.slice(count), false) : null;
    if ('key' in read && rest) return [read.key, ...rest];
  }
  return null;
}

function readRun({ groups, hasPlus }: Run): { keys: string[] } | { fault: PhoneFault } {
  const whole = toKey(groups.join(''), hasPlus);
  if ('key' in whole) return { keys: [whole.key] };
  const keys = splitGroups(groups, hasPlus);
  return keys ? { keys } : whole;
}

/** Returns the digits as they were before a spreadsheet took them for a number; null if some are lost. */
function fromSpreadsheet(plain: string): string | null {
  const [, quoted] = FORMULA.exec(plain) ?? [];
  if (quoted !== undefined) return fromSpreadsheet(quoted);
  if (THOUSANDS.test(plain)) return plain.replace(/,|\.0+/g, '');
  const [, first, decimals = '', exponent = ''] = EXPONENT.exec(plain) ?? [];
  if (first === undefined) return plain.replace(DECIMALS, '$1$2');
  const significant = `${first}${decimals}`.replace(/0+$/, '');
  const isWhole = significant.length <= Number(exponent) + 1;
  return isWhole && significant.length > ROUNDED_DIGITS
    ? significant.padEnd(Number(exponent) + 1, '0')
    : null;
}

/** How almost all numbers are written; a long list is read several times as fast. */
const USUAL = /^(?:\+?1)?[ (.-]*(\d{3})[ ).-]*(\d{3})[ .-]*(\d{4})$/;

/**
 * Reads a cell or field that holds phone numbers, as people and programs write them: with decorations, an
 * extension, words, or several numbers. The only reader of phone numbers: browser, import, sheet and script
 * use it. Bounded by the length of the text (`LIMITS.phone`), which the caller checks.
 */
export function readPhones(typed: string): PhoneReading {
  const [, ...groups] = USUAL.exec(typed) ?? [];
  const usual = groups.length > 0 ? toKey(groups.join(''), false) : null;
  if (usual && 'key' in usual) return { numbers: [{ key: usual.key, note: '' }], unread: [] };
  const plain = toPlain(typed);
  const text = fromSpreadsheet(plain);
  if (text === null) {
    return { numbers: [], unread: [{ text: plain.trim(), digits: '', fault: 'rounded' }] };
  }
  const numbers = new Map<string, PhoneNumber>();
  const unread: PhoneReading['unread'][number][] = [];
  const runs = toRuns(text);
  for (const [index, run] of runs.entries()) {
    const digits = run.groups.join('');
    // A lone short run is an extension, a house number or the like.
    if (digits.length < MIN_DIGITS && (numbers.size > 0 || runs.length > 1)) continue;
    const read = readRun(run);
    if ('fault' in read) {
      unread.push({ text: text.slice(run.start, run.end).trim(), digits, fault: read.fault });
      continue;
    }
    const note = noteAfter(text, run.end, runs.slice(index + 1));
    for (const key of read.keys) {
      if (!numbers.has(key)) numbers.set(key, { key, note: key === read.keys.at(-1) ? note : '' });
    }
  }
  return { numbers: [...numbers.values()], unread };
}

/** A cell of a list without what a program has added to its number: `.0`, an exponent, `p:`, a formula. */
export const tidyPhone = (cell: string): string =>
  USUAL.test(cell)
    ? cell
    : (fromSpreadsheet(toPlain(cell)) ?? cell).replace(/^\s*['"]*(?:p|tel):/i, '').trim();

const IN_BRACKETS = /^ *(\([^()]*[a-z][^()]*\)|(?:x|ext|extension)\W{0,3}\d{1,6})/i;

/** What is written after a number: all of it after the last one, else only what surely belongs to it. */
function noteAfter(text: string, end: number, later: readonly Run[]): string {
  const hasAnother = later.some(({ groups }) => groups.join('').length >= MIN_DIGITS);
  const rest = text.slice(end).replace(/\s+/g, ' ');
  const note = hasAnother ? (IN_BRACKETS.exec(rest)?.[1] ?? '') : rest;
  return note.replace(/^['"\s)\].]+/, '').replace(/['"\s]+$/, '');
}

/**
 * Keys of all that is written: of the numbers, then the digits of what cannot be dialed but may be somebody's
 * number (seven digits and more). Whoever has one of these keys on the do-not-call list is not called.
 */
export function phoneKeys(typed: string): string[] {
  const { numbers, unread } = readPhones(typed);
  const doubtful = unread.map(({ digits }) => digits).filter((digits) => digits.length >= MIN_DIGITS);
  return [...new Set([...numbers.map(({ key }) => key), ...doubtful])];
}

/** Keys as a text that reads as the same keys: `13215550100`, `13215550100 +442079460000`. */
export const keysAsText = (keys: readonly string[]): string =>
  keys.map((key) => (/^1\d{10}$/.test(key) ? key : `+${key}`)).join(' ');

/**
 * Keys to put on the do-not-call list for a text: `phoneKeys`, and the number of ten digits that an older
 * version, or a spreadsheet, has written with the `0` of its `.0`.
 */
export const keysToSuppress = (typed: string): string[] =>
  phoneKeys(typed).flatMap((key) => {
    const read = /^[2-9]\d{9}0$/.test(key) ? toKey(key.slice(0, -1), false) : null;
    return read && 'key' in read ? [key, read.key] : [key];
  });

/** Says why a text holds no number that can be dialed, quoting it; null when it holds one. */
export function phoneFault(typed: string): string | null {
  const { numbers, unread } = readPhones(typed);
  if (numbers.length > 0) return null;
  const [first] = unread;
  return `“${first?.text ?? typed.trim()}” ${FAULTS[first?.fault ?? 'none']}`;
}

/** A key as people write it: `(321) 555-0100`; abroad `+442079460000`; what cannot be dialed as it is. */
export const formatKey = (key: string): string => {
  const words = formatE164(key);
  return words === key && key.length > 10 ? `+${key}` : words;
};

/** One number of a reading as people write it, with its extension or word. */
export const formatNumber = ({ key, note }: PhoneNumber): string => `${formatKey(key)} ${note}`.trim();

/**
 * Formats what was typed: `(321) 555-0100 ext. 4`, several numbers with a slash between. Unchanged where a
 * part cannot be read as a number, and for a number abroad.
 */
export function formatPhone(typed: string): string {
  const { numbers, unread } = readPhones(typed);
  const isPlain =
    numbers.length > 0 && unread.length === 0 && numbers.every(({ key }) => /^1\d{10}$/.test(key));
  return isPlain ? numbers.map(formatNumber).join(' / ') : typed;
}

/** The URL that dials a number: `tel:+13215550100`. */
export const telHref = ({ key }: Pick<PhoneNumber, 'key'>): string => `tel:+${key}`;
