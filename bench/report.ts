import { availableParallelism, loadavg } from 'node:os';

export interface BenchOptions {
  /** Loads per page, calls per action, or kills; 0 for the benchmark's default. */
  runs: number;
  /** An existing build; undefined builds the site. */
  dist: string | undefined;
  /** Paths of the pages to measure; empty for all. */
  pages: readonly string[];
  /** Numbers of leads to compare; empty for the benchmark's default. */
  leads: readonly number[];
}

/** Prints its own tables. @throws Error when a promise was broken; slowness is never a failure */
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

/** The value below which the share `part` (0 to 1) of the values lies; NaN without values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** The median; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Duration of `work` in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const inMs = (ms: number): string => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));

export const inWords = (count: number): string => count.toLocaleString('en-US');

/** What starts a server of its own, or null where PostgreSQL is missing. */
export async function ifInstalled<Server>(start: () => Promise<Server>): Promise<Server | null> {
  try {
    return await start();
  } catch (fault) {
    if (fault instanceof Error && fault.message.includes('need PostgreSQL')) return null;
    throw fault;
  }
}
