import { formatE164 } from './e164.ts';
import { toPlain } from './plain-signs.ts';
import { PHONE_FAULTS } from './words/rep-forms.ts';

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
type PhoneFault = keyof typeof PHONE_FAULTS;

export interface PhoneReading {
  /** In the order they are written, each once. */
  numbers: readonly PhoneNumber[];
  /** Parts of seven digits and more that cannot be dialed, with what is wrong. */
  unread: readonly UnreadPart[];
  /** Words or digits stand before a number that are no part of one: `Fax: 321-555-0100`. */
  hasWords: boolean;
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
/** Of a number that begins with `00` or `011` instead of a plus: shorter ones are mistyped. */
const MIN_PREFIXED = 10;

/** Area code and exchange begin with 2 to 9 and are not N11; no area code is N9N or 555. */
const NORTH_AMERICAN = /^(?!555)[2-9](?!11|9)\d\d[2-9](?!11)\d{6}$/;

const NATIONAL_KEY = /^1[2-9]\d{9}$/;

const isFiller = (digits: string): boolean => /^1?(\d)\1+$/.test(digits);

/** The key of ten digits, or of eleven that begin with 1; null if there is no such number. */
function toNationalKey(digits: string): string | null {
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return NORTH_AMERICAN.test(national) && !isFiller(national) ? `1${national}` : null;
}

/** What spreadsheets make of a number: `="3215550100"`, `3215550100.0`, `3,215,550,100`, `3.2155501E9`. */
const FORMULA = /^\s*=\s*"([^"]*)"\s*$/;
const DECIMALS = /(\d{4})(?:\.0+)+(?!\d)/g;
const THOUSANDS = /^\s*\d{1,2}(?:,\d{3}){3}(?:\.0+)?\s*$/;
const EXPONENT = /^[\s'"=+-]*(\d)(?:\.(\d+))?e\+?(\d{1,3})[\s'"]*$/i;
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
  const digits = Number(exponent) + 1;
  const isExact = isWhole && significant.length > ROUNDED_DIGITS && digits <= MAX_ABROAD;
  return isExact ? significant.padEnd(digits, '0') : null;
}

