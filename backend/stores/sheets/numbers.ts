import { unknownNumber } from '#backend/core/leads/lead-numbers.ts';
import type { Instant, NumberRow } from '#backend/core/rows.ts';
import { ALWAYS_SUPPRESSED, DOUBTFULLY_SUPPRESSED } from '#backend/core/suppression/numbers.ts';
import { addDays, parseDay } from '#contract/dates/calendar.ts';
import { inWords, phoneFault, readPhones } from '#contract/phone.ts';
import { isPhoneKey, keysOfListed, keysToSuppress } from '#contract/phone-keys.ts';
import { PERSON_WORDS } from '#contract/words/person.ts';
import { isInstant } from './tabs/columns.ts';
import type { Tabs } from './tabs/create-tabs.ts';
import type { CallsRow, SuppressedRow } from './tabs/tabs.ts';

/** A number on the do-not-call list. */
export type ListedNumber = Pick<NumberRow, 'phoneKey' | 'suppressedAt' | 'suppressedBy' | 'fileId'>;

interface RowReading {
  /** The script has written it: one number, and what an older version may have meant by it. */
  isOurs: boolean;
  numbers: ListedNumber[];
  /** What cannot be read in the row, in words. */
  faults: string[];
}

const readings = new WeakMap<SuppressedRow, RowReading>();

/**
 * Reads a row of the tab Suppressed, which the owner may have typed or changed: every number in it is on the
 * list, whatever else the row says.
 */
export function readSuppressed(row: SuppressedRow): RowReading {
  const known = readings.get(row);
  if (known) return known;
  const { phoneKey: cell, suppressedAt: since, suppressedBy } = row;
  const isOurs = isPhoneKey(cell) && isInstant(since) && suppressedBy !== '';
  const suppressedAt = readSince(since);
  const faults = isOurs ? [] : findFaults(cell);
  if (suppressedAt === null) faults.push('Since is not a date; the number stays on the list');
  const keys = isOurs ? keysOfListed(cell) : keysToSuppress(cell);
  const numbers = keys.map((phoneKey) => ({
    phoneKey,
    suppressedAt: suppressedAt ?? DOUBTFULLY_SUPPRESSED,
    suppressedBy,
    // A row that a hand has changed is a person's word.
    fileId: isOurs ? row.fileId : '',
  }));
  const reading = { isOurs, numbers, faults };
  readings.set(row, reading);
  return reading;
}

function findFaults(cell: string): string[] {
  const { numbers, unread } = readPhones(cell);
  const fault = numbers.length === 0 ? phoneFault(cell) : null;
  return fault === null ? unread.map(inWords) : [fault];
}

/** A typed day counts to its end, wherever that is; null when the text is no time. */
function readSince(since: string): Instant | null {
  const typed = since.trim();
  if (typed === '') return ALWAYS_SUPPRESSED;
  if (isInstant(typed)) return typed;
  const day = parseDay(typed) ?? parseDay(typed.split(/[ T]/)[0] ?? '');
  return day === null ? null : `${addDays(day, 1)}T12:00:00.000Z`;
}

/** Converts a number to the row it has in the tab: without a date if the owner typed it in without one. */
function toTabRow(row: ListedNumber): SuppressedRow {
  if (row.suppressedAt === ALWAYS_SUPPRESSED) return { ...row, suppressedAt: '' };
  return row.suppressedAt === DOUBTFULLY_SUPPRESSED ? { ...row, suppressedAt: 'unknown' } : row;
}

/** Returns the do-not-call list by number, and reports what cannot be read. One read. */
export function suppressedNumbers({ suppressed }: Tabs): Map<string, ListedNumber> {
  const list = new Map<string, ListedNumber>();
  for (const { place, row } of suppressed.all()) {
    const { numbers, faults } = readSuppressed(row);
    for (const fault of faults) suppressed.report(place, fault);
    for (const number of numbers) {
      const before = list.get(number.phoneKey);
      const latest = before && before.suppressedAt >= number.suppressedAt ? before : number;
      // Another row is another reason, which an undo of the file must not lift.
      list.set(number.phoneKey, before ? { ...latest, fileId: '' } : number);
    }
  }
  return list;
}

