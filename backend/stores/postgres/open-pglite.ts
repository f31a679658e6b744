import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { createDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

/**
 * Wraps an embedded database in node-postgres, so that values and error codes are the same as from a server.
 * It has one connection, so transactions run one after another. The caller closes `lite` after the database.
 */
export function databaseOfPglite(lite: PGlite): Database {
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
