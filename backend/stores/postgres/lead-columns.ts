import { sql } from 'kysely';
import type { LeadRow } from '#backend/core/rows.ts';
import { LEAD_FIELD_NAMES, type LeadField } from '#contract/lead/lead-fields.ts';
import type { Database } from './tables.ts';

/** Columns that people do not fill in. A column missing here is a type error. */
const OWN_COLUMNS: Record<Exclude<keyof LeadRow, LeadField>, true> = {
  leadId: true,
  batchId: true,
  source: true,
  createdAt: true,
  phoneKey: true,
  status: true,
  attempts: true,
  workedAt: true,
  open: true,
  queueKey: true,
  readyAt: true,
  waitsFor: true,
  callWindow: true,
  callbackAt: true,
  callbackRep: true,
  leaseRep: true,
  leaseUntil: true,
};

const isOwnColumn = (name: string): name is keyof typeof OWN_COLUMNS => name in OWN_COLUMNS;

export const LEAD_COLUMNS: readonly (keyof LeadRow)[] = [
  ...LEAD_FIELD_NAMES,
  ...Object.keys(OWN_COLUMNS).filter(isOwnColumn),
];

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Adds a column to `leads` for each field in contract/lead/lead-fields.ts that has none, so that a new field
 * needs no migration. Never drops a column; several processes may run it at once.
 */
export async function addLeadFieldColumns(db: Database): Promise<void> {
  const { rows } = await sql<{ columnName: string }>`SELECT column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'leads'`.execute(db);
  const known = new Set(rows.map(({ columnName }) => columnName));
  for (const column of LEAD_FIELD_NAMES.map(inSnakeCase).filter((name) => !known.has(name))) {
    await sql`ALTER TABLE leads ADD COLUMN IF NOT EXISTS ${sql.ref(column)} text NOT NULL DEFAULT ''`.execute(
      db,
    );
  }
}
