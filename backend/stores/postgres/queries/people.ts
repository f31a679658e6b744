import { sql } from 'kysely';
import type { Queries } from '#backend/core/queries.ts';
import type { BookingRow, LeadRow, MessageRow } from '#backend/core/rows.ts';
import { MESSAGE_COLUMNS } from '#backend/stores/postgres/outbox.ts';
import { allRows, firstRow, isOldAudit, isOneOf } from '#backend/stores/postgres/statements.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';

/** Implements `leadsByEmail` of backend/core/queries.ts. */
export const leadsByEmail = (db: Database, { emails, limit }: Queries['leadsByEmail']): Promise<LeadRow[]> =>
  allRows(
    db,
    sql`SELECT * FROM leads WHERE email <> '' AND lower(btrim(email)) ${isOneOf(emails)}
      ORDER BY created_at, lead_id LIMIT ${limit}`,
  );

/** Implements `closedBefore` of backend/core/queries.ts. */
export const closedBefore = (
  db: Database,
  { before, except, limit }: Queries['closedBefore'],
): Promise<LeadRow[]> =>
  allRows(
    db,
    sql`SELECT * FROM leads WHERE NOT open AND greatest(worked_at, created_at) < ${before}
      AND NOT lead_id ${isOneOf(except)}
      AND NOT EXISTS (SELECT 1 FROM visits WHERE visits.lead_id = leads.lead_id AND changed_at >= ${before})
      ORDER BY lead_id LIMIT ${limit}`,
  );

/** Implements `bookingsOfLead` of backend/core/queries.ts. */
export const bookingsOfLead = (
  db: Database,
  { leadId, limit }: Queries['bookingsOfLead'],
): Promise<BookingRow[]> =>
  allRows(db, sql`SELECT * FROM bookings WHERE lead_id = ${leadId} ORDER BY received_at LIMIT ${limit}`);

/** Implements `contactMessages` of backend/core/queries.ts. */
export const contactMessages = (db: Database, { limit }: Queries['contactMessages']): Promise<MessageRow[]> =>
  allRows(
    db,
    sql`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE kind = 'contact' AND body <> ''
      ORDER BY seq DESC LIMIT ${limit}`,
  );

/** Implements `hasOldAudit` of backend/core/queries.ts. */
export const hasOldAudit = async (db: Database, { before }: Queries['hasOldAudit']): Promise<boolean> =>
  (await firstRow(db, sql`SELECT 1 AS found FROM audit WHERE ${isOldAudit(before)} LIMIT 1`)) !== null;
