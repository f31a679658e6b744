import { availableParallelism, loadavg } from 'node:os';

export interface BenchOptions {
  /** Loads per page, calls per action, or rounds. 0 for the benchmark's default. */
  runs: number;
  /** How long the load lasts; 0 for the benchmark's default. */
  seconds: number;
  /** An existing build; undefined builds the site. */
  dist: string | undefined;
  /** Paths of the pages to measure; empty for all. */
  pages: readonly string[];
  /** CPU slowdown factors; empty for the benchmark's defaults. */
  processors: readonly number[];
  /** Numbers of leads to compare, each a multiple of 1,000; empty for the benchmark's defaults. */
  leads: readonly number[];
}

/** Prints its own table. @throws Error when a promise was broken; slowness is never a failure */
export type Benchmark = (options: BenchOptions) => Promise<void>;

export function printTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const table = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('  '),
  );
  console.log(`\n${lines.join('\n')}\n`);
}

/** How busy the machine has been in the last minute, the benchmark's own work included. */
export const describeLoad = (): string =>
  `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`;

export const verdict = (figure: number, target: number): string => (figure <= target ? 'met' : 'missed');
