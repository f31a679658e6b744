import pg from 'pg';
import { getMessage } from '#backend/core/fault-text.ts';
import { logLine } from '#backend/stores/log-line.ts';
import { createDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

/** The database server cannot be reached or refuses the connection. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}

/** Returns host, port and database name of a connection address, without the credentials. */
export function describeDatabaseAddress(url: string): string {
  if (!URL.canParse(url)) return 'of DATABASE_URL';
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}${port && `:${port}`}${pathname}`;
}

/** An AggregateError, for a host with several addresses, has no message of its own. */
const describe = (fault: unknown): string =>
  fault instanceof AggregateError ? fault.errors.map(describe).join(', ') : getMessage(fault);

/** Opens a pool with one connection, so that a wrong address fails here. Rejects with DatabaseUnusable. */
async function connect(url: string, options?: pg.PoolConfig): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'roof-tarping-site',
    ...options,
  });
  // The pool replaces an idle connection that breaks; without this listener the error would end the process.
  pool.on('error', (fault) => logLine(`The database closed an idle connection: ${fault.message}`));
  // The same for a connection that breaks between two queries of a transaction; the next query then fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    (await pool.connect()).release();
  } catch (fault) {
    await pool.end();
    throw new DatabaseUnusable(
      `The database ${describeDatabaseAddress(url)} cannot be used: ${describe(fault)}. Please check DATABASE_URL.`,
      { cause: fault },
    );
  }
  return createDatabase(pool);
}

/**
 * Looks into a PostgreSQL database in one read-only transaction: nothing is migrated, and nothing can be
 * written. Rejects with DatabaseUnusable if it cannot be reached, and like `look`.
 * @param url like `openPostgres`
 */
export async function lookIntoPostgres<T>(url: string, look: (db: Database) => Promise<T>): Promise<T> {
  const db = await connect(url, { max: 1 });
  try {
    return await db.transaction().setAccessMode('read only').execute(look);
  } finally {
    await db.destroy();
  }
}

/**
 * Opens a PostgreSQL database (15 or newer) and migrates it. Rejects with DatabaseUnusable (one line) if the
 * database cannot be reached, and like `prepare`; no connection stays open then.
 * @param url connection address, `postgresql://user:password@host:5432/name`
 * @param prepare what to do instead of the migration
 */
export async function openPostgres(
  url: string,
  prepare: (db: Database) => Promise<void> = migrate,
): Promise<Database> {
  const db = await connect(url);
  try {
    await prepare(db);
    return db;
  } catch (fault) {
    await db.destroy();
    throw fault;
  }
}
