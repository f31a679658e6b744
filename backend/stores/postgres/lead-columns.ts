import { sql } from 'kysely';
import { EMPTY_LEAD } from '#backend/core/leads/new-lead-row.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { LEAD_FIELD_NAMES } from '#contract/lead/lead-fields.ts';
import { allRows } from './statements.ts';
import type { Database } from './tables.ts';

const isLeadColumn = (name: string): name is keyof LeadRow => name in EMPTY_LEAD;

export const LEAD_COLUMNS: readonly (keyof LeadRow)[] = Object.keys(EMPTY_LEAD).filter(isLeadColumn);

/** Returns a field's name as a column in SQL. */
export const inSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Adds a column to `leads` for each field in contract/lead/lead-fields.ts that has none, so that a new field
 * needs no migration. Never drops a column; several processes may run it at once.
 */
export async function addLeadFieldColumns(db: Database): Promise<void> {
  const columns = await allRows(
    db,
    sql<{ columnName: string }>`SELECT column_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = 'leads'`,
  );
  const known = new Set(columns.map(({ columnName }) => columnName));
  for (const column of LEAD_FIELD_NAMES.map(inSnakeCase).filter((name) => !known.has(name))) {
    const name = sql.ref(column);
    await sql`ALTER TABLE leads ADD COLUMN IF NOT EXISTS ${name} text NOT NULL DEFAULT ''`.execute(db);
  }
}
