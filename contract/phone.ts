import { formatE164 } from './e164.ts';

/** A number that can be dialed from everywhere. */
export interface PhoneNumber {
  /**
   * North American digits with their country code, `13215550100`; abroad with a plus, `+442079460000`. Two
   * numbers are the same if their keys are.
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
  plus: 'has a plus but no country code: +1 comes first',
  shape: 'is not written like a phone number',
  rounded: 'was rounded by a spreadsheet, so its last digits are lost',
} as const;
type PhoneFault = keyof typeof FAULTS;

export interface PhoneReading {
  /** In the order they are written, each once. */
  numbers: readonly PhoneNumber[];
  /** Parts of seven digits and more that cannot be dialed, with what is wrong. */
  unread: readonly UnreadPart[];
}

interface UnreadPart {
  text: string;
  fault: PhoneFault;
  /** Keys of what it may mean, for the do-not-call list. */
  doubtful: readonly string[];
}

const MIN_DIGITS = 7;
const MIN_ABROAD = 8;
const MAX_ABROAD = 15;
/** More is never read: a cell of a sheet may be long. */
const MAX_CHARACTERS = 1000;

/** Area code and exchange begin with 2 to 9 and are not N11; no area code is N9N. */
const NORTH_AMERICAN = /^[2-9](?!11|9)\d\d[2-9](?!11)\d{6}$/;

const NATIONAL_KEY = /^1[2-9]\d{9}$/;

const isFiller = (digits: string): boolean => /^1?(\d)\1+$/.test(digits);

/** The key of ten digits, or of eleven that begin with 1; null if there is no such number. */
function toNationalKey(digits: string): string | null {
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return NORTH_AMERICAN.test(national) && !isFiller(national) ? `1${national}` : null;
}

/** Full-width digits, odd dashes and spaces, and invisible characters of copied texts become plain ones. */
const toPlain = (typed: string): string =>
  typed
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[^\S\n\r]/g, ' ');

