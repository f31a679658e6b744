import { hasLostZero, zipDigits } from '#contract/lead/zip.ts';
import {
  isOlderColumn,
  type RowColumn,
  type RowReading,
  readImportRow,
  rowFaults,
} from '#contract/lead-list/import-row.ts';
import type { RowShape } from '#contract/lead-list/row-shape.ts';
import { LIMITS } from '#contract/limits.ts';
import { keysAsText, type PhoneKeys } from '#contract/phone-keys.ts';
import { IMPORT, type RowOutcome } from '#src/content/rep/import.ts';
import type { CsvRow } from '#src/lib/csv/read-csv.ts';
import { pause, stepThrough } from '#src/lib/pause.ts';

export interface ReadyRow {
  line: number;
  cells: string[];
}

/** What becomes of a row. `message` says why it is not added, or what to look at. */
export interface RowResult {
  line: number;
  outcome: RowOutcome;
  message: string;
}

/** Every row is either ready or wrong. */
export interface RowCheck {
  /** What each cell of a ready row is. */
  columns: RowColumn[];
  /** In the order they are sent: first those that say who may not be called, which closes others. */
  ready: ReadyRow[];
  /** The numbers of each ready row, as text (`keysAsText`). */
  keys: string[];
  /** Each of these texts once. */
  numbers: string[];
  wrong: RowResult[];
  /** Ready rows that are no leads to call: their own line says so, or another line about the same number. */
  noCall: Map<number, RowResult>;
  /** How many numbers of other rows go on the do-not-call list. */
  noCallNumbers: number;
  /**
   * Lines of ready rows with the number of one sent before, each with the line of the first row that has it.
   * They are sent too: the script decides about duplicates.
   */
  repeats: Map<number, number>;
  /** Ready rows whose ZIP code is none. It stops nothing: the phone number is what matters. */
  zips: RowResult[];
  /** Ready rows with cells that did not fit their field and are kept in the notes. */
  kept: RowResult[];
}

interface CheckOptions {
  signal: AbortSignal;
  nowMs: number;
  /** Whether the script takes what a list says about calls (`import_do_not_call`). */
  takesNoCall: boolean;
}

/** Reads a row as the script does. @returns its cells as they are stored, if it can be a lead */
export function readRow(
  row: CsvRow,
  { columns, toCells }: RowShape,
  nowMs: number,
): { reading: RowReading; cells: string[] } {
  const cells = toCells(row.cells);
  const reading = readImportRow(columns, cells, nowMs);
  const { parsed } = reading;
  return { reading, cells: parsed.ok ? columns.map((column) => parsed.data[column]) : cells };
}

const SAY_CALLS: readonly RowColumn[] = ['phone', 'status', 'doNotCall'];

/** Of a row that cannot be a lead, what says whom not to call: other cells may be too long to be sent. */
const onlyCalls = (columns: readonly RowColumn[], cells: readonly string[]): string[] =>
  columns.map((column, index) =>
    SAY_CALLS.includes(column) ? (cells[index] ?? '').slice(0, LIMITS.notes) : '',
  );

/** Of the reading only what is needed: a long list is kept in memory. */
type Candidate = ReadyRow & Pick<RowReading, 'phone' | 'noCallKeys' | 'isNoCall'>;

/**
 * Checks rows with the same rules as the script. Returns null when the signal aborts.
 * @param width number of columns in the file
 */
export async function checkRows(
  rows: readonly CsvRow[],
  width: number,
  shape: RowShape,
  { signal, nowMs, takesNoCall }: CheckOptions,
): Promise<RowCheck | null> {
  const wrong: RowResult[] = [];
  const candidates: Candidate[] = [];
  const zips: RowResult[] = [];
  const kept: RowResult[] = [];
  const check = (row: CsvRow) => {
    const { line } = row;
    const { reading, cells } = readRow(row, shape, nowMs);
    const { parsed, unread, phone, noCallKeys, isNoCall } = reading;
    const problem = shapeProblem(row, width) ?? (parsed.ok || isNoCall ? null : rowFaults(parsed.fields));
    if (problem !== null) {
      wrong.push({ line, outcome: 'invalid', message: problem });
      return;
    }
    const sent = parsed.ok ? cells : onlyCalls(shape.columns, cells);
    candidates.push({ line, cells: sent, phone, noCallKeys, isNoCall });
    if (!parsed.ok) return;
    const message = zipProblem(parsed.data.zip);
    if (message !== null) zips.push({ line, outcome: 'added', message });
    if (unread.length > 0) kept.push({ line, outcome: 'added', message: unread.join('; ') });
  };
  await pause();
  if (!(await stepThrough(rows, check, { signal }))) return null;
  const rank = ({ isNoCall, noCallKeys }: Candidate) => (isNoCall ? 0 : noCallKeys.length > 0 ? 1 : 2);
  const inOrder = [0, 1, 2].flatMap((wanted) => candidates.filter((row) => rank(row) === wanted));
  const checked = { ...summarize(inOrder), columns: shape.columns, wrong, zips, kept };
  return takesNoCall ? checked : withoutNoCall(checked, inOrder);
}

