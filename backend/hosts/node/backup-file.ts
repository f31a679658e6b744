import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import * as z from 'zod/mini';
import { noteBackup } from '#backend/core/alerts/last-backup.ts';
import { getMessage } from '#backend/core/fault-text.ts';
import { toInstant } from '#backend/core/instants.ts';
import type { Instant } from '#backend/core/rows.ts';
import {
  type BackupHead,
  BackupUnusable,
  type RowCounts,
  readBackupHead,
  readForBackup,
} from '#backend/stores/postgres/backup.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { UsageError } from './run-script.ts';

export const backupCommand = z.object({
  command: z.literal('backup'),
  /** Absolute path of the file, written by the process that has the data. */
  file: z.string(),
});

/** What the owner counts, by table. */
const NOUNS: readonly [table: string, one: string, many: string][] = [
  ['leads', 'lead', 'leads'],
  ['bookings', 'booking', 'bookings'],
  ['visits', 'visit', 'visits'],
  ['photos', 'photo', 'photos'],
  ['reps', 'account', 'accounts'],
];

/** Such as `1,204 leads, 1 booking, 0 visits`. */
export const countsInWords = (counts: RowCounts): string =>
  NOUNS.map(([table, one, many]) => {
    const count = counts[table] ?? 0;
    return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
  }).join(', ');

/**
 * Writes a backup while others work on the database. The file gets its name when it is whole, so that the one before
 * is kept until then; only its owner can read it. Its time is noted in the data.
 * @returns lines for the owner
 */
export async function makeBackup(
  db: Database,
  file: string,
  clock: () => number,
): Promise<{ ok: boolean; lines: string[] }> {
  const startedMs = clock();
  try {
    // A link keeps pointing to the file.
    const target = existsSync(file) ? realpathSync(file) : file;
    if (existsSync(target) && !statSync(target).isFile()) return failed(`${file} is not a file.`);
    const madeAt = toInstant(startedMs);
    const counts = await writeDraft(db, target, madeAt);
    const unnoted = await noteTime(db, madeAt);
    const { size } = statSync(target);
    const took = `${(size / 1e6).toFixed(1)} MB in ${((clock() - startedMs) / 1000).toFixed(1)} s`;
    return { ok: true, lines: [`${countsInWords(counts)}; ${took}.`, `Written: ${file}`, ...unnoted] };
  } catch (fault) {
    const isOwners =
      fault instanceof BackupUnusable || fault instanceof pg.DatabaseError || isSystemFault(fault);
    if (!isOwners) throw fault;
    return failed(`The backup could not be written: ${getMessage(fault)}`);
  }
}

/** @returns what to say when it fails: the backup itself is whole */
async function noteTime(db: Database, madeAt: Instant): Promise<string[]> {
  try {
    await createPostgresStore(db).transact(({ write }) => write([noteBackup(madeAt)]));
    return [];
  } catch (fault) {
    return [
      `Its time could not be noted in the data, so you may be told that there is no backup: ${getMessage(fault)}`,
    ];
  }
}

const failed = (line: string) => ({ ok: false, lines: [line] });

const isSystemFault = (fault: unknown): fault is Error => fault instanceof Error && 'syscall' in fault;

/** Two backups of one file at the same time do not mix: each process has a draft of its own. */
async function writeDraft(db: Database, file: string, madeAt: Instant): Promise<RowCounts> {
  deleteOldDrafts(file);
  const draft = `${file}.part-${process.pid}`;
  const { parts, counts } = readForBackup(db, madeAt);
  const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
  await once(output, 'open');
  try {
    await pipeline(parts, createGzip(), output);
    await rename(draft, file);
    return counts;
  } catch (fault) {
    await rm(draft, { force: true });
    throw fault;
  }
}

/** Deletes what processes have left that were killed: it has every lead. */
function deleteOldDrafts(file: string): void {
  const start = `${basename(file)}.part-`;
  for (const name of readdirSync(dirname(file))) {
    const pid = name.startsWith(start) ? Number(name.slice(start.length)) : 0;
    if (pid > 0 && !isRunning(pid)) rmSync(join(dirname(file), name), { force: true });
  }
}

/** Whether a process is running, be it another user's. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
}

async function* toLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  /** Of a line that has not ended: a photo's is long. */
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const pieces = decoder.decode(chunk, { stream: true }).split('\n');
    for (const piece of pieces.slice(0, -1)) {
      yield parts.join('') + piece;
      parts = [];
    }
    parts.push(pieces.at(-1) ?? '');
  }
}

/**
 * Reads a backup.
 * @param use gets what the backup is, and the lines after that
 * Rejects with BackupUnusable when the file is none or is damaged, and with UsageError when it cannot be read.
 */
export async function readBackup<T>(
  file: string,
  use: (head: BackupHead, lines: AsyncIterable<string>) => Promise<T>,
): Promise<T> {
  const content = createReadStream(file);
  const unpacked = createGunzip();
  content.once('error', (fault) => unpacked.destroy(fault));
  try {
    const lines = toLines(content.pipe(unpacked));
    const first = await lines.next();
    return await use(readBackupHead(first.done ? '' : first.value), lines);
  } catch (fault) {
    throw explained(file, fault);
  } finally {
    content.destroy();
  }
}

/** Says in one line what is wrong with the file; any other error is returned unchanged. */
function explained(file: string, fault: unknown): unknown {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  if (code.startsWith('Z_'))
    return new BackupUnusable(`${file} is no backup, or is damaged or not whole.`, { cause: fault });
  if (fault instanceof pg.DatabaseError)
    return new UsageError(
      `The restore failed, because the database answered: ${fault.detail ?? fault.message}. Begin again with a new, empty database.`,
      { cause: fault },
    );
  if (isSystemFault(fault))
    return new UsageError(`${file} cannot be read: ${fault.message}`, { cause: fault });
  return fault;
}
