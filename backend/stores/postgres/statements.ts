import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Instant } from '#backend/core/rows.ts';
import type { Database, Tables } from './tables.ts';

export const allRows = async <Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(db)).rows;

export const firstRow = async <Row>(db: Database, query: RawBuilder<Row>): Promise<Row | null> =>
  (await allRows(db, query))[0] ?? null;

/** A condition on a column: it has one of these values. */
export const isOneOf = (values: readonly string[]) => sql`= ANY (${[...values]}::text[])`;

/** A condition on rows of the audit trail, as `isOldAudit` (core/audit.ts) says. */
export const isOldAudit = (before: Instant) =>
  sql`lead_id = '' AND at <> '' AND at < ${before} AND action NOT IN ('suppressed', 'lifted')`;

/**
 * Inserts values in the order of `columns`.
 * @param key column of the primary key: a row with the same key is replaced; without it, that is an error
 */
export async function insertValues<T extends keyof Tables>(
  db: Database,
  table: T,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
  key?: keyof Tables[T] & string,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  const sets = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
  const onConflict = key ? sql`ON CONFLICT (${sql.ref(key)}) DO UPDATE SET ${sets}` : sql``;
  await sql`INSERT INTO ${sql.table(table)} (${names}) VALUES ${values} ${onConflict}`.execute(db);
}

export const insertRow = <T extends keyof Tables>(
  db: Database,
  table: T,
  row: Insertable<Tables[T]>,
  key?: keyof Tables[T] & string,
): Promise<void> => insertValues(db, table, Object.keys(row), [Object.values(row)], key);
