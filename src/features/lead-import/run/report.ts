import Papa from 'papaparse';
import { IMPORT, OUTCOME_LABELS } from '#src/content/rep/import.ts';
import type { RowResult } from '#src/features/lead-import/check/check-rows.ts';
import { escapeFormula } from '#src/lib/csv/csv-cells.ts';
import type { CsvRow } from '#src/lib/csv/read-csv.ts';
import { stepThrough } from '#src/lib/pause.ts';

interface ReportParts {
  titles: readonly string[];
  rows: readonly CsvRow[];
  /** Only rows that were not added. */
  results: readonly RowResult[];
  /** Lines that were never sent, because the import was stopped. */
  notSent: ReadonlySet<number>;
}

/** Characters per piece. A file made of one piece per line is slow to build in the browser. */
const PIECE = 64 * 1024;

const line = (cells: readonly string[]): string =>
  `${Papa.unparse([cells.map(escapeFormula)], { newline: '\r\n' })}\r\n`;

/**
 * Returns, in pieces, a CSV file of the rows that were not added, each with line, outcome and reason first.
 */
export async function reportPieces({ titles, rows, results, notSent }: ReportParts): Promise<string[]> {
  const resultByLine = new Map(results.map((result) => [result.line, result]));
  const pieces: string[] = [];
  let piece = line([IMPORT.reportLine, IMPORT.reportOutcome, IMPORT.reportReason, ...titles]);
  await stepThrough(rows, (row) => {
    const result = resultByLine.get(row.line);
    if (!result && !notSent.has(row.line)) return;
    const outcome = result ? OUTCOME_LABELS[result.outcome] : IMPORT.notSent;
    piece += line([String(row.line), outcome, result?.message ?? '', ...row.cells]);
    if (piece.length > PIECE) {
      pieces.push(piece);
      piece = '';
    }
  });
  return [...pieces, piece];
}
