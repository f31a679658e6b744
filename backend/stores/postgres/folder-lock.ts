import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { getMessage } from '#backend/core/fault-text.ts';

// The kernel holds the lock for an open file. It releases the lock when the process ends, for any reason; a
// stopped process keeps it. The file's text only names the holder in error messages (docs/decisions/0026).

/** Another process is using the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';

  /** @param holder such as `process 19 on web-1`; becomes part of the message */
  constructor(folder: string, holder: string) {
    super(`The data in ${folder} is in use by ${holder}. Stop that first.`);
  }
}

/** The folder cannot be written or locked, so no process may use it. */
export class FolderUnusable extends Error {
  override name = 'FolderUnusable';
}

/** Never deleted: a lock on a new file of this name would not conflict with a lock on the deleted one. */
const FILE = 'folder.lock';

/** Returns the holder's name from the file. Windows does not let others read a locked file. */
function holderIn(file: string): string {
  try {
    return /^process \d+ on [\w.-]+$/m.exec(readFileSync(file, 'utf8'))?.[0] ?? 'another process';
  } catch {
    return 'another process';
  }
}

interface NativeLocks {
  tryLock: (handle: number, offset: number, length: number, isExclusive: boolean) => void;
}

/**
 * Takes an exclusive lock on the file of a handle that is open for writing, without waiting. Loads the
 * package's binary by its path: the package looks for one of Alpine, which it does not ship, and that of Linux
 * works there.
 * @returns false when another handle holds the lock
 * @throws the system's error when the file cannot be locked, or Node's when there is no binary for this system
 */
function tryLock(handle: number): boolean {
  const binary = `fs-native-extensions/prebuilds/${process.platform}-${process.arch}/fs-native-extensions.node`;
  const locks: NativeLocks = createRequire(import.meta.url)(binary);
  try {
    locks.tryLock(handle, 0, 0, true);
    return true;
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'EAGAIN') return false;
    throw fault;
  }
}

/** Returns the handle that holds the lock, or null when another handle holds it. */
function lock(file: string): number | null {
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
 * Locks the folder for this process until it ends or calls `release`. Without the lock, two processes could
 * write to one embedded database, and data would be lost.
 * @param folder an existing folder; the file `folder.lock` is created in it and stays
 * @throws FolderInUse when another handle holds the lock
 * @throws FolderUnusable when the folder is read-only, its disk does not support locks, or the package has no
 * binary for this system
 */
export async function takeLock(folder: string): Promise<{ release: () => void }> {
  const file = join(folder, FILE);
  let handle: number | null;
  try {
    handle = lock(file);
  } catch (fault) {
    const reason = getMessage(fault).split('\n', 1);
    throw new FolderUnusable(
      `The data folder ${folder} cannot be locked (${reason}). Use a folder that this user owns, on a local disk, or set DATABASE_URL.`,
      { cause: fault },
    );
  }
  if (handle === null) throw new FolderInUse(folder, holderIn(file));
  return {
    release: () => {
      ftruncateSync(handle);
      closeSync(handle);
    },
  };
}
