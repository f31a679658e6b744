import type { ImportResult } from '#contract/actions/import-leads.ts';
import { importRowSchema } from '#contract/forms/import-row.ts';
import type { RowShape } from '#contract/lead/import-columns.ts';
import { parseRequest } from '#contract/parse.ts';
import { phoneKey } from '#contract/phone.ts';
import { IMPORT } from '#src/content/rep/import.ts';
import type { CsvRow } from '#src/features/lead-import/file/read-csv.ts';
import { stepThrough } from '#src/lib/pause.ts';

export interface ReadyRow {
  line: number;
  cells: string[];
}

export interface Checked {
  ready: ReadyRow[];
  wrong: ImportResult[];
  /** Rows with the phone number of an earlier row. They are sent too: the script decides about duplicates. */
  repeated: number;
}

/**
 * Checks rows with the same schema as the script. Returns null when the signal aborts.
 * @param width number of columns in the file
 */
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

/** Returns what is wrong with the row, which would put cells into the wrong fields; null if nothing is. */
function shapeProblem({ cells, openQuote }: CsvRow, width: number): string | null {
  if (openQuote) return IMPORT.openQuote;
  return cells.slice(width).some((cell) => cell.trim() !== '') ? IMPORT.tooManyCells : null;
}
