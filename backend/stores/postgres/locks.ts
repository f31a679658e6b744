import { type RawBuilder, sql } from 'kysely';
import { compareText } from '#backend/core/compare-text.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Database } from './tables.ts';

/**
 * Rows are locked in this order, which prevents most deadlocks: first the numbers, then their leads by id. A
 * number is locked by its key until the transaction ends, whether or not it has a row.
 */
const numberLock = (phoneKey: RawBuilder<unknown>) =>
  sql`pg_advisory_xact_lock(hashtextextended('number:' || ${phoneKey}, 0))`;

/** Locks a number until the transaction ends, whether or not it has a row. */
export async function lockNumber(db: Database, phoneKey: string): Promise<void> {
  await sql`SELECT ${numberLock(sql`${phoneKey}::text`)}`.execute(db);
}

/** Locks several numbers, as `lockNumber` does, in one order for all requests. */
export async function lockNumbers(db: Database, phoneKeys: readonly string[]): Promise<void> {
  const keys = sql`SELECT DISTINCT phone_key COLLATE "C" AS phone_key
    FROM unnest(${phoneKeys}::text[]) AS keys (phone_key) ORDER BY 1`;
  await sql`SELECT ${numberLock(sql`phone_key`)} FROM (${keys}) AS keys`.execute(db);
}

/** Locks an account's email until the transaction ends, for an account that may not exist yet. */
export async function lockEmail(db: Database, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('rep:' || ${email}::text, 0))`.execute(db);
}

/** Locks who is a manager until the transaction ends. */
export async function lockManagers(db: Database): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('managers', 0))`.execute(db);
}

/**
 * Locks a slot until the transaction ends. Only bookings and changes of visits do; should two of them wait
 * for each other, the store runs one again.
 */
export async function lockSlot(db: Database, apptDate: string, apptTime: string): Promise<void> {
  const slot = `slot:${apptDate} ${apptTime}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${slot}::text, 0))`.execute(db);
}

/**
 * Locks the leads that match a condition on `leads`, after locking their numbers.
 * @param limit maximum number of leads; the oldest are chosen, or the first ones in another `order`
 * @returns the leads, oldest first
 */
export async function lockLeads(
  db: Database,
  condition: RawBuilder<unknown>,
  limit: number,
  order = sql`created_at, lead_id`,
): Promise<LeadRow[]> {
  const chosen = sql`SELECT lead_id, phone_key, other_keys FROM leads WHERE ${condition}
    ORDER BY ${order} LIMIT ${limit}`;
  const keys = sql`SELECT DISTINCT phone_key FROM (
    SELECT ltrim(unnest(string_to_array(phone_key || ' ' || other_keys, ' ')), '?') AS phone_key FROM (${chosen}) AS chosen
  ) AS each WHERE phone_key <> '' ORDER BY phone_key`;
  await sql`SELECT ${numberLock(sql`phone_key`)} FROM (${keys}) AS keys`.execute(db);
  const { rows } = await sql<LeadRow>`
    SELECT * FROM leads WHERE lead_id = ANY (ARRAY (SELECT lead_id FROM (${chosen}) AS chosen)) AND ${condition}
    ORDER BY lead_id FOR UPDATE`.execute(db);
  return rows.sort(byAge);
}

const byAge = (one: LeadRow, other: LeadRow): number =>
  compareText(one.createdAt, other.createdAt) || compareText(one.leadId, other.leadId);
