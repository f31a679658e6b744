import type { Instant, NumberRow } from '#backend/core/rows.ts';
import { ALWAYS_SUPPRESSED } from '#backend/core/suppression/numbers.ts';
import { phoneKey } from '#contract/phone.ts';
import type { Tabs } from './tabs/create-tabs.ts';
import type { SuppressedRow } from './tabs/tabs.ts';

/** Completes a row that the owner typed in, which has only a number in any format. */
const fromTabRow = (row: SuppressedRow): SuppressedRow =>
  row.suppressedAt === ''
    ? { ...row, phoneKey: phoneKey(row.phoneKey), suppressedAt: ALWAYS_SUPPRESSED }
    : row;

/** Converts a row to the form it has in the tab: without a date if the owner typed it in. */
export const toTabRow = (row: SuppressedRow): SuppressedRow =>
  row.suppressedAt === ALWAYS_SUPPRESSED ? { ...row, suppressedAt: '' } : row;

/** Returns the do-not-call list by number. One read. */
export const suppressedNumbers = ({ suppressed }: Tabs): Map<string, SuppressedRow> =>
  new Map(suppressed.all().map(({ row }) => [fromTabRow(row).phoneKey, fromTabRow(row)]));

/** Returns the rows of these numbers: their calls, and whether they are on the do-not-call list. */
export const numberRows = (tabs: Tabs, keys: readonly string[]): NumberRow[] =>
  keys.length === 0 ? [] : joinNumbers(keys, readCalls(tabs, keys), suppressedNumbers(tabs));

/** Combines calls and the do-not-call list into number rows. A number found in neither gets no row. */
export function joinNumbers(
  keys: Iterable<string>,
  calls: ReadonlyMap<string, Instant[]>,
  list: ReadonlyMap<string, SuppressedRow>,
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
