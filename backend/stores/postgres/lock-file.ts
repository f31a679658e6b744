import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { createWhole, isFault } from './whole-file.ts';

/** Another process works in the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

const lockSchema = z.object({
  pid: z.number().check(z.int(), z.positive()),
  /** When the process began, as its system tells; empty where it does not. A process id alone is given out again. */
  started: z.string(),
  /** Its own for every lock that is taken. */
  id: z.string(),
});
type Lock = z.infer<typeof lockSchema>;

/** Locks this process holds now. */
const mine = new Set<string>();

/** Longer than a lock takes to be taken over. */
const TAKEOVER_MS = 10_000;

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (fault) {
    if (isFault(fault, 'ENOENT')) return null;
    throw fault;
  }
}

function parseLock(text: string | null): Lock | null {
  try {
    return z.parse(lockSchema, JSON.parse(text ?? ''));
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

function isHeld({ pid, started, id }: Lock): boolean {
  // A container gives its only process the same id every time.
  if (pid === process.pid) return mine.has(id);
  if (!isAlive(pid)) return false;
  const now = startOf(pid);
  return started === '' || now === '' || started === now;
}

/** The process that holds the lock, or null when none does: the file is missing or no lock, or its process is gone. */
export function lockHolder(folder: string): number | null {
  const lock = parseLock(readIfThere(join(folder, 'lock')));
  return lock && isHeld(lock) ? lock.pid : null;
}

/**
 * Removes a lock whose process is gone. One process at a time does so, and looks once more before: else a slow one would
 * remove the lock that a quick one has just taken.
 * @returns whether another process is at it
 */
function removeStale(folder: string): boolean {
  const takeover = join(folder, 'lock.takeover');
  if (!createWhole(takeover, String(process.pid))) {
    const begun = statSync(takeover, { throwIfNoEntry: false })?.mtimeMs;
    // It has ended meanwhile: the file of that name may be another's by now.
    if (begun === undefined) return false;
    if (Date.now() - begun < TAKEOVER_MS) return true;
    // Its process ended in the middle.
    rmSync(takeover, { force: true });
    return false;
  }
  try {
    const file = join(folder, 'lock');
    const text = readIfThere(file);
    const lock = parseLock(text);
    // A lock that is gone needs no removing, and one that is made this moment must stay.
    if (text !== null && !(lock && isHeld(lock))) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(takeover, { force: true });
  }
}

/**
 * Takes the folder for this process, until it ends or `release` is called. The embedded database would let two processes
 * write to one folder, and lose data.
 * @param folder an existing folder; the file `lock` in it names the process
 * @throws FolderInUse naming the other process and what to do; a lock whose process is gone is taken over
 */
export function takeLock(folder: string): { release: () => void } {
  const file = join(folder, 'lock');
  const id = randomUUID();
  const lock: Lock = { pid: process.pid, started: startOf(process.pid), id };
  mine.add(id);
  while (!createWhole(file, JSON.stringify(lock))) {
    const holder = lockHolder(folder);
    if (holder === null && !removeStale(folder)) continue;
    mine.delete(id);
    throw new FolderInUse(
      holder === null
        ? `Another process has just begun to use the data in ${folder}: please try again in a moment.`
        : `The data in ${folder} is in use by process ${holder}: stop that one first, or delete ${file} if it is no process of this site.`,
    );
  }
  const release = () => {
    process.off('exit', release);
    mine.delete(id);
    if (parseLock(readIfThere(file))?.id === id) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return { release };
}