/** The check for a script that would call them: it is not sent the rows whose numbers may not be called. */
function withoutNoCall(checked: RowCheck, rows: readonly Candidate[]): RowCheck {
  const { columns, noCall, wrong } = checked;
  const isRefused = ({ line, noCallKeys }: Candidate) => noCallKeys.length > 0 || noCall.has(line);
  const refused = rows
    .filter(isRefused)
    .map(({ line }): RowResult => ({ line, outcome: 'invalid', message: IMPORT.olderScript }));
  const isTaken = columns.map(isOlderColumn);
  const take = <Part>(parts: readonly Part[]) => parts.filter((_, index) => isTaken[index]);
  const others = rows.filter((row) => !isRefused(row)).map((row) => ({ ...row, cells: take(row.cells) }));
  return { ...checked, ...summarize(others), columns: take(columns), wrong: [...wrong, ...refused] };
}

/** What the checked rows say together. */
function summarize(rows: readonly Candidate[]): Omit<RowCheck, 'columns' | 'wrong' | 'zips' | 'kept'> {
  const noCallLines = new Map<string, number>();
  for (const { line, noCallKeys } of rows) {
    for (const key of noCallKeys) if (!noCallLines.has(key)) noCallLines.set(key, line);
  }
  const listed = new Set(rows.filter(({ isNoCall }) => isNoCall).flatMap(({ noCallKeys }) => noCallKeys));
  const noCall = new Map<number, RowResult>();
  const repeats = new Map<number, number>();
  const firstLines = new Map<string, number>();
  const keys: string[] = [];
  for (const { line, phone, isNoCall } of rows) {
    const all = [...phone.sure, ...phone.doubtful];
    const forbidding = findForbidding(phone, noCallLines);
    if (isNoCall) noCall.set(line, { line, outcome: 'listed', message: '' });
    else if (forbidding !== null) {
      noCall.set(line, { line, outcome: 'suppressed', message: IMPORT.noCallLine(forbidding) });
    }
    const first = all.map((key) => firstLines.get(key)).find((earlier) => earlier !== undefined);
    if (first !== undefined) repeats.set(line, first);
    for (const key of all) if (!firstLines.has(key)) firstLines.set(key, line);
    keys.push(keysAsText(phone));
  }
  return {
    ready: rows.map(({ line, cells }) => ({ line, cells })),
    keys,
    numbers: [...new Set(keys)].filter((key) => key !== ''),
    noCall,
    noCallNumbers: [...noCallLines.keys()].filter((key) => !listed.has(key)).length,
    repeats,
  };
}

/** The line that forbids every number of a row, or digits that only may be one; null if it may be called. */
function findForbidding({ sure, doubtful }: PhoneKeys, lines: ReadonlyMap<string, number>): number | null {
  const doubt = doubtful.find((key) => lines.has(key));
  const isClosed = doubt !== undefined || (sure.length > 0 && sure.every((key) => lines.has(key)));
  return isClosed ? (lines.get(doubt ?? sure[0] ?? '') ?? null) : null;
}

function zipProblem(zip: string): string | null {
  if (zip === '' || zipDigits(zip) !== '') return null;
  return hasLostZero(zip) ? IMPORT.lostZero(zip) : IMPORT.notZip(zip);
}

/** Returns what is wrong with the row, which would put cells into the wrong fields; null if nothing is. */
function shapeProblem({ cells }: CsvRow, width: number): string | null {
  return cells.slice(width).some((cell) => cell.trim() !== '') ? IMPORT.tooManyCells : null;
}
