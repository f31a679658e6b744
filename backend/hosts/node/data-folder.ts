import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, FolderUnusable, takeLock } from '#backend/stores/postgres/lock/lock-file.ts';
import { openPglite } from '#backend/stores/postgres/open-pglite.ts';
import { createDatabaseFiles } from '#backend/stores/postgres/prepared-database.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { isServing } from './control-socket.ts';

/** Error numbers of the embedded database's own file system, which have no text. */
const DATABASE_ERRORS: Record<number, string> = {
  2: 'EACCES: permission denied',
  19: 'EDQUOT: disk quota exceeded',
  51: 'ENOSPC: no space left on device',
  54: 'ENOTDIR: not a directory',
  63: 'EPERM: operation not permitted',
  69: 'EROFS: read-only file system',
};

/** The database did not start, and its disk is full. */
class DiskFull extends Error {}

/** Without room for one more file of its log, the database may not start. */
const LOG_FILE_BYTES = 16 * 1024 * 1024;

function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LOG_FILE_BYTES;
}

/** What the system said about a file, or null for any other error. */
function getSystemReason(fault: unknown): string | null {
  if (fault instanceof Error) return 'syscall' in fault ? fault.message : null;
  const isOfDatabase = typeof fault === 'object' && fault !== null && 'errno' in fault;
  return isOfDatabase ? (DATABASE_ERRORS[Number(fault.errno)] ?? `error ${fault.errno}`) : null;
}

/** Turns an error of the system into one that tells the owner what to do. Returns any other unchanged. */
function explained(folder: string, fault: unknown): unknown {
  const reason = fault instanceof DiskFull ? 'its disk is full' : getSystemReason(fault);
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

interface OpenFolder {
  db: Database;
  close: () => Promise<void>;
}

/**
 * Creates the database under another name and renames it when it is complete: an incomplete database, left by
 * a process that was killed or found no room, would fail at every later start.
 */
async function createFiles(dataDir: string): Promise<void> {
  const draft = `${dataDir}.draft`;
  const forget = () => rmSync(draft, { recursive: true, force: true });
  forget();
  try {
    await createDatabaseFiles(draft);
    renameSync(draft, dataDir);
  } catch (fault) {
    const isFull = isFullFor(draft, fault);
    forget();
    throw isFull ? new DiskFull('The disk is full.', { cause: fault }) : fault;
  }
}

/** Whether a full disk is the reason: the database itself may say only that it did not start. */
const isFullFor = (dataDir: string, fault: unknown): boolean =>
  getSystemReason(fault) === null && existsSync(dataDir) && isDiskFull(dataDir);

async function openFiles(dataDir: string) {
  if (!existsSync(dataDir)) await createFiles(dataDir);
  try {
    return await openPglite({ dataDir });
  } catch (fault) {
    throw isFullFor(dataDir, fault) ? new DiskFull('The disk is full.', { cause: fault }) : fault;
  }
}

/**
 * Opens the embedded database of a folder for this process only.
 * @throws FolderInUse when another process has the folder
 * @throws FolderUnusable when the folder cannot be written or locked
 */
export async function openDataFolder(folder: string): Promise<OpenFolder> {
  try {
    makeFolder(folder);
    return await openLocked(folder);
  } catch (fault) {
    throw explained(folder, fault);
  }
}

async function openLocked(folder: string): Promise<OpenFolder> {
  const lock = await takeLock(folder);
  try {
    // Earlier versions do not take this lock, but they answer on the control socket, from any container.
    if (await isServing(folder)) throw new FolderInUse(folder, 'a process of an earlier version');
    const { db, close } = await openFiles(join(folder, 'db'));
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
