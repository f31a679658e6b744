import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { FolderUnusable, takeLock } from '#backend/stores/postgres/folder-lock.ts';
import { createPglite, openPglite } from '#backend/stores/postgres/open-pglite.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';

/** What the system said about a file, or null for any other error. */
function getSystemReason(fault: unknown): string | null {
  if (fault instanceof Error) return 'syscall' in fault ? fault.message : null;
  // The file system of the embedded database throws numbers without a text.
  return typeof fault === 'object' && fault !== null && 'errno' in fault ? `error ${fault.errno}` : null;
}

/** Turns an error of the system into one that tells the owner what to do. Returns any other unchanged. */
function explained(folder: string, fault: unknown): unknown {
  const reason = getSystemReason(fault);
  if (reason === null) return fault;
  return new FolderUnusable(
    `The data folder ${folder} cannot be used (${reason}). Use a folder this user can write to, on a disk with free space, or set DATABASE_URL and PIN_PEPPER.`,
    { cause: fault },
  );
}

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
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
    linkSync(draft, file);
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault;
  } finally {
    // There is none when it could not be created.
    rmSync(draft, { force: true });
  }
}

/**
 * Returns the secret that PINs are hashed with. It is created once and kept outside the database, in a file
 * that only its owner may read. Processes that start at the same time get the same secret.
 * @param folder created when missing
 * @throws FolderUnusable when the folder cannot be written, or when the file is empty: a new secret would
 * make every PIN invalid
 */
export function readOrCreatePepper(folder: string): string {
  const file = join(folder, 'pepper');
  const pepper = readOrCreate(folder, file);
  if (pepper === '') {
    throw new FolderUnusable(`${file} is empty. Put back the secret that PINs were hashed with.`);
  }
  return pepper;
}

function readOrCreate(folder: string, file: string): string {
  try {
    makeFolder(folder);
    if (!existsSync(file)) createFileAtomically(file, randomBytes(32).toString('base64url'));
    return readFileSync(file, 'utf8').trim();
  } catch (fault) {
    throw explained(folder, fault);
  }
}

/**
 * Creates the database under another name and renames it when it is complete: an incomplete database, left by
 * a process that was killed or found no room, would fail at every later start.
 */
async function createFiles(dataDir: string): Promise<void> {
  const draft = `${dataDir}.draft`;
  rmSync(draft, { recursive: true, force: true });
  await createPglite(draft);
  renameSync(draft, dataDir);
}

/**
 * Opens the embedded database of a folder for this process only.
 * @throws FolderInUse when another process has the folder
 * @throws FolderUnusable when the folder cannot be written or locked
 */
export async function openDataFolder(folder: string): Promise<{ db: Database; close: () => Promise<void> }> {
  try {
    makeFolder(folder);
    return await openLocked(folder);
  } catch (fault) {
    throw explained(folder, fault);
  }
}

async function openLocked(folder: string) {
  const { release } = await takeLock(folder);
  try {
    const dataDir = join(folder, 'db');
    if (!existsSync(dataDir)) await createFiles(dataDir);
    const { db, close } = await openPglite({ dataDir });
    return {
      db,
      close: async () => {
        await close();
        release();
      },
    };
  } catch (fault) {
    release();
    throw fault;
  }
}
