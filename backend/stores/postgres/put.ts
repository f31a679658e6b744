import { sql } from 'kysely';
import type { LeadRow } from '#backend/core/rows.ts';
import { LEAD_COLUMNS } from './lead-columns.ts';
import type { Database, Tables } from './tables.ts';

/** A statement takes at most 65,535 values. */
const LEADS_AT_ONCE = 500;

/** Inserts rows, or replaces whole rows with the same key. All rows have these columns. */
async function upsert(
  db: Database,
  table: keyof Tables,
  key: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  const sets = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
  await sql`INSERT INTO ${sql.table(table)} (${names}) VALUES ${values}
    ON CONFLICT (${sql.ref(key)}) DO UPDATE SET ${sets}`.execute(db);
}

/** Inserts a row with all its columns, or replaces the row with the same key. */
export const put = <T extends keyof Tables>(
  db: Database,
  table: T,
  key: keyof Tables[T] & string,
  row: object,
): Promise<void> => upsert(db, table, key, Object.keys(row), [Object.values(row)]);

/**
 * Inserts leads, or replaces whole rows with the same id. Writes them in order of batch, because each batch's
 * counts stay locked until the transaction ends (migrations/0003-batch-counts.ts).
 */
export async function putLeads(db: Database, leads: readonly LeadRow[]): Promise<void> {
  const ordered = [...leads].sort((one, other) => (one.batchId < other.batchId ? -1 : 1));
  for (let start = 0; start < ordered.length; start += LEADS_AT_ONCE) {
    const rows = ordered.slice(start, start + LEADS_AT_ONCE);
    await upsert(
      db,
      'leads',
      'leadId',
      LEAD_COLUMNS,
      rows.map((row) => LEAD_COLUMNS.map((column) => row[column])),
    );
  }
}
