import type { KnownNumber, StoredNumber } from '#contract/actions/import/check-numbers.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { IMPORT, OUTCOME_LABELS, type RowOutcome } from '#src/content/rep/import.ts';
import type { RowCheck, RowResult } from './check-rows.ts';
import { EarlierRows, getAllKeys, type RelatedRow } from './earlier-rows.ts';

/** What the backend has answered about the rows. */
export interface Answers {
  /** Of which nothing will be added, by the id of the question. */
  known: ReadonlyMap<string, KnownNumber>;
  /** What is stored about their numbers, by key. */
  numbers: ReadonlyMap<string, StoredNumber>;
}

/** Whether people whose leads are closed may be called again, and whether the manager wants that. */
export type CallAgain = 'no' | 'offered' | 'chosen';

export interface RowGroups {
  /** Number of rows that will be added as people that nobody knows, as far as it is known. */
  toAdd: number;
  /** Rows whose people go on the do-not-call list. */
  listed: RowResult[];
  /** Rows of people whose leads are closed: `closed`, or `reopened` once the manager has chosen that. */
  closed: RowResult[];
  /** The other rows: first those that nobody can add, then in the order they are sent. */
  left: RowResult[];
  /** Of the rows to add, those whose ZIP code is none. */
  zips: RowResult[];
  /** Of the rows to add, those with cells that are kept in the notes. */
  kept: RowResult[];
}

/**
 * Puts each row into the group in which it will be after the import. A row that repeats a known number
 * belongs to that number, as in the backend.
 * @param batchNames by id
 */
export function groupRows(
  checked: RowCheck,
  answers: Answers,
  batchNames: ReadonlyMap<string, string>,
  again: CallAgain,
): RowGroups {
  const { ready, asked, wrong, noCall, related, zips, kept } = checked;
  const left = [...wrong, ...[...noCall.values()].filter(({ outcome }) => outcome !== 'listed')];
  const listed = [...noCall.values()].filter(({ outcome }) => outcome === 'listed');
  const closed: RowResult[] = [];
  const judge = createJudge(checked, answers, batchNames, again);
  const sort = (line: number, question: string | undefined) => {
    const result = judge(line, answers.known.get(question ?? ''));
    if (result?.outcome === 'closed' || result?.outcome === 'reopened') closed.push(result);
    else if (result) left.push(result);
  };
  // Shown first, while no number is known: a long list is not gone through again for its few related rows.
  if (answers.known.size === 0 && answers.numbers.size === 0) {
    for (const line of related.keys()) sort(line, undefined);
  } else {
    for (const [index, { line }] of ready.entries()) sort(line, asked[index]);
  }
  const notAdded = new Set([...left, ...listed, ...closed].map(({ line }) => line));
  for (const { line, outcome } of closed) if (outcome === 'reopened') notAdded.delete(line);
  const isAdded = ({ line }: RowResult) => !notAdded.has(line);
  return {
    toAdd: ready.length + wrong.length - left.length - listed.length - closed.length,
    listed,
    closed,
    left,
    zips: zips.filter(isAdded),
    kept: kept.filter(isAdded),
  };
}

/**
 * Returns a function that says of each row, in the order they are sent, why the backend does not add it, or
 * that it calls a known person again. It says nothing of a row that is added, or is in `noCall`.
 */
function createJudge(
  { noCall, noCallKeys, related }: RowCheck,
  { numbers }: Answers,
  batchNames: ReadonlyMap<string, string>,
  again: CallAgain,
): (line: number, number: KnownNumber | undefined) => RowResult | null {
  const added = new EarlierRows();
  const closed = new EarlierRows();
  const isListed = (key: string) => noCallKeys.has(key) || numbers.get(key)?.listed === true;
  const isFull = (row: RelatedRow) =>
    getAllKeys(row).some(
      (key) => (numbers.get(key)?.leads ?? 0) + added.count(key) >= PAGE_SIZES.housesOfNumber,
    );
  /** A list may forbid the numbers that the backend does not. */
  const isForbidden = ({ phone: { sure, doubtful } }: RelatedRow) =>
    doubtful.some(isListed) || (sure.length > 0 && sure.every(isListed));
  const canBeCalledAgain = ({ closed: isClosed, keys }: KnownNumber, row: RelatedRow | undefined) =>
    again !== 'no' &&
    isClosed &&
    !keys.some(isListed) &&
    !(row && (isFull(row) || getAllKeys(row).some(isListed)));

  return (line, number) => {
    const row = related.get(line);
    if (noCall.has(line)) {
      const isLead = row?.isLead && noCall.get(line)?.outcome === 'listed' && !number?.batchId;
      if (isLead && added.find(row) === undefined && !isFull(row)) added.add(row);
      return null;
    }
    if (number?.outcome === 'suppressed') return knownRow(line, number, batchNames);
    if (row && isForbidden(row)) return { line, outcome: 'suppressed', message: IMPORT.onList };
    const first = row && added.find(row);
    if (first !== undefined) return repeatedRow(line, first);
    if (number && canBeCalledAgain(number, row)) {
      if (row && again === 'offered' && closed.find(row) !== undefined) {
        return knownRow(line, number, batchNames);
      }
      const isChosen = again === 'chosen';
      if (row) (isChosen ? added : closed).add(row);
      return { ...knownRow(line, number, batchNames), outcome: isChosen ? 'reopened' : 'closed' };
    }
    if (number) return knownRow(line, number, batchNames);
    if (row && isFull(row)) return { line, outcome: 'duplicate', message: IMPORT.tooManyHouses };
    if (row) added.add(row);
    return null;
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

/** Number of leads that will be added: of people that nobody knows, and of those to call again. */
export const countToAdd = ({ toAdd, closed }: RowGroups): number =>
  toAdd + closed.filter(({ outcome }) => outcome === 'reopened').length;

const LEFT: readonly RowOutcome[] = ['repeated', 'duplicate', 'suppressed', 'invalid'];

/** The size of each group of rows that are not added, with its label. */
export const countLeft = (results: readonly RowResult[]): [label: string, count: number][] =>
  LEFT.map((wanted) => [OUTCOME_LABELS[wanted], results.filter(({ outcome }) => outcome === wanted).length]);
