import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { isFault } from './whole-file.ts';

const markSchema = z.object({
  pid: z.number().check(z.int(), z.positive()),
  /** When the process began, as its system tells; empty where it does not. A process id alone is given out again. */
  started: z.string(),
  /** Its own for every lock that is taken. */
  id: z.string(),
});
/** What a lock says of the process that took it. */
export type LockMark = z.infer<typeof markSchema>;

/** Locks this process holds now, or is taking. */
const mine = new Set<string>();

/** A mark of this process for one lock, which counts as held until `forgetMark`. */
export function newMark(): LockMark {
  const id = randomUUID();
  mine.add(id);
  return { pid: process.pid, started: startOf(process.pid), id };
}

export const forgetMark = ({ id }: LockMark): void => void mine.delete(id);

/** The mark in a lock's text, or null when that names nobody. */
export function parseMark(text: string | null): LockMark | null {
  try {
    return z.parse(markSchema, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

/** When a process began: the start of the machine and the time since then (proc(5), field 22), else as `ps` says. Empty where nobody tells. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout?.trim() ?? '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return isFault(fault, 'EPERM');
  }
}

/** Whether the process that made the mark still runs, and has not let go. */
export function isHeld({ pid, started, id }: LockMark): boolean {
  // A container gives its only process the same id every time.
  if (pid === process.pid) return mine.has(id);
  if (!isAlive(pid)) return false;
  const now = startOf(pid);
  return started === '' || now === '' || started === now;
}
