import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE, type Migration, Migrator, sql } from 'kysely';
import { logLine } from '#backend/stores/log-line.ts';
import { addLeadFieldColumns } from './lead-columns.ts';
import { TABLES } from './migrations/0001-0010/0001-tables.ts';
import { INDEXES } from './migrations/0001-0010/0002-indexes.ts';
import { BATCH_COUNTS } from './migrations/0001-0010/0003-batch-counts.ts';
import { OUTBOX } from './migrations/0001-0010/0004-outbox.ts';
import { METERS } from './migrations/0001-0010/0005-meters.ts';
import { OUTBOX_ROUNDS } from './migrations/0001-0010/0006-outbox-rounds.ts';
import { CALL_WINDOWS } from './migrations/0001-0010/0007-call-windows.ts';
import { HISTORY } from './migrations/0001-0010/0008-history.ts';
import { ACCOUNTS } from './migrations/0001-0010/0009-accounts.ts';
import { VISITS } from './migrations/0001-0010/0010-visits.ts';
import { PHOTOS } from './migrations/0011-0020/0011-photos.ts';
import { CALLBACKS } from './migrations/0011-0020/0012-callbacks.ts';
import { PEOPLE } from './migrations/0011-0020/0013-people.ts';
import { TODAY } from './migrations/0011-0020/0014-today.ts';
import { SEARCH } from './migrations/0011-0020/0015-search.ts';
import { FULL_DAYS } from './migrations/0011-0020/0016-full-days.ts';
import { SEVERAL_NUMBERS } from './migrations/0011-0020/0017-several-numbers.ts';
import { KEPT_CALLBACKS } from './migrations/0011-0020/0018-kept-callbacks.ts';
import { NUMBER_FILES } from './migrations/0011-0020/0019-number-files.ts';
import { SEARCH_WORDS } from './migrations/0011-0020/0020-search-words.ts';
import { ARCHIVED_BATCHES } from './migrations/0021-0030/0021-archived-batches.ts';
import { MESSAGES } from './migrations/0021-0030/0022-messages.ts';
import { SENDERS } from './migrations/0021-0030/0023-senders.ts';
import { SKIPS } from './migrations/0021-0030/0024-skips.ts';
import { BLOCKS } from './migrations/0021-0030/0025-blocks.ts';
import { VISITS_OF_THEIR_OWN } from './migrations/0021-0030/0026-visits.ts';
import { VISIT_WORDS } from './migrations/0021-0030/0027-visit-words.ts';
import { WEBSITE_LEADS } from './migrations/0021-0030/0028-website-leads.ts';
import { CALL_REST } from './migrations/0021-0030/0029-call-rest.ts';
import { ERASING } from './migrations/0021-0030/0030-erasing.ts';
import { EMAILS_OF_LEAD } from './migrations/0031-0040/0031-emails-of-lead.ts';
import { LANGUAGES } from './migrations/0031-0040/0032-languages.ts';
import { allRows, firstRow } from './statements.ts';
import type { Database } from './tables.ts';

type Step = string | ((db: Database) => Promise<void>);

/**
 * SQL statements and functions, run in order of the names. Never change a released migration; add a new one.
 */
const MIGRATIONS: Record<string, readonly Step[]> = {
  '0001-tables': TABLES,
  '0002-indexes': INDEXES,
  '0003-batch-counts': BATCH_COUNTS,
  '0004-outbox': OUTBOX,
  '0005-meters': METERS,
  '0006-outbox-rounds': OUTBOX_ROUNDS,
  '0007-call-windows': CALL_WINDOWS,
  '0008-history': HISTORY,
  '0009-accounts': ACCOUNTS,
  '0010-visits': VISITS,
  '0011-photos': PHOTOS,
  '0012-callbacks': CALLBACKS,
  '0013-people': PEOPLE,
  '0014-today': TODAY,
  '0015-search': SEARCH,
  '0016-full-days': FULL_DAYS,
  '0017-several-numbers': SEVERAL_NUMBERS,
  '0018-kept-callbacks': KEPT_CALLBACKS,
  '0019-number-files': NUMBER_FILES,
  '0020-search-words': SEARCH_WORDS,
  '0021-archived-batches': ARCHIVED_BATCHES,
  '0022-messages': MESSAGES,
  '0023-senders': SENDERS,
  '0024-skips': SKIPS,
  '0025-blocks': BLOCKS,
  '0026-visits': VISITS_OF_THEIR_OWN,
  '0027-visit-words': VISIT_WORDS,
  '0028-website-leads': WEBSITE_LEADS,
  '0029-call-rest': CALL_REST,
  '0030-erasing': ERASING,
  '0031-emails-of-lead': EMAILS_OF_LEAD,
  '0032-languages': LANGUAGES,
};

/**
 * The oldest version of the data, by its last migration, whose program works on data of the newest version, too: so it
 * may run beside this one during an upgrade, and be started again after one that turned out badly (decision 0079).
 * A migration must work with the program of the version before it: it adds first (a column with a default, never a
 * generated one), and its own program copes with rows that have only the default. A later version drops or renames, and
 * raises this to the first one that did not need what is gone. Where a migration cannot keep that, this becomes its own
 * name, and docs/upgrade.md and tests/stores/two-versions.test.ts say so.
 */
