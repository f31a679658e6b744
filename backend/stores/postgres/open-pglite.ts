import fs from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pg from 'pg';
import { logLine } from '#backend/stores/log-line.ts';
import { createDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

/** The part of the embedded database's file system that it asks to write a file to disk. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number | null }) => number };
}

/** The embedded database's number of this error. */
const EIO = 29;

/**
 * The files of a folder, which are written to disk when the database asks for that. PGlite's own class leaves
 * them to the system: after a power failure, what was confirmed in the last half minute would be gone.
 */
class SyncedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const sync = ({ NODEFS }: { NODEFS: NodeFiles }) => {
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          // A folder has none.
          if (typeof nfd === 'number') fs.fsyncSync(nfd);
          return 0;
        } catch {
          return EIO;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] } };
  }
}

/** The default parameters turn syncing off. Of the ways to sync the log, PGlite passes on only this one. */
const SYNCED = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/** Options for a database in a folder that survives a power failure. */
const inFolder = (dataDir: string): PGliteOptions => ({
  fs: new SyncedFiles(dataDir),
  startParams: [...PGlite.defaultStartParams, ...SYNCED],
});

/**
 * Ends the process when the database has given up, as it does when the disk is too full for its log: it would
 * never answer again. What was committed is on disk.
 */
function endOnPanic(lite: PGlite): void {
  const run = lite.execProtocolStream.bind(lite);
  lite.execProtocolStream = async (message, options) => {
    const answers = await run(message, options);
    const panic = answers.find((answer) => 'severity' in answer && answer.severity === 'PANIC');
    if (panic) {
      const reason = 'message' in panic ? String(panic.message) : 'without a reason';
      logLine(
        `The embedded database has stopped (${reason}): make room on its disk and start again. What was confirmed is kept.`,
      );
      process.exit(1);
    }
    return answers;
  };
}

/**
 * Opens the embedded database in a folder, creates it if needed, and migrates it. Only one process may use
 * the folder: the caller takes a lock first (folder-lock.ts). It has one connection, so transactions run
 * one after another.
 * @param prepare what to do instead of the migration
 * @returns the database, and `close`, which writes everything to disk
 */
export async function openPglite(
  { dataDir, ...options }: PGliteOptions,
  prepare: (db: Database) => Promise<void> = migrate,
): Promise<{ db: Database; lite: PGlite; close: () => Promise<void> }> {
  const lite = await PGlite.create({ ...options, ...(dataDir && inFolder(dataDir)) });
  endOnPanic(lite);
  // The values and error codes of node-postgres are the same as from a server.
  const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, idleTimeoutMillis: 0 });
  const db = createDatabase(pool);
  const close = async () => {
    await db.destroy();
    await lite.close();
  };
  try {
    await prepare(db);
    return { db, lite, close };
  } catch (fault) {
    await close();
    throw fault;
  }
}

/** Creates an empty embedded database in a folder that does not exist yet, and closes it. */
export async function createPglite(dataDir: string): Promise<void> {
  const lite = await PGlite.create(inFolder(dataDir));
  await lite.close();
}
