import type { ColumnMapping } from '#contract/lead-list/columns.ts';
import { findTitles, guessMapping, TITLE_ROWS } from '#contract/lead-list/titles.ts';
import { IMPORT } from '#src/content/rep/import.ts';
import type { CsvFile, CsvRow } from '#src/lib/csv/read-csv.ts';
import { readFile } from '#src/lib/csv/read-file.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';

/** A file that was read. Rows sent under the same `importId` are never added twice. */
export interface ImportSource {
  importId: string;
  name: string;
  file: CsvFile;
}

export type SourceResult = { ok: true; source: ImportSource } | { ok: false; problem: string } | null;

/** Reads a file. Returns null when the signal aborts. */
export async function readSource(
  file: File,
  options: { signal: AbortSignal; onShare: (share: number) => void },
): Promise<SourceResult> {
  const read = await readFile(file, options);
  if (!read) return null;
  if (!read.ok) return { ok: false, problem: IMPORT[read.fault] };
  const { rows } = read.file;
  // Where other rows are above the headings, the manager may choose one of them instead.
  if (rows.length < 2 && getLeadRows(rows, guessHeading(rows)).length === 0) {
    return { ok: false, problem: IMPORT.noRows };
  }
  return { ok: true, source: { importId: newSubmissionId(), name: file.name, file: read.file } };
}

/** The rows that may have the headings. */
export const firstRows = (rows: readonly CsvRow[]): readonly CsvRow[] => rows.slice(0, TITLE_ROWS);

/** The index of the row that has the headings; -1 for none. */
export const guessHeading = (rows: readonly CsvRow[]): number =>
  findTitles(firstRows(rows).map(({ cells }) => cells));

/** The rows above the headings are no leads, nor is a note below the list. */
export const getLeadRows = (rows: readonly CsvRow[], heading: number): readonly CsvRow[] =>
  rows.slice(heading + 1, rows.length - countNoteRows(rows, heading));

const countFilled = ({ cells }: CsvRow): number => cells.filter((cell) => cell.trim() !== '').length;

/**
 * Number of rows at the end that are no leads: below an empty line, with one cell each. A report ends with
 * its name and a copyright notice.
 */
function countNoteRows(rows: readonly CsvRow[], heading: number): number {
  const titles = rows[heading];
  if (!titles || countFilled(titles) < 2) return 0;
  let start = rows.length;
  const isNote = (row: CsvRow) => countFilled(row) === 1 && (row.cells[0] ?? '').trim() !== '';
  for (let row = rows[start - 1]; row && start > heading + 1 && isNote(row); row = rows[start - 1]) start--;
  const [last, first] = [rows[start - 1], rows[start]];
  return last && first && first.line > last.line + last.lines ? rows.length - start : 0;
}

/** The headings; without them an empty text for each cell of the widest of the first rows. */
function getHeadings(rows: readonly CsvRow[], heading: number): readonly string[] {
  const widest = Math.max(0, ...firstRows(rows).map(({ cells }) => cells.length));
  return rows[heading]?.cells ?? Array.from({ length: widest }, () => '');
}

export const getTitles = (rows: readonly CsvRow[], heading: number): string[] =>
  getHeadings(rows, heading).map((cell, index) => cell.trim() || IMPORT.column(index));

/** Guesses from the headings; without them no column is mapped. */
export const openingMapping = (rows: readonly CsvRow[], heading: number): ColumnMapping =>
  guessMapping(getHeadings(rows, heading));

/** How many lines of the file are what; they add up to all. */
export interface LineCounts {
  all: number;
  separator: number;
  above: number;
  headings: number;
  rows: number;
  below: number;
  empty: number;
}

export function countLines(
  { rows, lines, emptyLines, separatorLines }: CsvFile,
  heading: number,
): LineCounts {
  const sum = (some: readonly CsvRow[]) => some.reduce((all, row) => all + row.lines, 0);
  const above = sum(rows.slice(0, Math.max(0, heading)));
  const below = sum(rows.slice(rows.length - countNoteRows(rows, heading)));
  const headings = rows[heading]?.lines ?? 0;
  return {
    all: lines,
    separator: separatorLines,
    above,
    headings,
    rows: lines - separatorLines - above - headings - below - emptyLines,
    below,
    empty: emptyLines,
  };
}
