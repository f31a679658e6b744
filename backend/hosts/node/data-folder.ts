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

/** A database gets its name when it is complete: an incomplete one would fail at every later start. */
const draftOf = (dataDir: string): string => `${dataDir}.draft`;
/** The name of a restored database, which is complete, before the one that it replaces is set aside. */
const restoredOf = (dataDir: string): string => `${dataDir}.restored`;

/** Ends what a process that was killed has begun. */
function tidyUp(dataDir: string): void {
  rmSync(draftOf(dataDir), { recursive: true, force: true });
  if (!existsSync(dataDir) && existsSync(restoredOf(dataDir))) renameSync(restoredOf(dataDir), dataDir);
  rmSync(restoredOf(dataDir), { recursive: true, force: true });
}

async function createFiles(dataDir: string): Promise<void> {
  await createPglite(draftOf(dataDir));
  renameSync(draftOf(dataDir), dataDir);
}

/** Returns the secret of a folder; empty if it has none. */
export function readPepper(folder: string): string {
  const file = join(folder, 'pepper');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** The secret is not the one that the data was written with. */
export class WrongPepper extends Error {
  override name = 'WrongPepper';

  /** @param file where the secret is if PIN_PEPPER is not set; empty if it must be set */
  constructor(file: string) {
    super(
      `The data was written with another PIN_PEPPER. With this one, no PIN and no link in an email would work. Put the right one into .env${file && `, or remove PIN_PEPPER there if it is in ${file}`}. If it is lost, run npm run reps -- new-pepper.`,
    );
  }
}

export interface OpenedFolder {
  db: Database;
  close: () => Promise<void>;
}

/**
 * Opens the embedded database of a folder for this process only.
 * @param prepare what to do instead of the migration
 * @throws FolderInUse when another process has the folder
 * @throws FolderUnusable when the folder cannot be written or locked
 */
export function openDataFolder(folder: string, prepare?: Prepare): Promise<OpenedFolder> {
  return inLockedFolder(folder, async (release) => {
    const dataDir = join(folder, 'db');
    tidyUp(dataDir);
    if (!existsSync(dataDir)) await createFiles(dataDir);
    const { db, close } = await openPglite({ dataDir }, prepare);
    return {
      db,
      close: async () => {
        await close();
        release();
      },
    };
  });
}

type Prepare = (db: Database) => Promise<void>;

/** The folder has a database already. */
export class FolderNotEmpty extends Error {
  override name = 'FolderNotEmpty';
}

/**
 * Makes a new embedded database in a folder. It gets its name when it is complete.
 * @param fill writes everything into the empty database
 * @param asideTo new name, in the folder, of a database that is there; empty to refuse
 * @returns whether there was one
 * @throws like `openDataFolder`, and FolderNotEmpty
 */
export function makeDataFolder(folder: string, fill: Prepare, asideTo: string): Promise<boolean> {
  return inLockedFolder(folder, async (release) => {
    const dataDir = join(folder, 'db');
    tidyUp(dataDir);
    const hasOld = existsSync(dataDir);
    if (hasOld && asideTo === '') throw new FolderNotEmpty(`There is a database in ${folder}.`);
    try {
      const { close } = await openPglite({ dataDir: draftOf(dataDir) }, fill);
      await close();
    } catch (fault) {
      rmSync(draftOf(dataDir), { recursive: true, force: true });
      throw fault;
    }
    renameSync(draftOf(dataDir), restoredOf(dataDir));
    if (hasOld) renameSync(dataDir, join(folder, asideTo));
    renameSync(restoredOf(dataDir), dataDir);
    release();
    return hasOld;
  });
}

/** Runs `work` in a folder that this process locks. Without an error, `work` releases it. */
async function inLockedFolder<T>(folder: string, work: (release: () => void) => Promise<T>): Promise<T> {
  let lock: Awaited<ReturnType<typeof takeLock>> | undefined;
  try {
    makeFolder(folder);
    lock = await takeLock(folder);
    return await work(lock.release);
  } catch (fault) {
    lock?.release();
    throw explained(folder, fault);
  }
}
