import type { Instant, NumberRow } from '#backend/core/rows.ts';
import { ALWAYS_SUPPRESSED } from '#backend/core/suppression/numbers.ts';
import { addDays, parseDay } from '#contract/dates/calendar.ts';
import { keysToSuppress, phoneFault, readPhones } from '#contract/phone.ts';
import { isInstant } from './tabs/columns.ts';
import type { Tabs } from './tabs/create-tabs.ts';
import type { SuppressedRow } from './tabs/tabs.ts';

/** A number on the do-not-call list. */
export type ListedNumber = Pick<NumberRow, 'phoneKey' | 'suppressedAt' | 'suppressedBy'>;

interface RowReading {
  numbers: ListedNumber[];
  /** What cannot be read in the row, in words. */
  faults: string[];
}

/**
 * Reads a row of the tab Suppressed, which the owner may have typed or changed: every number in it is on the
 * list, whatever else the row says.
 */
export function readSuppressed({
  phoneKey: cell,
  suppressedAt: since,
  suppressedBy,
}: SuppressedRow): RowReading {
  // What the script has written itself is a key already, which also a number abroad is.
  if (/^\d{7,15}$/.test(cell) && isInstant(since) && suppressedBy !== '') {
    const keys = keysToSuppress(cell);
    return {
      numbers: keys.map((phoneKey) => ({ phoneKey, suppressedAt: since, suppressedBy })),
      faults: [],
    };
  }
  const { numbers, unread } = readPhones(cell);
  const faults = [
    ...(numbers.length === 0 ? [phoneFault(cell)] : unread.map(({ text }) => phoneFault(text))),
  ];
  const suppressedAt = readSince(since);
  if (suppressedAt === null) faults.push('Since is not a date; the number stays on the list');
  return {
    numbers: keysToSuppress(cell).map((phoneKey) => ({
      phoneKey,
      suppressedAt: suppressedAt ?? ALWAYS_SUPPRESSED,
      suppressedBy,
    })),
    faults: faults.filter((fault) => fault !== null),
  };
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
export const toTabRow = (row: ListedNumber): SuppressedRow =>
  row.suppressedAt === ALWAYS_SUPPRESSED ? { ...row, suppressedAt: '' } : row;

/** Returns the do-not-call list by number, and reports what cannot be read. One read. */
export function suppressedNumbers({ suppressed }: Tabs): Map<string, ListedNumber> {
  const list = new Map<string, ListedNumber>();
  for (const { place, row } of suppressed.all()) {
    const { numbers, faults } = readSuppressed(row);
    for (const fault of faults) suppressed.report(place, fault);
    for (const number of numbers) {
      const before = list.get(number.phoneKey);
      if (!before || before.suppressedAt < number.suppressedAt) list.set(number.phoneKey, number);
    }
  }
  return list;
}

/** Returns the numbers that share a row of the tab with this one. */
export const othersInRow = ({ suppressed }: Tabs, phoneKey: string): ListedNumber[] =>
  suppressed
    .all()
    .map(({ row }) => readSuppressed(row).numbers)
    .filter((numbers) => numbers.some((number) => number.phoneKey === phoneKey))
    .flatMap((numbers) => numbers.filter((number) => number.phoneKey !== phoneKey));

/** Whether a row of the tab lists this number. */
export const isRowOf = (row: SuppressedRow, phoneKey: string): boolean =>
  readSuppressed(row).numbers.some((number) => number.phoneKey === phoneKey);

/** Returns the rows of these numbers: their calls, and whether they are on the do-not-call list. */
export const numberRows = (tabs: Tabs, keys: readonly string[]): NumberRow[] =>
  keys.length === 0 ? [] : joinNumbers(keys, readCalls(tabs, keys), suppressedNumbers(tabs));

/** Combines calls and the do-not-call list into number rows. A number found in neither gets no row. */
export function joinNumbers(
  keys: Iterable<string>,
  calls: ReadonlyMap<string, Instant[]>,
  list: ReadonlyMap<string, ListedNumber>,
): NumberRow[] {
  return [...new Set(keys)].flatMap((key) => {
    const known = calls.get(key);
    const entry = list.get(key);
    if (!known && !entry) return [];
    const { suppressedAt = '', suppressedBy = '' } = entry ?? {};
    return [{ phoneKey: key, suppressedAt, suppressedBy, calls: known ?? [] }];
  });
}

const readCalls = ({ calls }: Tabs, keys: readonly string[]): Map<string, Instant[]> =>
  new Map(calls.rowsAt(calls.findAny('phoneKey', keys)).map(({ row }) => [row.phoneKey, row.calls]));
