import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { createDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

/**
 * The database over an embedded one, through node-postgres itself: the same texts, numbers and error codes come back as
 * from a server. It has one connection, so transactions follow one another. The caller closes `lite` after the database.
 */
export function databaseOfPglite(lite: PGlite): Database {
  const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, idleTimeoutMillis: 0 });
  return createDatabase(pool);
}

/**
 * Opens the embedded database in a folder, which it makes when there is none, and brings its tables to the newest form.
 * One process at a time: the folder's owner takes a lock first (lock/lock-file.ts).
 * @returns the database, and `close`, which writes everything out
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
