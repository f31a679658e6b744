import { sql } from 'kysely';
import type { Queries, WaitingLeads } from '#backend/core/queries.ts';
import type { MessageRow } from '#backend/core/rows.ts';
import { MESSAGE_COLUMNS } from '#backend/stores/postgres/outbox.ts';
import { allRows } from '#backend/stores/postgres/statements.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { countWaiting } from './today.ts';

/** As the index has it (migrations/0021-0030/0022-messages.ts). */
const FAILED = sql`state = 'waiting' AND fault <> ''`;
const ANY = sql`true`;

/** Implements `messages` of backend/core/queries.ts. */
export const messages = (
  db: Database,
  { isFailed, recipient, until, limit }: Queries['messages'],
): Promise<MessageRow[]> =>
  allRows(
    db,
    sql`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE ${isFailed ? FAILED : ANY}
      AND ${recipient === '' ? ANY : sql`lower(recipient) = ${recipient}`}
      AND ${until === '' ? ANY : sql`at <= ${until}`} ORDER BY at DESC, seq DESC LIMIT ${limit}`,
  );

/** Implements `failedMessages` of backend/core/queries.ts. */
export const failedMessages = (db: Database, { limit }: Queries['failedMessages']): Promise<WaitingLeads> =>
  countWaiting(db, sql`SELECT at AS since FROM messages WHERE ${FAILED} ORDER BY at LIMIT ${limit}`);
