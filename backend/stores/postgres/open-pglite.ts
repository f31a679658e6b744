import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { createDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

const READY = { name: 'readyForQuery', length: 5, status: 'I' } as const;

/**
 * Answers for a database that has given up, as it does when the disk is too full for its log: it never
 * answers again, so every request would wait. From then on each query gets the same error, as from a
 * server. What was committed is on disk.
 */
function answerAfterPanic(lite: PGlite): void {
  const run = lite.execProtocolStream.bind(lite);
  let panic: Awaited<ReturnType<typeof run>>[number] | undefined;
  lite.execProtocolStream = async (message, options) => {
    const kind = String.fromCharCode(message[0] ?? 0);
    // A query is one message (Q), or several from P to S, which get one error in all.
    const end = kind === 'Q' || kind === 'S' ? [READY] : [];
    if (panic) return kind === 'Q' || kind === 'P' ? [panic, ...end] : end;
    const answers = await run(message, options);
    panic = answers.find((answer) => 'severity' in answer && answer.severity === 'PANIC');
    if (!panic) return answers;
    const reason = 'message' in panic ? String(panic.message) : 'without a reason';
    console.error(
      `The embedded database has stopped (${reason}): make room on its disk and start again. What was confirmed is kept.`,
    );
    lite.close = async () => {};
    return [panic, ...end];
  };
}

/**
 * Wraps an embedded database in node-postgres, so that values and error codes are the same as from a server.
 * It has one connection, so transactions run one after another. The caller closes `lite` after the database.
 */
export function databaseOfPglite(lite: PGlite): Database {
  answerAfterPanic(lite);
  const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, idleTimeoutMillis: 0 });
  return createDatabase(pool);
}

/**
 * Opens the embedded database in a folder, creates it if needed, and migrates it. Only one process may use
 * the folder: the caller takes a lock first (lock/lock-file.ts).
 * @returns the database, and `close`, which writes everything to disk
 */
export async function openPglite(
  options: PGliteOptions,
): Promise<{ db: Database; lite: PGlite; close: () => Promise<void> }> {
  const lite = await PGlite.create(options);
  const db = databaseOfPglite(lite);
  const close = async () => {
    await db.destroy();
    await lite.close();
  };
  try {
    await migrate(db);
    return { db, lite, close };
  } catch (fault) {
    await close();
    throw fault;
  }
}
