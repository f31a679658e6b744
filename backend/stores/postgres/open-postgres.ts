import pg from 'pg';
import { createDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

/** The server cannot be reached, or does not let us in. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}

/** Where the database of a connection address is, without who signs in to it. */
export function placeOfDatabase(url: string): string {
  if (!URL.canParse(url)) return 'of DATABASE_URL';
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}${port && `:${port}`}${pathname}`;
}

/** A server with several addresses fails with several faults and no words of its own. */
function getMessage(fault: unknown): string {
  if (fault instanceof AggregateError) return fault.errors.map(getMessage).join(', ');
  return fault instanceof Error ? fault.message : String(fault);
}

/**
 * Opens a PostgreSQL database (15 or newer) and brings its tables to the newest form.
 * @param url connection address, `postgresql://user:password@host:5432/name`
 * Rejects with DatabaseUnusable, in one line, when it cannot be reached, and with what the database said when the tables
 * cannot be made; nothing stays open then.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'roof-tarping-site',
  });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', (fault) => console.error(`The database closed an idle connection: ${fault.message}`));
  try {
    (await pool.connect()).release();
  } catch (fault) {
    await pool.end();
    throw new DatabaseUnusable(
      `The database ${placeOfDatabase(url)} cannot be used: ${getMessage(fault)}. Please check DATABASE_URL.`,
      { cause: fault },
    );
  }
  const db = createDatabase(pool);
  try {
    await migrate(db);
    return db;
  } catch (fault) {
    await db.destroy();
    throw fault;
  }
}