const OLDEST_PROGRAM = '0029-call-rest';

const toMigration = (steps: readonly Step[]): Migration => ({
  async up(db) {
    for (const step of steps) await (typeof step === 'string' ? sql.raw(step).execute(db) : step(db));
  },
});

/** Lock of the whole database for migrations; any number that nothing else locks. */
const LOCK = 7_264_019;

/**
 * Waits for another process that migrates, then begins. The lock ends with the transaction: one of the
 * connection, as Kysely takes it, would stay with a connection that a pooler gives to somebody else.
 */
const BEGIN = `START TRANSACTION ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = '1h';
  SET LOCAL idle_in_transaction_session_timeout = '60s';
  SELECT pg_advisory_xact_lock(${LOCK}); SET LOCAL lock_timeout = '10s'`;

/**
 * Creates Kysely's own tables. It would create them itself, but looks into the database again when it may
 * not, and the error of that hides the reason: in a transaction nothing works after an error.
 */
async function createMigrationTables(db: Database): Promise<void> {
  await sql`CREATE TABLE ${sql.table(DEFAULT_MIGRATION_TABLE)}
    (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)`.execute(db);
  await sql`CREATE TABLE ${sql.table(DEFAULT_MIGRATION_LOCK_TABLE)}
    (id varchar(255) PRIMARY KEY, is_locked integer NOT NULL DEFAULT 0)`.execute(db);
}

/** A database, or a backup, of a newer version of the program. */
export class DataTooNew extends Error {
  override name = 'DataTooNew';

  /** @param version name of the migration that this program does not know; becomes part of the message */
  constructor(version: string) {
    super(
      `The data is of a newer version of this program (${version}), which this one cannot read. Install that version again, or restore a backup from before the upgrade.`,
    );
  }
}

const isKnown = (version: string): boolean => Object.hasOwn(MIGRATIONS, version);

/** @throws DataTooNew when this program has no migration of that name */
export function refuseUnknownVersion(version: string): void {
  if (!isKnown(version)) throw new DataTooNew(version);
}

/** Returns the names of the migrations that the database has had, in their order; null for an empty database. */
async function listMigrations(db: Database): Promise<string[] | null> {
  const known = await firstRow<{ name: string | null }>(
    db,
    sql`SELECT to_regclass(${DEFAULT_MIGRATION_TABLE})::text AS name`,
  );
  if (!known?.name) return null;
  const rows = await allRows<{ name: string }>(
    db,
    sql`SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)} ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the name of the database's last migration; empty for an empty database. */
export const readVersion = async (db: Database): Promise<string> => (await listMigrations(db))?.at(-1) ?? '';

/**
 * Returns the `OLDEST_PROGRAM` of the program that made the newest version of this database; empty if that was a
 * program that recorded none. It is the comment of Kysely's table: programs that do not know it never meet it, and a
 * backup does not carry it to tables of another version.
 */
export async function readOldestProgram(db: Database): Promise<string> {
  const row = await firstRow<{ comment: string | null }>(
    db,
    sql`SELECT obj_description(${DEFAULT_MIGRATION_TABLE}::regclass, 'pg_class') AS comment`,
  );
  return row?.comment ?? '';
}

/** Rejects with DataTooNew unless the program that made this version of the data says that this one works with it. */
async function acceptNewer(db: Database, version: string): Promise<void> {
  if (!isKnown(await readOldestProgram(db))) throw new DataTooNew(version);
  logLine(`The data is of a newer version (${version}); this version of the program works with it.`);
}

/**
 * Migrates the database to the latest version. Several processes may call this at once; one does the work. Data of a
 * newer version with which this program works stays as it is.
 * Rejects with DataTooNew when this program does not work with data of that version, and with the database's error
 * when a migration fails, which is then rolled back.
 * @param version name of the migration to stop after, of a database that has not had it yet
 */
export async function migrate(db: Database, version?: string): Promise<void> {
  const migrations = Object.entries(MIGRATIONS).map(([name, statements]) => [name, toMigration(statements)]);
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  await db.connection().execute(async (connection) => {
    try {
      await sql.raw(BEGIN).execute(connection);
      const had = await listMigrations(connection);
      if (had === null) await createMigrationTables(connection);
      const newer = had?.filter((name) => !isKnown(name)).at(-1);
      if (newer) {
        // Kysely would call the database corrupted.
        await acceptNewer(connection, newer);
      } else {
        const migrator = new Migrator({ db: connection, provider, disableTransactions: true });
        const { error } = await (version ? migrator.migrateTo(version) : migrator.migrateToLatest());
        if (error) throw error;
        if (!version && (await readOldestProgram(connection)) !== OLDEST_PROGRAM)
          await sql`COMMENT ON TABLE ${sql.table(DEFAULT_MIGRATION_TABLE)} IS ${sql.lit(OLDEST_PROGRAM)}`.execute(
            connection,
          );
      }
      // A later migration may add the same column.
      if (!version) await addLeadFieldColumns(connection);
      await sql`COMMIT`.execute(connection);
    } catch (fault) {
      // It fails when the connection is lost, which rolls back by itself; `fault` says why.
      await Promise.allSettled([sql`ROLLBACK`.execute(connection)]);
      throw fault;
    }
  });
}
