import { type ColumnMapping, guessMapping, looksLikeTitles } from '#contract/lead/import-columns.ts';
import { IMPORT } from '#src/content/rep/import.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { MAX_BYTES, readText } from './read-text.ts';

/** A file that was read. Rows sent under the same `importId` are never added twice. */
export interface ImportSource {
  importId: string;
  name: string;
  rows: readonly CsvRow[];
  emptyLines: number;
}

export type SourceResult = { ok: true; source: ImportSource } | { ok: false; problem: string } | null;

/** Reads a file. Returns null when the signal aborts. */
export async function readSource(
  file: File,
  options: { signal: AbortSignal; onShare: (share: number) => void },
): Promise<SourceResult> {
  if (file.size > MAX_BYTES) return { ok: false, problem: IMPORT.tooLarge };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { ok: false, problem: IMPORT.unreadable };
  const text = await readText(new Uint8Array(bytes));
  if (text === null) return { ok: false, problem: IMPORT.notText };
  const read = await readCsv(text, options);
  if (!read) return null;
  const { rows, emptyLines } = read;
  const leads = getLeadRows(rows, startsWithTitles(rows));
  if (leads.length === 0) return { ok: false, problem: IMPORT.noRows };
  return { ok: true, source: { importId: newSubmissionId(), name: file.name, rows, emptyLines } };
}

export const startsWithTitles = (rows: readonly CsvRow[]): boolean => looksLikeTitles(rows[0]?.cells ?? []);

export const getLeadRows = (rows: readonly CsvRow[], hasTitles: boolean): readonly CsvRow[] =>
  hasTitles ? rows.slice(1) : rows;

export function getTitles(rows: readonly CsvRow[], hasTitles: boolean): string[] {
  const cells = rows[0]?.cells ?? [];
  return cells.map((cell, index) => (hasTitles && cell.trim() ? cell.trim() : IMPORT.column(index)));
}

/** Guesses from the titles; without titles no column is mapped. */
export const openingMapping = (rows: readonly CsvRow[], hasTitles: boolean): ColumnMapping =>
  guessMapping(hasTitles ? (rows[0]?.cells ?? []) : (rows[0]?.cells ?? []).map(() => ''));
