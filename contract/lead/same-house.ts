import type { LeadField } from './lead-fields.ts';
import { tidyZip, zipDigits } from './zip.ts';

/** The fields of a lead that say where the house is. */
export const PLACE_FIELDS = ['address', 'city', 'zip'] as const satisfies readonly LeadField[];
export type Place = Record<(typeof PLACE_FIELDS)[number], string>;

/** What is compared of an address. A part that is empty is not known. */
export interface House {
  number: string;
  /** The words that name the street. */
  street: string[];
  /** Of an apartment, lot or building, and the letter of a number: `12A` is the unit `a` of 12. */
  units: string[];
  city: string[];
  zip: string;
}

/** Kinds of streets: first as they are compared, then otherwise written. */
const SUFFIXES = new Map(
  [
    'st street str, ave avenue av, dr drive, blvd boulevard, rd road, ln lane, ct court, pl place, ter terrace terr',
    'cir circle, pkwy parkway, trl trail tr, hwy highway, way wy, loop, cv cove, rte route',
  ]
    .flatMap((kinds) => kinds.split(', '))
    .flatMap((kind) => kind.split(' ').map((word, _index, [short = '']) => [word, short] as const)),
);

const OTHER_FORMS = new Map<string, string>([
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
    (word, index) => [word, String(index + 1)] as const,
  ),
]);

const DIRECTION = /^(?:[nsew]|[ns][ew]|(?:north|south)?(?:east|west)?)$/;

/** Names a road behind its kind: `Highway 1`, `State Road A1A`. */
const ROUTE = /^(?:\d|a1a)/;

/** Words that many streets have. They name the street only if it has no other. */
const COMMON = new Set([
  ...SUFFIXES.values(),
  ...['mt', 'ft', 'us', 'state', 'sr', 'county', 'cr', 'the', 'of', 'calle', 'via'],
]);

const BOX = /\b(?:p\s*o\s*b(?:ox)?|post office box|(?:rr|hc|rural route)\s*\d+\s*box|box)\s*#?\s*\d+/g;
const UNIT =
  /(?:\b(?:apartment|apt|unit|suite|ste|lot|space|spc|trailer|trlr|room|rm|building|bldg)(?:[\s:#-]+|(?=\d))|#\s*)([a-z]?[\s-]?\d+(?:-?[a-z]|\s[a-df-mo-rt-vx-z](?![a-z0-9]))?|[a-z])\b/g;
const ZIP = /(\w[\s,]+)(\d{5})(?:[ -]?\d{4})?[\s,]*(?:usa?)?[\s,]*$/;
const STATE = /[\s,]+(?:fl|fla|florida)[\s,]*(?:usa?)?[\s,]*$/;
/** The first number that is no part of a word, with its letter, and what follows. */
const NUMBER = /(?:^|\W)0*(\d+)(?:-\d+)?(?:[\s-]?([a-z]))?(?!\w)[\s,]*(.*)$/s;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'\u2019]/gu, '')
    .toLowerCase()
    .replace(/\./g, ' ')
    .replace(/[\n;]/g, ',')
    .replace(/\b(o|mc) (?=[a-z]{3})/g, '$1')
    .trim()
    .replace(/^(\d{1,3}),(\d{3})(?= )/, '$1$2');

const toWords = (text: string): string[] => text.split(/[^a-z0-9]+/).filter((word) => word !== '');

/** Reads an address as people write it: `12 OAK STREET, Apt. 4, Melbourne FL 32935`. */
export function readHouse({ address, city, zip }: Place): House {
  const units: string[] = [];
  const written = plain(address)
    .replace(BOX, ' ')
    .replace(UNIT, (_all, unit: string) => {
      units.push(unit.replace(/[\s-]/g, '').replace(/^0+(?=\w)/, ''));
      return ' ';
    });
  const withState = written.replace(ZIP, '$1');
  const local = withState.replace(STATE, '');
  const [, number = '', letter = '', rest = ''] = NUMBER.exec(local) ?? [];
  const isDirection = DIRECTION.test(letter);
  if (letter !== '' && !isDirection) units.push(letter);
  const [line = '', ...parts] = (isDirection ? `${letter} ${rest}` : rest).split(',');
  const { street, behind } = readStreet(line);
  const last = parts
    .map(toWords)
    .filter((words) => words.length > 0)
    .at(-1);
  const ownCity = withState === local ? [] : (last ?? behind);
  const cityWords = city === '' ? ownCity : toWords(plain(city));
  return {
    number,
    street: nameStreet(street, cityWords),
    units,
    city: cityWords,
    zip: zipDigits(tidyZip(zip)) || (ZIP.exec(written)?.[2] ?? ''),
  };
}

/** Parts the words of a street from what is behind it without a comma: `Oak St Melbourne`. */
function readStreet(line: string): { street: string[]; behind: string[] } {
  const words = toWords(line.replace(/\b(us|sr|cr|hwy|fl)(\d)/g, '$1 $2'));
  const start = words.findIndex((word) => !DIRECTION.test(word));
  const end = words.findIndex(
    (word, index) => index > start && SUFFIXES.has(word) && !ROUTE.test(words[index + 1] ?? ''),
  );
  if (start < 0 || end < 0) return { street: words, behind: [] };
  return { street: words.slice(0, end + 1), behind: words.slice(end + 1) };
}

/** The words that name a street, and all of them as one: `Oak Ridge` is `Oakridge`. */
function nameStreet(written: readonly string[], city: readonly string[]): string[] {
  const words = written.map(
    (word) => SUFFIXES.get(word) ?? OTHER_FORMS.get(word) ?? word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1'),
  );
  const naming = words.filter(
    (word, index) => !COMMON.has(word) && !DIRECTION.test(word) && !city.includes(written[index] ?? ''),
  );
  return naming.length === 0 ? words.slice(0, 1) : [...naming, naming.join('')];
}

/** Whether both are known and have nothing in common. */
const differ = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && other.length > 0 && !one.some((word) => other.includes(word));

/** Cities are often misspelled or shortened. */
const beginnings = (words: readonly string[]): string[] => words.map((word) => word.slice(0, 3));

/**
 * Whether two addresses may be of one house. Doubt says yes: a house too few is named in the preview, and a
 * person who is called twice for one house is not. So a house without an address, or with a post office box
 * only, is the same as any; so is a house without its unit, and one with another ZIP code in the same city.
 */
export function isSameHouse(one: House, other: House): boolean {
  if (one.number === '' || other.number === '') return true;
  if (one.number !== other.number || differ(one.street, other.street)) return false;
  const lacks = (units: readonly string[], has: readonly string[]) =>
    has.some((unit) => !units.includes(unit));
  if (lacks(one.units, other.units) && lacks(other.units, one.units)) return false;
  return (one.zip !== '' && one.zip === other.zip) || !differ(beginnings(one.city), beginnings(other.city));
}