/** Signs that stand between two numbers, but for `321/555/0100`, `(321)/555-0100` and `321,555,0100`. */
const SLASHED = /(^|[^\w#])\(?(\d{3})\)? ?\/ ?(\d{3}) ?[/. -]? ?(\d{4})(?!\d)/g;
const LISTED = /(^|[^\w#])(\d{3})([,:;|])(\d{3})\3(\d{4})(?!\d)/g;

/**
 * Digits with signs between them that may stand within a number. A letter, a comma and the like end it, and a
 * plus begins another one.
 */
const RUN = /\+?[ (]{0,3}\d(?:[^\p{L}\d+,;:|&#$@/\n\r]{0,4}\d)*/gu;

/** How a North American number is grouped: area code, exchange and line, with any sign between. */
const SHAPE =
  /(\+[ (]*|(?:011|00)[ (-]*)?(?:(1)[^\d+]{0,3})?(\(?\d{3}\)?)[^\d+]{0,3}(\d{3})[^\d+]{0,3}(\d{4})/g;

/** A sign that ties digits together: `555-0434-12` is one thing, `555-0434 12` two. */
const TIED = /^[-.]$/;

/** Characters before a number in which a label is looked for. */
const LABEL = 24;

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
  const context = (at: number) => (before + run.slice(Math.max(0, at - LABEL), at)).slice(-LABEL);
  SHAPE.lastIndex = 0;
  for (let shape = SHAPE.exec(run); shape; shape = SHAPE.exec(run)) {
    const [all, prefix = '', one = '', area = '', exchange = '', line = ''] = shape;
    const start = shape.index;
    const end = start + all.length;
    const key = toNationalKey(`${area.replace(/\D/g, '')}${exchange}${line}`);
    const isLabel =
      !area.startsWith('(') &&
      prefix + one === '' &&
      (UNIT.test(context(start)) || ((hasNumber || parts.length > 0) && EXTENSION.test(context(start))));
    if (key === null || isLabel || !isApart(run, start, end)) {
      // From the next group on.
      SHAPE.lastIndex = start + Math.max(1, /^\D*\d+/.exec(all)?.[0].length ?? 1);
      continue;
    }
    parts.push({ start, end, found: { key } });
  }
  return parts;
}

/** Whether digits around a part are not tied to it. */
function isApart(run: string, start: number, end: number): boolean {
  const before = run.slice(Math.max(0, start - 2), start);
  const after = run.slice(end, end + 2);
  return (
    !(/\d$/.test(before) && /\d/.test(run.charAt(start))) &&
    !(TIED.test(before.slice(-1)) && /\d.$/.test(before)) &&
    !/^\d/.test(after) &&
    !(TIED.test(after.slice(0, 1)) && /^.\d/.test(after))
  );
}

/** How a run begins that is not North American, and its digits without a `(0)`, which is not dialed. */
const ABROAD = /^[ (]{0,3}(\+|011|00)[^\d+]*([2-9].*)$/s;

/**
 * Reads a run that begins with a plus, or with the prefix that dials abroad, and another country's code. None
 * of its digits is ever a number of ours by itself. Null if the run does not begin so.
 */
function readAbroad(run: string, before: string, hasNumber: boolean): Part[] | null {
  const [, prefix = '', written = ''] = ABROAD.exec(run) ?? [];
  if (written === '') return null;
  const digits = written.replace(/\(0\)/g, '').replace(/\D/g, '');
  const all = (found: Part['found']): Part[] => [{ start: 0, end: run.length, found }];
  const ours = digits.length === 10 ? toNationalKey(digits) : null;
  if (ours !== null && /^\(?\d{3}\D+\d{3}\D+\d{4}$/.test(written.trim())) return all({ key: ours });
  // `+3215550611` may also be a number of Belgium.
  if (ours !== null && /^\d+$/.test(written.trim())) {
    return all({ text: run.trim(), fault: 'plus', doubtful: [ours, `+${digits}`] });
  }
  const least = prefix === '+' ? MIN_ABROAD : MIN_PREFIXED;
  if (digits.length >= least && digits.length <= MAX_ABROAD && !isFiller(digits)) {
    return all({ key: `+${digits}` });
  }
  // `+442079460958 321-555-0100`: the first is complete.
  const [first = ''] = /^\d{11,15}(?=\D)/.exec(written) ?? [];
  const end = run.indexOf(written) + first.length;
  if (first !== '') {
    const rest = readRun(run.slice(end), before + run.slice(0, end), hasNumber);
    return [
      { start: 0, end, found: { key: `+${first}` } },
      ...rest.map((part) => ({ ...part, start: part.start + end, end: part.end + end })),
    ];
  }
  const left = toUnread(run);
  return left ? all(left) : [];
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

/**
 * Keys of all that unread digits may mean: the digits, every ten that begin and end a group, the first and
 * the last ten, what an older version has hidden in them, and a number abroad without its plus.
 */
function doubtfulKeys(text: string): string[] {
  const groups = text.match(/\d+/g) ?? [];
  const whole = groups.join('');
  const keys = new Set([whole, ...keysHiddenIn(whole)]);
  if (/^[2-9]\d{10,14}$/.test(whole)) keys.add(`+${whole}`);
  for (const ten of whole.length > 10 && whole.length < 15 ? [whole.slice(0, 10), whole.slice(-10)] : []) {
    const key = toNationalKey(ten);
    if (key !== null) keys.add(key);
  }
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
  const abroad = readAbroad(run, before, hasNumber);
  if (abroad) return abroad;
  const national = findNational(run, before, hasNumber);
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
 * extension, words, or several numbers. The only reader of phone numbers: browser, import, sheet and backend
 * use it.
 */
export function readPhones(typed: string): PhoneReading {
  const [, ...usual] = typed.startsWith('+') && !typed.startsWith('+1') ? [] : (USUAL.exec(typed) ?? []);
  const usualKey = usual.length > 0 ? toNationalKey(usual.join('')) : null;
  if (usualKey !== null) return { numbers: [{ key: usualKey, note: '' }], unread: [], hasWords: false };
  const plain = toPlain(typed);
  const sheets = fromSpreadsheet(plain);
  if (sheets === null) {
    const part = { text: plain.trim(), fault: 'rounded', doubtful: [] } as const;
    return { numbers: [], unread: [part], hasWords: false };
  }
  const text = sheets.replace(SLASHED, '$1$2-$3-$4').replace(LISTED, '$1$2-$4-$5');
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
  let hasWords = false;
  let end = 0;
  for (const [place, part] of parts.entries()) {
    hasWords ||= WORDS.test(text.slice(end, part.start).replace(JOINERS, ''));
    end = part.end;
    if (!('key' in part.found)) continue;
    const { note, length } = noteAfter(text.slice(end), parts[place + 1] !== undefined);
    end += length;
    const { key } = part.found;
    if (!numbers.has(key)) numbers.set(key, { key, note });
  }
  return {
    numbers: [...numbers.values()],
    unread: parts.flatMap(({ found }) => ('key' in found ? [] : [found])),
    hasWords,
  };
}

const WORDS = /[\p{L}\d]/u;
/** Between two numbers, or before one, these say nothing. */
const JOINERS = /\b(?:or|and|tel|phone|ph|p)\b/gi;

const SURELY_ITS = /^ *(?:\([^()\d]*[a-z][^()\d]*\)|(?:x|ext|extension)[ .:]{0,3}\d{1,6}(?!\d))/i;

/**
 * What is written after a number, and its length there: all of it after the last one, else only what surely
 * belongs to it.
 */
function noteAfter(rest: string, hasAnother: boolean): { note: string; length: number } {
  const written = hasAnother ? (SURELY_ITS.exec(rest)?.[0] ?? '') : rest;
  const note = written
    .replace(/\s+/g, ' ')
    .replace(/^['"\s)\].]+/, '')
    .replace(/['"\s]+$/, '');
  return { note, length: written.length };
}

/** A cell of a list without what a program has added to its number: `.0`, an exponent, `p:`, a formula. */
export const tidyPhone = (cell: string): string =>
  USUAL.test(cell)
    ? cell
    : (fromSpreadsheet(toPlain(cell)) ?? cell).replace(/^\s*['"]*(?:p|tel):/i, '').trim();

/**
 * Keys that an older version has hidden in wrong ones: with the zeros of `.0` and `.00` behind a number, or
 * with two numbers in a row.
 */
export function keysHiddenIn(digits: string): string[] {
  const keys = [digits.replace(/0{1,2}$/, ''), digits.replace(/0$/, '')].map(toNationalKey);
  for (const length of [10, 11]) {
    const pair = [digits.slice(0, length), digits.slice(length)].map(toNationalKey);
    if (digits.length >= 20 && pair.every((key) => key !== null)) keys.push(...pair);
  }
  return keys.filter((key) => key !== null);
}

/** Whether a key is of a number in North America. */
export const isNationalKey = (key: string): boolean => NATIONAL_KEY.test(key);

/** Says why a text holds no number that can be dialed, quoting it; null when it holds one. */
export function phoneFault(typed: string): string | null {
  const { numbers, unread } = readPhones(typed);
  if (numbers.length > 0) return null;
  const [first] = unread;
  if (first) return inWords(first);
  const plain = toPlain(typed).trim();
  return `“${plain}” ${PHONE_FAULTS[/\d{3}/.test(plain) ? 'short' : 'none']}`;
}

/** Says what is wrong with a part that was not read. */
export const inWords = ({ text, fault }: Pick<UnreadPart, 'text' | 'fault'>): string =>
  `“${text}” ${PHONE_FAULTS[fault]}`;

/** One number of a reading as people write it, with its extension or word. */
export const formatNumber = ({ key, note }: PhoneNumber): string => `${formatE164(key)} ${note}`.trim();

/**
 * Formats what was typed: `(321) 555-0100 ext. 4`, several numbers with a slash between. Unchanged where a
 * part cannot be read as a number or words stand before one, and for a number abroad.
 */
export function formatPhone(typed: string): string {
  const { numbers, unread, hasWords } = readPhones(typed);
  const isOurs = numbers.length > 0 && numbers.every(({ key }) => key.startsWith('1'));
  return isOurs && unread.length === 0 && !hasWords ? numbers.map(formatNumber).join(' / ') : typed;
}

/** The URL that dials a number: `tel:+13215550100`. */
export const telHref = ({ key }: Pick<PhoneNumber, 'key'>): string => `tel:+${key.replace('+', '')}`;
