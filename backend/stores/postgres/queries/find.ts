import { sql } from 'kysely';
import type { FindArgs, Results } from '#backend/core/queries.ts';
import type { BookingRow } from '#backend/core/rows.ts';
import { allRows } from '#backend/stores/postgres/statements.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';

/** The last character of all: no reference that begins with a part sorts after the part and this. */
const LAST = '\u{10ffff}';

/**
 * Implements `findLeads` of backend/core/queries.ts. The function `search_leads` and its indexes:
 * migrations/0011-0020/0020-search-words.ts.
 */
export async function findLeads(
  db: Database,
  { phone, words, reference, limit }: FindArgs,
): Promise<Results['findLeads']> {
  const code = sql`reference COLLATE "C"`;
  const booked = sql`UNION (SELECT lead_id FROM bookings WHERE ${code} >= ${reference} AND ${code} < ${reference + LAST}
    ORDER BY ${code} LIMIT ${limit})`;
  return allRows(
    db,
    sql`SELECT lead_id, batch_id, first_name, last_name, phone, address, city, status, created_at, worked_at
      FROM leads WHERE lead_id IN (SELECT DISTINCT lead_id FROM (
        SELECT search_leads(${phone}, ${[...words]}::text[], ${limit}) AS lead_id ${reference === '' ? sql`` : booked}
      ) AS found LIMIT ${limit})
      ORDER BY created_at DESC, lead_id`,
  );
}

/** Implements `bookingsOfLead` of backend/core/queries.ts. */
export const bookingsOfLead = (
  db: Database,
  { leadId, limit }: { leadId: string; limit: number },
): Promise<BookingRow[]> =>
  allRows(db, sql`SELECT * FROM bookings WHERE lead_id = ${leadId} ORDER BY received_at DESC LIMIT ${limit}`);
