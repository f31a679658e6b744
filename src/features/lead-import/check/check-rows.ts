import type { ImportResult } from '#contract/actions/import-leads.ts';
import { importRowSchema } from '#contract/forms/import-row.ts';
import type { RowShape } from '#contract/lead/import-columns.ts';
import { parseRequest } from '#contract/parse.ts';
import { phoneKey } from '#contract/phone.ts';
import { IMPORT } from '#src/content/rep/import.ts';
import type { CsvRow } from '#src/features/lead-import/file/read-csv.ts';
import { stepThrough } from '#src/lib/pause.ts';

/** A row as it is sent. */
export interface ReadyRow {
  line: number;
  cells: string[];
}

/** What the rows of a file are worth, before the script has seen any. */
export interface Checked {
  ready: ReadyRow[];
  wrong: ImportResult[];
  /** Rows with the number of an earlier row. The script decides about them, as it does about all that are ready. */
  repeated: number;
}

/** Checks rows by the very schema the script uses. @param width how many columns the file has */
export async function checkRows(
  rows: readonly CsvRow[],
  width: number,
  { columns, toCells }: RowShape,
  signal: AbortSignal,
): Promise<Checked | null> {
  const ready: ReadyRow[] = [];
  const wrong: ImportResult[] = [];
  const numbers = new Set<string>();
  let repeated = 0;

  const check = (row: CsvRow) => {
    const cells = toCells(row.cells);
    const problem = shapeProblem(row, width);
    const parsed = parseRequest(
      importRowSchema,
      Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    );
    if (problem !== null || !parsed.ok) {
      const message = problem ?? (parsed.ok ? '' : Object.values(parsed.fields).join('; '));
      wrong.push({ line: row.line, outcome: 'invalid', message });
      return;
    }
    const key = phoneKey(parsed.data.phone);
    if (numbers.has(key)) repeated += 1;
    numbers.add(key);
    ready.push({ line: row.line, cells });
  };
  return (await stepThrough(rows, check, { signal })) ? { ready, wrong, repeated } : null;
}

/** What is wrong with a row before its cells are read: then they would land in the wrong fields. */
function shapeProblem({ cells, openQuote }: CsvRow, width: number): string | null {
  if (openQuote) return IMPORT.openQuote;
  return cells.slice(width).some((cell) => cell.trim() !== '') ? IMPORT.tooManyCells : null;
}
