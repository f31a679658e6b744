import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
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

/** The server gave no answer, or is just starting; any other answer stays the same until somebody mends it. */
const mayAnswerSoon = (fault: unknown): boolean =>
  !(fault instanceof pg.DatabaseError) || fault.code === '57P03';

const TRY_AGAIN_MS = 500;

/**
 * Opens a pool with one connection, so that a wrong address fails here. Rejects with DatabaseUnusable.
 * @param waitMs how long to wait for a server that does not answer yet
 */
async function connect(url: string, options?: pg.PoolConfig, waitMs = 0): Promise<Database> {
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
  const where = `The database ${describeDatabaseAddress(url)}`;
  const end = AbortSignal.timeout(waitMs);
  for (let tries = 1; ; tries++) {
    try {
      (await pool.connect()).release();
      return createDatabase(pool);
    } catch (fault) {
      if (waitMs > 0 && !end.aborted && mayAnswerSoon(fault)) {
        if (tries === 1) logLine(`${where} does not answer yet: ${describe(fault)}. Waiting for it.`);
        await pause(TRY_AGAIN_MS);
        continue;
      }
      await pool.end();
      throw new DatabaseUnusable(`${where} cannot be used: ${describe(fault)}. Please check DATABASE_URL.`, {
        cause: fault,
      });
    }
  }
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
 * @param waitMs how long to wait for a server that does not answer yet
 */
export async function openPostgres(
  url: string,
  prepare: (db: Database) => Promise<void> = migrate,
  waitMs = 0,
): Promise<Database> {
  const db = await connect(url, {}, waitMs);
  try {
    await prepare(db);
    return db;
  } catch (fault) {
    await db.destroy();
    throw fault;
  }
}

/** Longer than any statement of a transaction may take (database.ts). */
const SILENCE_MS = 45_000;

/**
 * Opens and migrates a PostgreSQL database for a host that answers others, like `openPostgres`. A server that falls
 * silent, such as one whose network is gone, would otherwise hold each request, and its connection, for a quarter of an
 * hour: so a connection on which nothing comes any more is ended, and that request fails. A migration may take longer.
 * @param silenceMs after this time without a byte
 */
export async function openPostgresForHost(
  url: string,
  { waitMs = 0, silenceMs = SILENCE_MS } = {},
): Promise<Database> {
  const migrated = await openPostgres(url, migrate, waitMs);
  await migrated.destroy();
  return connect(url, {
    stream: () => {
      const socket = new Socket();
      const fault = new Error('The database has fallen silent.');
      return socket.setTimeout(silenceMs, () => socket.destroy(fault));
    },
  });
}