/** What spreadsheets make of a number: `="3215550100"`, `3215550100.0`, `3,215,550,100`, `3.2155501E9`. */
const FORMULA = /^\s*=\s*"([^"]*)"\s*$/;
const DECIMALS = /(\d{4})\.0+(?!\d)/g;
const THOUSANDS = /^\s*\d{1,2}(?:,\d{3}){3}(?:\.0+)?\s*$/;
const EXPONENT = /^[\s'"]*(\d)(?:\.(\d+))?e\+?(\d\d?)[\s'"]*$/i;
/** A sheet shows a long number with at most this many digits, and rounds it. */
const ROUNDED_DIGITS = 6;

/** Returns the digits as they were before a spreadsheet took them for a number; null if some are lost. */
function fromSpreadsheet(plain: string): string | null {
  const [, quoted] = FORMULA.exec(plain) ?? [];
  if (quoted !== undefined) return fromSpreadsheet(quoted);
  if (THOUSANDS.test(plain)) return plain.replace(/,|\.0+/g, '');
  const [, first, decimals = '', exponent = ''] = EXPONENT.exec(plain) ?? [];
  if (first === undefined) return plain.replace(DECIMALS, '$1');
  const significant = `${first}${decimals}`.replace(/0+$/, '');
  const isWhole = significant.length <= Number(exponent) + 1;
  return isWhole && significant.length > ROUNDED_DIGITS
    ? significant.padEnd(Number(exponent) + 1, '0')
    : null;
}

/** A slash stands between two numbers, but for `321/555/0100` and `321/555-0100`. */
const SLASHED = /(\d{3})\/(\d{3})[/. -](\d{4})(?!\d)/g;

/**
 * Digits with signs between them that may stand within a number. A letter, a comma and the like end it, and a
 * plus begins another one.
 */
const RUN = /\+?[ (]*\d(?:[^\p{L}\d+,;:|&#$@/\n\r]{0,4}\d)*/gu;

/** How a North American number is grouped: area code, exchange and line, with any sign between. */
const SHAPE =
  /(\+[ (]*|(?:011|00)[ (-]*)?(?:(1)[^\d+]{0,3})?(\(?\d{3}\)?)([^\d+]{0,3})(\d{3})([^\d+]{0,3})(\d{4})/g;

/** A sign that ties digits together: `555-0434-12` is one thing, `555-0434 12` two. */
const TIED = /^[-.]$/;

/** Words before digits that are no area code. */
const UNIT = /(?:^|[^a-z])(?:apt|apartment|unit|lot|bldg|building|room|rm|suite|ste|box)\W{0,3}$|\$ ?$/i;
const EXTENSION = /(?:(?:^|[^a-z])(?:x|ext|extension|extn)|#)\W{0,3}$/i;

/** A part of a text: a number in it, or digits that are none. */
interface Part {
  start: number;
  end: number;
  found: { key: string } | UnreadPart;
}

/** The numbers of a run that are grouped like North American ones. @param before what is written before it */
function findNational(run: string, before: string, hasNumber: boolean): Part[] {
  const parts: Part[] = [];
  SHAPE.lastIndex = 0;
  for (let shape = SHAPE.exec(run); shape; shape = SHAPE.exec(run)) {
    const [all, prefix = '', one = '', area = '', gap, exchange = '', gap2, line = ''] = shape;
    const start = shape.index;
    const end = start + all.length;
    const key = toNationalKey(`${area.replace(/\D/g, '')}${exchange}${line}`);
    const isLabel =
      !area.startsWith('(') &&
      prefix + one === '' &&
      (UNIT.test(before + run.slice(0, start)) ||
        ((hasNumber || parts.length > 0) && EXTENSION.test(before + run.slice(0, start))));
    if (key === null || isLabel || !isApart(run, start, end)) {
      // From the next group on.
      SHAPE.lastIndex = start + Math.max(1, /^\D*\d+/.exec(all)?.[0].length ?? 1);
      continue;
    }
    // `+3215550611` may also be a number of Belgium.
    const isUnclear = prefix !== '' && one === '' && `${gap}${gap2}` === '';
    const text = all.trim();
    const found = isUnclear ? { text, fault: 'plus' as const, doubtful: [key, `+${key.slice(1)}`] } : { key };
    parts.push({ start, end, found });
  }
  return parts;
}

/** Whether digits around a part are not tied to it. */
function isApart(run: string, start: number, end: number): boolean {
  const before = run.slice(0, start);
  const after = run.slice(end);
  return (
    !/\d$/.test(before) &&
    !(TIED.test(before.slice(-1)) && /\d.$/.test(before)) &&
    !/^\d/.test(after) &&
    !(TIED.test(after.slice(0, 1)) && /^.\d/.test(after))
  );
}

/** Returns the key of a number abroad that fills its run, or null. */
function toKeyAbroad(run: string): string | null {
  const [, prefix, rest = ''] = /^(\+|011|00)(.*)$/s.exec(run.replace(/[^\d+]/g, '')) ?? [];
  const isLong = rest.length >= MIN_ABROAD && rest.length <= MAX_ABROAD;
  return prefix && isLong && /^[2-9]/.test(rest) && !isFiller(rest) ? `+${rest}` : null;
}

/** What is wrong with digits that are no number. */
function faultOf(text: string): PhoneFault {
  const digits = text.replace(/\D/g, '');
  if (isFiller(digits)) return 'filler';
  const isAbroad = /^\W*\+[^\d]*[2-9]/.test(text);
  const national = /^1?(\d{10})$/.exec(digits)?.[1];
  if (isAbroad) return digits.length < MIN_ABROAD ? 'short' : 'long';
  if (digits.length < 10) return 'short';
  if (national === undefined) return 'long';
  return toNationalKey(national) === null ? 'code' : 'shape';
}

/** Keys of all that unread digits may mean: the digits, and every ten that begin and end a group. */
function doubtfulKeys(text: string): string[] {
  const groups = text.match(/\d+/g) ?? [];
  const keys = new Set([groups.join('')]);
  for (let first = 0; first < groups.length; first++) {
    let digits = '';
    for (let next = first; next < groups.length && digits.length < 11; next++) {
      digits += groups[next] ?? '';
      const key = toNationalKey(digits);
      if (key !== null) keys.add(key);
    }
  }
  return [...keys];
}

function toUnread(text: string): UnreadPart | null {
  const digits = text.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return null;
  return { text: text.replace(/^[\s).\]-]+|\s+$/g, ''), fault: faultOf(text), doubtful: doubtfulKeys(text) };
}

/** Returns the parts of one run: its numbers, and what is left of seven digits and more. */
function readRun(run: string, before: string, hasNumber: boolean): Part[] {
  const national = findNational(run, before, hasNumber);
  const abroad = national.some(({ start }) => start === 0) ? null : toKeyAbroad(run);
  if (abroad !== null) return [{ start: 0, end: run.length, found: { key: abroad } }];
  const parts: Part[] = [];
  let end = 0;
  const leave = (until: number) => {
    const left = toUnread(run.slice(end, until));
    if (left) parts.push({ start: end, end: until, found: left });
  };
  for (const part of national) {
    leave(part.start);
    parts.push(part);
    end = part.end;
  }
  leave(run.length);
  return parts;
}

/** How almost all numbers are written; a long list is read several times as fast. */
const USUAL = /^(?:\+?1)?[ (.-]*(\d{3})[ ).-]*(\d{3})[ .-]*(\d{4})$/;

/**
 * Reads a cell or field that holds phone numbers, as people and programs write them: with decorations, an
 * extension, words, or several numbers. The only reader of phone numbers: browser, import, sheet and script
 * use it.
 */
export function readPhones(typed: string): PhoneReading {
  const [, ...usual] = typed.startsWith('+') && !typed.startsWith('+1') ? [] : (USUAL.exec(typed) ?? []);
  const usualKey = usual.length > 0 ? toNationalKey(usual.join('')) : null;
  if (usualKey !== null) return { numbers: [{ key: usualKey, note: '' }], unread: [] };
  const plain = toPlain(typed);
  const sheets = fromSpreadsheet(plain);
  if (sheets === null) {
    return { numbers: [], unread: [{ text: plain.trim(), fault: 'rounded', doubtful: [] }] };
  }
  const text = sheets.replace(SLASHED, '$1-$2-$3');
  const parts: Part[] = [];
  RUN.lastIndex = 0;
  for (let run = RUN.exec(text); run; run = RUN.exec(text)) {
    const { index } = run;
    const hasNumber = parts.some(({ found }) => 'key' in found);
    for (const { start, end, found } of readRun(run[0], text.slice(0, index), hasNumber)) {
      parts.push({ start: index + start, end: index + end, found });
    }
  }
  const numbers = new Map<string, PhoneNumber>();
  for (const [place, { end, found }] of parts.entries()) {
    if (!('key' in found) || numbers.has(found.key)) continue;
    numbers.set(found.key, {
      key: found.key,
      note: noteAfter(text.slice(end), parts[place + 1] !== undefined),
    });
  }
  return {
    numbers: [...numbers.values()],
    unread: parts.flatMap(({ found }) => ('key' in found ? [] : [found])),
  };
}

const SURELY_ITS = /^ *(\([^()]*[a-z][^()]*\)|(?:x|ext|extension)\W{0,3}\d{1,6})/i;

/** What is written after a number: all of it after the last one, else only what surely belongs to it. */
function noteAfter(rest: string, hasAnother: boolean): string {
  const line = rest.replace(/\s+/g, ' ');
  const note = hasAnother ? (SURELY_ITS.exec(line)?.[1] ?? '') : line;
  return note.replace(/^['"\s)\].]+/, '').replace(/['"\s]+$/, '');
}

/** A cell of a list without what a program has added to its number: `.0`, an exponent, `p:`, a formula. */
export const tidyPhone = (cell: string): string =>
  USUAL.test(cell)
    ? cell
    : (fromSpreadsheet(toPlain(cell)) ?? cell).replace(/^\s*['"]*(?:p|tel):/i, '').trim();

/** Keys of a text: of its numbers that can be dialed, and of what else may be meant. */
export interface PhoneKeys {
  sure: string[];
  doubtful: string[];
}

/**
 * Keys of all that is written: of the numbers, and of digits that cannot be dialed but may be somebody's
 * number (seven and more). The do-not-call list applies to all of them.
 */
export function phoneKeys(typed: string): PhoneKeys {
  const { numbers, unread } = readPhones(typed);
  const sure = numbers.map(({ key }) => key);
  const doubtful = new Set(unread.flatMap((part) => part.doubtful));
  return { sure, doubtful: [...doubtful].filter((key) => !sure.includes(key)) };
}

/** Keys to put on the do-not-call list for a text: all it may mean. */
export function keysToSuppress(typed: string): string[] {
  const { sure, doubtful } = phoneKeys(typed);
  return [...new Set([...sure, ...doubtful, ...doubtful.flatMap(keysHiddenIn)])];
}

/**
 * Keys that an older version has hidden in wrong ones: with the zeros of `.0` and `.00` behind a number, or
 * with two numbers in a row.
 */
function keysHiddenIn(digits: string): string[] {
  const keys = [digits.replace(/0{1,2}$/, ''), digits.replace(/0$/, '')].map(toNationalKey);
  for (const length of [10, 11]) {
    const pair = [digits.slice(0, length), digits.slice(length)].map(toNationalKey);
    if (digits.length >= 20 && pair.every((key) => key !== null)) keys.push(...pair);
  }
  return keys.filter((key) => key !== null);
}

/** Whether a text is a key of `phoneKeys`, as the script stores and sends it. */
export const isPhoneKey = (text: string): boolean => /^(1\d{10}|\+\d{8,15}|\d{7,})$/.test(text);

/**
 * Keys to put on the list for one that is on it already: also what an older version meant, which wrote
 * numbers abroad without a plus.
 */
export const keysOfListed = (key: string): string[] =>
  NATIONAL_KEY.test(key) || key.startsWith('+')
    ? [key]
    : [...new Set([key, ...keysHiddenIn(key), ...(/^[2-9]\d{7,14}$/.test(key) ? [`+${key}`] : [])])];

/** The numbers of a text as a text that reads as the same ones: `13215550100 / +442079460000`. */
export const keysAsText = ({ sure }: PhoneKeys): string =>
  sure.map((key) => (key.startsWith('+') ? `+${key.slice(1, 3)} ${key.slice(3)}` : key)).join(' / ');

/** Says why a text holds no number that can be dialed, quoting it; null when it holds one. */
export function phoneFault(typed: string): string | null {
  const { numbers, unread } = readPhones(typed);
  if (numbers.length > 0) return null;
  const [first] = unread;
  if (first) return inWords(first);
  const plain = toPlain(typed).trim();
  return `“${plain}” ${FAULTS[/\d{3}/.test(plain) ? 'short' : 'none']}`;
}

/** Says what is wrong with a part that was not read. */
export const inWords = ({ text, fault }: Pick<UnreadPart, 'text' | 'fault'>): string =>
  `“${text}” ${FAULTS[fault]}`;

/** A key as people write it: `(321) 555-0100`; abroad `+442079460000`; what cannot be dialed as it is. */
export const formatKey = (key: string): string => formatE164(key);

/** One number of a reading as people write it, with its extension or word. */
export const formatNumber = ({ key, note }: PhoneNumber): string => `${formatKey(key)} ${note}`.trim();

/**
 * Formats what was typed: `(321) 555-0100 ext. 4`, several numbers with a slash between. Unchanged where a
 * part cannot be read as a number, and for a number abroad.
 */
export function formatPhone(typed: string): string {
  const { numbers, unread } = readPhones(typed);
  const isPlain =
    numbers.length > 0 && unread.length === 0 && numbers.every(({ key }) => key.startsWith('1'));
  return isPlain ? numbers.map(formatNumber).join(' / ') : typed;
}

/** The URL that dials a number: `tel:+13215550100`. */
export const telHref = ({ key }: Pick<PhoneNumber, 'key'>): string => `tel:+${key.replace('+', '')}`;
