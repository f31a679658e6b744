import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { loadTryLock } from './try-lock.ts';

// The kernel holds the lock for an open file: it ends with its process, however that ends, and a process
// that stands still keeps it. What the file says is for the owner to read, and never decides:
// docs/decisions/0026-the-data-folder-is-locked-by-the-kernel.md.

/** Another process works in the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';

  /** @param holder who has the folder, in words */
  constructor(folder: string, holder: string) {
    super(`The data in ${folder} is in use by ${holder}: stop that one first.`);
  }
}

/** The folder cannot be locked at all, so nobody may work in it. */
export class FolderUnusable extends Error {
  override name = 'FolderUnusable';
}

/** Never deleted: who locks a new file of this name does not meet who has locked the old one. */
const FILE = 'folder.lock';

/** Who has the lock, in words; a system that shuts a locked file to readers does not tell. */
function holderIn(file: string): string {
  try {
    return /^process \d+ on [\w.-]+$/m.exec(readFileSync(file, 'utf8'))?.[0] ?? 'another process';
  } catch {
    return 'another process';
  }
}

/** @returns the handle that holds the lock, or null when another one does */
async function lock(file: string): Promise<number | null> {
  const tryLock = await loadTryLock();
  const handle = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (tryLock(handle)) {
      ftruncateSync(handle);
      writeSync(handle, `process ${process.pid} on ${hostname()}\n`, 0);
      return handle;
    }
  } catch (fault) {
    closeSync(handle);
    throw fault;
  }
  closeSync(handle);
  return null;
}

/**
 * Takes the folder for this process, until it ends or `release` is called. The embedded database would let
 * two processes write to one folder, and lose data.
 * Rejects with FolderInUse when another process has it, and with FolderUnusable when it cannot be locked: it
 * is read-only, its disk knows no locks, or this system is one the package has no program for.
 * @param folder an existing folder; the file `folder.lock` is made in it, and stays
 */
export async function takeLock(folder: string): Promise<{ release: () => void }> {
  const file = join(folder, FILE);
  const handle = await lock(file).catch((fault) => {
    const reason = String(fault instanceof Error ? fault.message : fault).split('\n', 1);
    throw new FolderUnusable(
      `The data folder ${folder} cannot be locked (${reason}): give it to this user on a disk of this machine, or set DATABASE_URL.`,
      { cause: fault },
    );
  });
  if (handle === null) throw new FolderInUse(folder, holderIn(file));
  return {
    release: () => {
      ftruncateSync(handle);
      closeSync(handle);
    },
  };
}
