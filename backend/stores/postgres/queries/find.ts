import { type RawBuilder, sql } from 'kysely';
import { PHONE_STARTS } from '#backend/core/find/search.ts';
import type { FindArgs, Results } from '#backend/core/queries.ts';
import type { BookingRow } from '#backend/core/rows.ts';
import { NEXT_WORDS } from '#backend/stores/postgres/migrations/0011-0020/0015-search.ts';
import { allRows } from '#backend/stores/postgres/statements.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';

/** The expressions of the indexes (migrations/0011-0020/0015-search.ts, 0017-several-numbers.ts). */
const PHONES = Array.from({ length: PHONE_STARTS }, (_, start) => sql`substr(phone, ${sql.lit(start + 1)})`);
const WORDS = [
  sql`name`,
  sql`name_back`,
  sql`email`,
  sql`address`,
  ...NEXT_WORDS.map((pattern) => sql`coalesce(substring(address from ${sql.lit(pattern)}), '')`),
];

/** The last character of all: no text that begins with `part` sorts after `part` and this. */
const LAST = '\u{10ffff}';

/** The first leads, in order of the text, whose text begins with `part`: the start of one index. */
const beginning = (table: string, text: RawBuilder<unknown>, part: string, limit: number) =>
  sql`(SELECT lead_id FROM ${sql.table(table)} WHERE ${text} >= ${part} AND ${text} < ${part + LAST}
    ORDER BY ${text} LIMIT ${limit})`;

/** Implements `findLeads` of backend/core/queries.ts. */
export async function findLeads(
  db: Database,
  { phone, words, reference, limit }: FindArgs,
): Promise<Results['findLeads']> {
  const ofText = (table: string, texts: readonly RawBuilder<unknown>[], part: string) =>
    part === '' ? [] : texts.map((text) => beginning(table, text, part, limit));
  const parts = [
    ...ofText('lead_search', PHONES, phone),
    ...ofText('other_numbers', PHONES, phone),
    ...ofText('lead_search', WORDS, words),
  ];
  if (reference !== '') parts.push(beginning('bookings', sql`reference COLLATE "C"`, reference, limit));
  if (parts.length === 0) return [];
  return allRows(
    db,
    sql`SELECT lead_id, batch_id, first_name, last_name, phone, address, city, status, created_at, worked_at
      FROM leads WHERE lead_id IN (SELECT lead_id FROM (${sql.join(parts, sql` UNION `)}) AS found LIMIT ${limit})
      ORDER BY created_at DESC, lead_id`,
  );
}

/** Implements `bookingsOfLead` of backend/core/queries.ts. */
export const bookingsOfLead = (
  db: Database,
  { leadId, limit }: { leadId: string; limit: number },
): Promise<BookingRow[]> =>
  allRows(db, sql`SELECT * FROM bookings WHERE lead_id = ${leadId} ORDER BY received_at DESC LIMIT ${limit}`);
