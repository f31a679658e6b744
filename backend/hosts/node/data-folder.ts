import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, takeLock } from '#backend/stores/postgres/lock/lock-file.ts';
import { openPglite } from '#backend/stores/postgres/open-pglite.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { isServing } from './control-socket.ts';
import { createWhole } from './whole-file.ts';

/** Leads, PINs' hashes and the pepper are in it: only its owner looks inside, also when it was made with wider rights. */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  // A folder that somebody else has made for this process, like a mounted one, keeps the rights it was given.
  if (uid === process.getuid?.() && (mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
}

/**
 * The secret PINs are hashed with, made once and kept beside the data (in a file only its owner reads), never in it. Of
 * processes that start at the same moment all get the same one.
 * @param folder made when there is none
 * @throws Error when the file is there and empty: another secret would make every PIN invalid
 */
export function keptPepper(folder: string): string {
  makeFolder(folder);
  const file = join(folder, 'pepper');
  if (!existsSync(file)) createWhole(file, randomBytes(32).toString('base64url'));
  const pepper = readFileSync(file, 'utf8').trim();
  if (pepper === '') throw new Error(`${file} is empty: put the secret back that PINs were hashed with.`);
  return pepper;
}

/**
 * Opens the embedded database of a folder, for this process alone.
 * Rejects with FolderInUse when another process has it, and with FolderUnusable when it cannot be locked.
 */
export async function openDataFolder(folder: string): Promise<{ db: Database; close: () => Promise<void> }> {
  makeFolder(folder);
  const lock = await takeLock(folder);
  try {
    // Versions before this lock took another one, by process id; they answer here, from any container.
    if (await isServing(folder)) throw new FolderInUse(folder, 'a process of an earlier version');
    const { db, close } = await openPglite({ dataDir: join(folder, 'db') });
    return {
      db,
      close: async () => {
        await close();
        lock.release();
      },
    };
  } catch (fault) {
    lock.release();
    throw fault;
  }
}
