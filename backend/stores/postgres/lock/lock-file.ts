import { closeSync, ftruncateSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { forgetMark, isHeld, type LockMark, newMark, parseMark } from './lock-mark.ts';
import { createWhole, isFault } from './whole-file.ts';

// The lock is the file `lock.N` with the highest N. Whoever takes it creates the next number, which only one process can; the
// highest is never deleted, so no number comes again, and a process that stood still meanwhile finds that it is late. No step
// waits for another process or asks a clock: docs/decisions/0018-the-lock-of-a-data-folder-is-numbered.md.

/** Another process works in the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/** What earlier versions made: their lock, and the sign that one of them takes a stale lock over. */
const EARLIER = { lock: 'lock', takeover: 'lock.takeover' };

const fileOf = (folder: string, number: number): string => join(folder, `lock.${number}`);

function unlessMissing<T>(read: () => T): T | null {
  try {
    return read();
  } catch (fault) {
    if (isFault(fault, 'ENOENT')) return null;
    throw fault;
  }
}

/** The numbers of the locks in a folder, lowest first. */
const numbersIn = (folder: string): number[] =>
  (unlessMissing(() => readdirSync(folder)) ?? [])
    .flatMap((name) => /^lock\.([1-9]\d*)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);

const newestIn = (folder: string): number => numbersIn(folder).at(-1) ?? 0;

const markIn = (file: string): LockMark | null => parseMark(unlessMissing(() => readFileSync(file, 'utf8')));

/** The lock that is held, and by whom, beside the highest number there is. */
function look(folder: string): { newest: number; held: { file: string; pid: number } | null } {
  const newest = newestIn(folder);
  for (const file of [fileOf(folder, newest), join(folder, EARLIER.lock)]) {
    const mark = markIn(file);
    if (mark && isHeld(mark)) return { newest, held: { file, pid: mark.pid } };
  }
  return { newest, held: null };
}

/** The process that holds the lock, or null when none does: there is no lock, it was let go of, or its process is gone. */
export const lockHolder = (folder: string): number | null => look(folder).held?.pid ?? null;

/** Creates the next number. @returns its file; null when another process was faster */
function createNext(folder: string, newest: number, mark: LockMark): string | null {
  const number = newest + 1;
  const file = fileOf(folder, number);
  if (!createWhole(file, JSON.stringify(mark))) return null;
  if (newestIn(folder) === number && markIn(file)?.id === mark.id) return file;
  // Others have taken the lock and gone on to higher numbers since `newest` was the highest.
  rmSync(file, { force: true });
  return null;
}

/** @throws FolderInUse */
function createLock(folder: string, mark: LockMark): string {
  for (;;) {
    const { newest, held } = look(folder);
    if (held) {
      throw new FolderInUse(
        `The data in ${folder} is in use by process ${held.pid}: stop that one first, or delete ${held.file} if it is no process of this site.`,
      );
    }
    const file = createNext(folder, newest, mark);
    if (file) return file;
  }
}

/** Lowest first: a late process whose list misses a number that is being deleted then misses its own file, too. */
function removeOlder(folder: string, file: string): void {
  for (const number of numbersIn(folder)) {
    if (fileOf(folder, number) === file) break;
    rmSync(fileOf(folder, number), { force: true });
  }
  for (const name of Object.values(EARLIER)) rmSync(join(folder, name), { force: true });
}

/** Empties the lock if it is still the one of this mark: an empty one is held by nobody, and its number stays taken. */
function emptyLock(file: string, { id }: LockMark): void {
  const handle = unlessMissing(() => openSync(file, 'r+'));
  if (handle === null) return;
  try {
    if (parseMark(readFileSync(handle, 'utf8'))?.id === id) ftruncateSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Takes the folder for this process, until it ends or `release` is called. The embedded database would let two processes
 * write to one folder, and lose data.
 * @param folder an existing folder; the file `lock.N` with the highest number in it names the process
 * @throws FolderInUse naming the other process and what to do; a lock whose process is gone is taken over
 */
export function takeLock(folder: string): { release: () => void } {
  const mark = newMark();
  try {
    const file = createLock(folder, mark);
    removeOlder(folder, file);
    const release = () => {
      process.off('exit', release);
      forgetMark(mark);
      emptyLock(file, mark);
    };
    process.on('exit', release);
    return { release };
  } catch (fault) {
    forgetMark(mark);
    throw fault;
  }
}
