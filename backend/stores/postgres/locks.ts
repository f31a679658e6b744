import { type RawBuilder, sql } from 'kysely';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Database } from './tables.ts';

/**
 * The order in which rows are locked, so that two requests never wait for each other: first the number, then its leads
 * by id. A number is locked by its key, with or without a row, until the transaction ends.
 */
const numberLock = (phoneKey: RawBuilder<unknown>) =>
  sql`pg_advisory_xact_lock(hashtextextended('number:' || ${phoneKey}, 0))`;

/** Nobody else decides about this number until the transaction ends, whether it has a row or not. */
export async function lockNumber(db: Database, phoneKey: string): Promise<void> {
  await sql`SELECT ${numberLock(sql`${phoneKey}::text`)}`.execute(db);
}

/** The same for an account that may not exist yet. */
export async function lockEmail(db: Database, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('rep:' || ${email}::text, 0))`.execute(db);
}

/**
 * Locks the leads that fit a condition on `leads`, after their numbers.
 * @param limit at most so many, the oldest ones
 * @returns the leads, oldest first
 */
export async function lockLeads(
  db: Database,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<LeadRow[]> {
  const chosen = sql`SELECT lead_id, phone_key FROM leads WHERE ${condition} ORDER BY created_at, lead_id LIMIT ${limit}`;
  await sql`SELECT ${numberLock(sql`phone_key`)}
    FROM (SELECT DISTINCT phone_key FROM (${chosen}) AS chosen WHERE phone_key <> '' ORDER BY phone_key) AS keys`.execute(
    db,
  );
  const { rows } = await sql<LeadRow>`
    SELECT * FROM leads WHERE lead_id IN (SELECT lead_id FROM (${chosen}) AS chosen) AND ${condition}
    ORDER BY lead_id FOR UPDATE`.execute(db);
  return rows.sort(byAge);
}

function byAge(one: LeadRow, other: LeadRow): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1;
  return one.leadId < other.leadId ? -1 : 1;
}
