import { type Place, readHouse } from '#contract/lead/same-house.ts';
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
import type { Question } from './ask-known.ts';
import { getAllKeys, type RelatedRow } from './earlier-rows.ts';

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
  /** The id of the question about each ready row. */
  asked: string[];
  /** Each of these questions once. */
  questions: Question[];
  wrong: RowResult[];
  /** Ready rows that are no leads to call: their own line says so, or another line about the same number. */
  noCall: Map<number, RowResult>;
  /** The keys of all numbers that go on the do-not-call list. */
  noCallKeys: ReadonlySet<string>;
  /** How many of them are of other rows. */
  noCallNumbers: number;
  /**
   * Ready rows that have a number of another row, or one of those that go on the list, by line in the order
   * they are sent. They are sent too: the backend decides about duplicates.
   */
  related: ReadonlyMap<number, RelatedRow>;
  /** Ready rows whose ZIP code is none. It stops nothing: the phone number is what matters. */
  zips: RowResult[];
  /** Ready rows with cells that did not fit their field and are kept in the notes. */
  kept: RowResult[];
}

interface CheckOptions {
  signal: AbortSignal;
  nowMs: number;
  /** Whether the backend takes what a list says about calls (`import_do_not_call`). */
  takesNoCall: boolean;
  /** Whether it adds two houses of one number (`houses`). */
  takesHouses: boolean;
}

/** Reads a row as the backend does. @returns its cells as they are stored, if it can be a lead */
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
type Candidate = ReadyRow &
  Omit<RelatedRow, 'house'> &
  Pick<RowReading, 'noCallKeys' | 'isNoCall'> & {
    /** Its numbers as the backend is asked about them. */
    numbers: string;
    place: Place;
  };

const ANYWHERE: Place = { address: '', city: '', zip: '' };

/**
 * Checks rows with the same rules as the backend. Returns null when the signal aborts.
 * @param width number of columns in the file
 */
export async function checkRows(
  rows: readonly CsvRow[],
  width: number,
  shape: RowShape,
  { signal, nowMs, takesNoCall, takesHouses }: CheckOptions,
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
    const isLead = parsed.ok;
    const lead = takesHouses && parsed.ok ? parsed.data : null;
    const place = lead ? toPlace(lead) : ANYWHERE;
    // Digits that only may be a number are in no key: they are asked about as they are written.
    const numbers = lead && phone.doubtful.length > 0 ? lead.phone : keysAsText(phone);
    candidates.push({ line, cells: sent, phone, numbers, place, isLead, noCallKeys, isNoCall });
    if (!parsed.ok) return;
    const message = zipProblem(parsed.data.zip);
    if (message !== null) zips.push({ line, outcome: 'added', message });
    if (unread.length > 0) kept.push({ line, outcome: 'added', message: unread.join('; ') });
  };
  await pause();
  if (!(await stepThrough(rows, check, { signal }))) return null;
  const rank = ({ isNoCall, noCallKeys }: Candidate) => (isNoCall ? 0 : noCallKeys.length > 0 ? 1 : 2);
  const inOrder = [0, 1, 2].flatMap((wanted) => candidates.filter((row) => rank(row) === wanted));
  const all = { ...summarize(inOrder), columns: shape.columns, wrong, zips, kept };
  const checked = takesNoCall ? all : withoutNoCall(all, inOrder);
  const related = new Map<number, RelatedRow>();
  const readPlace = ({ line, phone, place, isLead }: Candidate) =>
    related.set(line, { line, phone, house: readHouse(place), isLead });
  return (await stepThrough(checked.related, readPlace, { signal })) ? { ...checked, related } : null;
}

/** Without an address a row may be of any house. */
const toPlace = ({ address, city, zip }: Place): Place =>
  address === '' ? ANYWHERE : { address, city, zip };

/** The check before the addresses of its related rows are read, which takes time in a long list. */
type BeforePlaces = Omit<RowCheck, 'related'> & { related: Candidate[] };

/** The check for a backend that would call them: it is not sent the rows whose numbers may not be called. */
function withoutNoCall(checked: BeforePlaces, rows: readonly Candidate[]): BeforePlaces {
  const { columns, noCall, wrong } = checked;
  const isRefused = ({ line, noCallKeys }: Candidate) => noCallKeys.length > 0 || noCall.has(line);
  const refused = rows
    .filter(isRefused)
    .map(({ line }): RowResult => ({ line, outcome: 'invalid', message: IMPORT.olderBackend }));
  const isTaken = columns.map(isOlderColumn);
  const take = <Part>(parts: readonly Part[]) => parts.filter((_, index) => isTaken[index]);
  const others = rows.filter((row) => !isRefused(row)).map((row) => ({ ...row, cells: take(row.cells) }));
  return { ...checked, ...summarize(others), columns: take(columns), wrong: [...wrong, ...refused] };
}

/** What the checked rows say together. */
function summarize(rows: readonly Candidate[]): Omit<BeforePlaces, 'columns' | 'wrong' | 'zips' | 'kept'> {
  const noCallLines = new Map<string, number>();
  for (const { line, noCallKeys } of rows) {
    for (const key of noCallKeys) if (!noCallLines.has(key)) noCallLines.set(key, line);
  }
  const listed = new Set(rows.filter(({ isNoCall }) => isNoCall).flatMap(({ noCallKeys }) => noCallKeys));
  const noCall = new Map<number, RowResult>();
  const shared = findShared(rows);
  const related: Candidate[] = [];
  const questions = new Map<string, Question>();
  const asked: string[] = [];
  for (const row of rows) {
    const { line, phone, isNoCall } = row;
    const forbidding = findForbidding(phone, noCallLines);
    if (isNoCall) noCall.set(line, { line, outcome: 'listed', message: '' });
    else if (forbidding !== null) {
      noCall.set(line, { line, outcome: 'suppressed', message: IMPORT.noCallLine(forbidding) });
    }
    const isRelated = getAllKeys(row).some((key) => shared.has(key) || (!isNoCall && noCallLines.has(key)));
    if (isRelated) related.push(row);
    const question = toQuestion(row);
    asked.push(question.id);
    if (question.phone !== '' && !questions.has(question.id)) questions.set(question.id, question);
  }
  return {
    ready: rows.map(({ line, cells }) => ({ line, cells })),
    asked,
    questions: [...questions.values()],
    noCall,
    noCallKeys: new Set(noCallLines.keys()),
    noCallNumbers: [...noCallLines.keys()].filter((key) => !listed.has(key)).length,
    related,
  };
}

/** The keys that several rows have. */
function findShared(rows: readonly Candidate[]): Set<string> {
  const [once, shared] = [new Set<string>(), new Set<string>()];
  for (const row of rows) {
    for (const key of getAllKeys(row)) (once.has(key) ? shared : once).add(key);
  }
  return shared;
}

function toQuestion({ numbers: phone, place }: Candidate): Question {
  if (place.address === '') return { id: phone, phone, place: null };
  return { id: [phone, place.address, place.city, place.zip].join('\n'), phone, place };
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
