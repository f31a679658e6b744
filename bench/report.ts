export interface BenchOptions {
  /** Loads or taps per page; the results are medians. 0 for the benchmark's default. */
  runs: number;
  /** An existing build; undefined builds the site. */
  dist: string | undefined;
  /** Paths of the pages to measure; empty for all. */
  pages: readonly string[];
  /** CPU slowdown factors; empty for the benchmark's defaults. */
  processors: readonly number[];
}

/** Prints its own table. Returns one line per correctness failure; slowness is never a failure. */
export type Benchmark = (options: BenchOptions) => Promise<string[]>;

type Cell = string | number;

const text = (cell: Cell): string => (typeof cell === 'number' ? String(cell) : cell);

export function printTable(columns: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const table = [columns, ...rows.map((row) => row.map(text))];
  const widths = columns.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('  '),
  );
  console.log(`\n${lines.join('\n')}\n`);
}

export const verdict = (figure: number, target: number): string => (figure <= target ? 'met' : 'missed');
