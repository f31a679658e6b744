import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#backend/stores/postgres/tables.ts';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The numbers of a process after its name, from `/proc/PID/stat`; null if the process has ended. */
function readNumbers(pid: number | string): { parent: number; own: number; ofEnded: number } | null {
  let line: string;
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (fault) {
    // ESRCH: it ended while it was read.
    if (fault instanceof Error && 'code' in fault && ['ENOENT', 'ESRCH'].includes(String(fault.code)))
      return null;
    throw fault;
  }
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * TICK_MS;
  return { parent: Number(fields[1]), own: ticks(11), ofEnded: ticks(13) };
}

/** Processor time of a process so far, in milliseconds. */
export const processorMs = (pid: number): number => readNumbers(pid)?.own ?? 0;

/** The same with the processes it has started, also those that have ended. */
export function withChildrenMs(pid: number): number {
  const process = readNumbers(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readNumbers)
    .filter((each) => each?.parent === pid);
  return children.reduce(
    (sum, each) => sum + (each?.own ?? 0),
    (process?.own ?? 0) + (process?.ofEnded ?? 0),
  );
}

/** The process that starts one for each connection to the database; the server must be on this machine. */
export async function serverOf(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
  const own = readNumbers(rows[0]?.pid ?? 0);
  if (!own) throw new Error('The database server runs on another machine.');
  return own.parent;
}
