import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, takeLock } from '#backend/stores/postgres/lock/lock-file.ts';
import { openPglite } from '#backend/stores/postgres/open-pglite.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { isServing } from './control-socket.ts';

/** Only the owner may read leads, PIN hashes and the pepper, even if the folder had wider permissions. */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  // A folder of another user, such as a mounted one, keeps its permissions.
  if (uid === process.getuid?.() && (mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
}

/**
 * Creates a file that only its owner may read, atomically: other processes never see it empty or incomplete.
 * A file that already exists is left unchanged.
 */
function createFileAtomically(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault;
  } finally {
    rmSync(draft);
  }
}

/**
 * Returns the secret that PINs are hashed with. It is created once and kept outside the database, in a file
 * that only its owner may read. Processes that start at the same time get the same secret.
 * @param folder created when missing
 * @throws Error when the file is empty: a new secret would make every PIN invalid
 */
export function readOrCreatePepper(folder: string): string {
  makeFolder(folder);
  const file = join(folder, 'pepper');
  if (!existsSync(file)) createFileAtomically(file, randomBytes(32).toString('base64url'));
  const pepper = readFileSync(file, 'utf8').trim();
  if (pepper === '') throw new Error(`${file} is empty: put the secret back that PINs were hashed with.`);
  return pepper;
}

/**
 * Opens the embedded database of a folder for this process only.
 * @throws FolderInUse when another process has the folder
 * @throws FolderUnusable when the folder cannot be locked
 */
export async function openDataFolder(folder: string): Promise<{ db: Database; close: () => Promise<void> }> {
  makeFolder(folder);
  const lock = await takeLock(folder);
  try {
    // Earlier versions do not take this lock, but they answer on the control socket, from any container.
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