/** Returns the numbers that a file alone has put on the list. */
export const numbersOfFile = (tabs: Tabs, fileId: string): string[] =>
  [...suppressedNumbers(tabs).values()]
    .filter((number) => number.fileId === fileId)
    .map(({ phoneKey }) => phoneKey);

/**
 * Notes the changes to the tab Suppressed that a decision's numbers need.
 * @param erased those of `numbers` of which only the number stays. A row of others, typed since the decision, stays
 */
export function putNumbers(
  tabs: Tabs,
  numbers: ReadonlyMap<string, NumberRow>,
  erased: ReadonlySet<string>,
): void {
  const { suppressed } = tabs;
  const list = suppressedNumbers(tabs);
  // What the owner has typed since the decision stays.
  const decided = [...numbers.values()].filter(
    ({ phoneKey, suppressedAt }) => suppressedAt !== '' || list.has(phoneKey),
  );
  if (decided.length === 0) return;
  const keys = new Set(decided.map(({ phoneKey }) => phoneKey));
  const isDecided = ({ phoneKey }: ListedNumber) => keys.has(phoneKey);
  const isErased = ({ numbers: own }: RowReading) => own.some(({ phoneKey }) => erased.has(phoneKey));
  const rows = suppressed.all().map(({ row }) => ({ cell: row.phoneKey, ...readSuppressed(row) }));
  /** Rows with the owner's words, which go as a whole. One that says no more than the number is kept, and changed. */
  const words = rows.filter((row) => !row.isOurs && isErased(row) && !keys.has(row.cell));
  for (const { cell } of words) suppressed.changes.eraseWith('phoneKey', cell);
  suppressed.changes.remove(
    (row) => readSuppressed(row).numbers.some(isDecided) && !words.some(({ cell }) => cell === row.phoneKey),
  );
  // The owner may have typed several numbers into one row.
  const typed = rows.filter(({ isOurs, numbers: own }) => !isOurs && own.some(isDecided));
  for (const row of typed) {
    const by = isErased(row) && { suppressedBy: PERSON_WORDS.listedByOwner };
    for (const other of row.numbers.filter(({ phoneKey }) => !numbers.has(phoneKey)))
      suppressed.changes.put(toTabRow({ ...other, ...by }));
  }
  for (const { phoneKey, suppressedAt, suppressedBy, fileId } of decided) {
    if (suppressedAt !== '') {
      suppressed.changes.put(toTabRow({ phoneKey, suppressedAt, suppressedBy, fileId }));
    }
  }
}

/** Returns the rows of these numbers: their calls, and whether they are on the do-not-call list. */
export const numberRows = (tabs: Tabs, keys: readonly string[]): NumberRow[] =>
  keys.length === 0 ? [] : joinNumbers(keys, readCalls(tabs, keys), suppressedNumbers(tabs));

/** Combines calls and the do-not-call list into number rows. A number found in neither gets no row. */
export function joinNumbers(
  keys: Iterable<string>,
  calls: ReadonlyMap<string, CallsRow>,
  list: ReadonlyMap<string, ListedNumber>,
): NumberRow[] {
  return [...new Set(keys)].flatMap((key) => {
    const known = calls.get(key);
    const entry = list.get(key);
    if (!known && !entry) return [];
    return [{ ...unknownNumber(key), ...entry, ...known }];
  });
}

const readCalls = ({ calls }: Tabs, keys: readonly string[]): Map<string, CallsRow> =>
  new Map(calls.rowsAt(calls.findAny('phoneKey', keys)).map(({ row }) => [row.phoneKey, row]));
