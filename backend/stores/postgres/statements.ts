import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

export const allRows = async <Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(db)).rows;

export const firstRow = async <Row>(db: Database, query: RawBuilder<Row>): Promise<Row | null> =>
  (await allRows(db, query))[0] ?? null;

/** A condition on a column: it has one of these values. */
export const isOneOf = (values: readonly string[]) => sql`= ANY (${[...values]}::text[])`;

/**
 * Inserts rows that all have the same columns in the same order.
 * @param key column of the primary key: a row with the same key is replaced; without it, that is an error
 */
export async function insertRows<T extends keyof Tables>(
  db: Database,
  table: T,
  rows: readonly object[],
  key?: keyof Tables[T] & string,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
  const sets = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
  const onConflict = key ? sql`ON CONFLICT (${sql.ref(key)}) DO UPDATE SET ${sets}` : sql``;
  await sql`INSERT INTO ${sql.table(table)} (${names}) VALUES ${values} ${onConflict}`.execute(db);
}
