/** What a benchmark is told on the command line. */
export interface BenchOptions {
  /** Loads or taps per page; medians are taken over them. */
  runs: number;
  /** A site that is built already; otherwise one is built. */
  dist: string | undefined;
  /** Only pages whose path is named; all of them when empty. */
  pages: readonly string[];
  /** Only on a processor so many times slower; on all of a benchmark's own when empty. */
  processors: readonly number[];
}

/** Prints its own table and returns the promises it saw broken, a line each. Slowness is never one. */
export type Benchmark = (options: BenchOptions) => Promise<string[]>;

type Cell = string | number;

const text = (cell: Cell): string => (typeof cell === 'number' ? String(cell) : cell);

/** Prints a table: the first column to the left, the others to the right. */
export function printTable(columns: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const table = [columns, ...rows.map((row) => row.map(text))];
  const widths = columns.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('  '),
  );
  console.log(`\n${lines.join('\n')}\n`);
}

/** Whether a figure keeps to its target, for the table's last column. */
export const verdict = (figure: number, target: number): string => (figure <= target ? 'met' : 'missed');
