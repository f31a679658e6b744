import type { KnownNumber } from '#contract/actions/import/check-numbers.ts';
import { IMPORT, OUTCOME_LABELS, type RowOutcome } from '#src/content/rep/import.ts';
import type { RowCheck, RowResult } from './check-rows.ts';

/** The numbers of which nothing will be added, by their key. */
export type KnownNumbers = ReadonlyMap<string, KnownNumber>;

export interface RowGroups {
  /** Number of rows that will be added, as far as it is known. */
  toAdd: number;
  /** Rows whose people go on the do-not-call list. */
  listed: RowResult[];
  /** The other rows: first those that nobody can add, then in the order they are sent. */
  left: RowResult[];
  /** Of the rows to add, those whose ZIP code is none. */
  zips: RowResult[];
  /** Of the rows to add, those with cells that are kept in the notes. */
  kept: RowResult[];
}

/**
 * Puts each row into the group in which it will be after the import. A row that repeats a known number
 * belongs to that number, as in the script.
 * @param batchNames by id
 */
export function groupRows(
  { ready, keys, wrong, noCall, repeats, zips, kept }: RowCheck,
  known: KnownNumbers,
  batchNames: ReadonlyMap<string, string>,
): RowGroups {
  const left = [...wrong, ...[...noCall.values()].filter(({ outcome }) => outcome !== 'listed')];
  const listed = [...noCall.values()].filter(({ outcome }) => outcome === 'listed');
  // Shown first, while no number is known: a long list is not gone through again for its few repeated rows.
  if (known.size === 0) {
    for (const [line, first] of repeats) if (!noCall.has(line)) left.push(repeatedRow(line, first));
  } else {
    ready.forEach(({ line }, index) => {
      if (noCall.has(line)) return;
      const number = known.get(keys[index] ?? '');
      const first = repeats.get(line);
      if (number) left.push(knownRow(line, number, batchNames));
      else if (first !== undefined) left.push(repeatedRow(line, first));
    });
  }
  const notAdded = new Set([...left, ...listed].map(({ line }) => line));
  const isAdded = ({ line }: RowResult) => !notAdded.has(line);
  return {
    toAdd: ready.length + wrong.length - left.length - listed.length,
    listed,
    left,
    zips: zips.filter(isAdded),
    kept: kept.filter(isAdded),
  };
}

function knownRow(
  line: number,
  { outcome, message, batchId }: KnownNumber,
  batchNames: ReadonlyMap<string, string>,
): RowResult {
  const batch = outcome === 'duplicate' && batchNames.get(batchId);
  return { line, outcome, message: batch ? IMPORT.inBatch(message, batch) : message };
}

export const repeatedRow = (line: number, first: number): RowResult => ({
  line,
  outcome: 'repeated',
  message: IMPORT.repeatOf(first),
});

const LEFT: readonly RowOutcome[] = ['repeated', 'duplicate', 'suppressed', 'invalid'];

/** The size of each group of rows that are not added, with its label. */
export const countLeft = (results: readonly RowResult[]): [label: string, count: number][] =>
  LEFT.map((wanted) => [OUTCOME_LABELS[wanted], results.filter(({ outcome }) => outcome === wanted).length]);
