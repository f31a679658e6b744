import { importRowSchema, rowFaults, toImportFields } from '#contract/forms/import-row.ts';
import type { RowShape } from '#contract/lead/import-columns.ts';
import { hasLostZero, zipDigits } from '#contract/lead/zip.ts';
import { parseRequest } from '#contract/parse.ts';
import { keysAsText, phoneKeys } from '#contract/phone-keys.ts';
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
  ready: ReadyRow[];
  /** The numbers of each ready row, as text (`keysAsText`). */
  keys: string[];
  /** Each of these texts once. */
  numbers: string[];
  wrong: RowResult[];
  /**
   * Lines of ready rows with the number of an earlier one, each with the line of the first row that has it.
   * They are sent too: the script decides about duplicates.
   */
  repeats: Map<number, number>;
  /** Ready rows whose ZIP code is none. It stops nothing: the phone number is what matters. */
  zips: RowResult[];
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
): Promise<RowCheck | null> {
  const ready: ReadyRow[] = [];
  const keys: string[] = [];
  const wrong: RowResult[] = [];
  const repeats = new Map<number, number>();
  const zips: RowResult[] = [];
  const firstLines = new Map<string, number>();
  const numbers = new Set<string>();

  const check = (row: CsvRow) => {
    const cells = toCells(row.cells);
    const problem = shapeProblem(row, width);
    const parsed = parseRequest(importRowSchema, toImportFields(columns, cells));
    if (problem !== null || !parsed.ok) {
      const message = problem ?? (parsed.ok ? '' : rowFaults(parsed.fields));
      wrong.push({ line: row.line, outcome: 'invalid', message });
      return;
    }
    const own = phoneKeys(parsed.data.phone);
    const all = [...own.sure, ...own.doubtful];
    const first = all.map((key) => firstLines.get(key)).find((line) => line !== undefined);
    if (first !== undefined) repeats.set(row.line, first);
    for (const key of all) if (!firstLines.has(key)) firstLines.set(key, row.line);
    const key = keysAsText(own);
    numbers.add(key);
    const message = zipProblem(parsed.data.zip);
    if (message !== null) zips.push({ line: row.line, outcome: 'added', message });
    keys.push(key);
    ready.push({ line: row.line, cells });
  };
  await pause();
  return (await stepThrough(rows, check, { signal }))
    ? { ready, keys, numbers: [...numbers], wrong, repeats, zips }
    : null;
}

function zipProblem(zip: string): string | null {
  if (zip === '' || zipDigits(zip) !== '') return null;
  return hasLostZero(zip) ? IMPORT.lostZero(zip) : IMPORT.notZip(zip);
}

/** Returns what is wrong with the row, which would put cells into the wrong fields; null if nothing is. */
function shapeProblem({ cells }: CsvRow, width: number): string | null {
  return cells.slice(width).some((cell) => cell.trim() !== '') ? IMPORT.tooManyCells : null;
}
