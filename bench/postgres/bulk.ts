import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from '#backend/stores/postgres/tables.ts';

/**
 * Settings for statements over whole tables. The store's own connections forbid what these need, such as
 * reading a table from end to end (backend/stores/postgres/database.ts).
 */
const BULK_SETTINGS = [
  'work_mem=256MB',
  'maintenance_work_mem=2GB',
  'max_parallel_maintenance_workers=2',
  'jit=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** Runs `work` on a connection of its own for statements over whole tables. */
export async function inBulk(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, options: BULK_SETTINGS });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Runs `work` while the tables have only the indexes of their constraints, and makes the others anew: sorting
 * once is much faster than inserting each row into thirty indexes.
 */
export async function withoutIndexes(db: Database, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE relnamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`.execute(db);
  for (const { name } of rows) await sql`DROP INDEX ${sql.raw(name)}`.execute(db);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

/** The database's size on disk in bytes. */
export async function getSize(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    SELECT pg_database_size(current_database()) AS bytes`.execute(db);
  return Number(rows[0]?.bytes);
}
