import { sql } from 'kysely';
import { type Instant, MESSAGE_KINDS, type MessageRow } from '#backend/core/rows.ts';
import { allRows, firstRow } from './statements.ts';
import type { Database } from './tables.ts';

/** Columns of `MessageRow`, without the order of insertion. */
export const MESSAGE_COLUMNS = sql`message_id, at, kind, lead_id, recipient, reply_to, subject, body, code_salt, attachment_name,
  attachment_type, attachment, expires_at, state, fault, is_refused, tries, next_at, sent_at, sent_id`;

/** What is no longer needed of a message that has left or never will. */
const WITHOUT_TEXT = sql`body = '', code_salt = '', attachment = '', next_at = '', expires_at = ''`;

/** Which messages: emails, or those for the webhook. */
export type Lane = 'mail' | 'webhook';
const isOfLane = (lane: Lane) => (lane === 'webhook' ? sql`kind = 'webhook'` : sql`kind <> 'webhook'`);

export type Outbox = ReturnType<typeof createOutbox>;

/** What a sender does with the table `messages`; the actions' writes fill it. */
export const createOutbox = (db: Database) => ({
  /**
   * Takes a message that is due, the most urgent kind first, and counts one more try. No other process gets
   * it before `until`, so it is not sent twice, and it is not lost if this process ends. Until it fails again
   * it has no fault, so that `tryFailedAgain` leaves it alone. Null if none is due.
   */
  takeDue: (lane: Lane, now: Instant, until: Instant): Promise<MessageRow | null> =>
    firstRow(
      db,
      sql<MessageRow>`
        UPDATE messages SET tries = tries + 1, next_at = ${until}, fault = '' WHERE seq =
          (SELECT seq FROM messages WHERE state = 'waiting' AND next_at <> '' AND next_at <= ${now}
            AND (expires_at = '' OR expires_at > ${now}) AND ${isOfLane(lane)}
            ORDER BY array_position(${[...MESSAGE_KINDS]}::text[], kind), next_at, seq
            LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING ${MESSAGE_COLUMNS}`,
    ),

  /**
   * Records that a message was accepted as it was taken; one that was written anew since is due again.
   * @param sentId what the mail server named it
   */
  async sent({ messageId, tries }: MessageRow, sentId: string, now: Instant): Promise<void> {
    await sql`UPDATE messages SET state = 'sent', fault = '', sent_at = ${now}, sent_id = ${sentId}, ${WITHOUT_TEXT}
      WHERE message_id = ${messageId} AND tries = ${tries}`.execute(db);
  },

  /** Records a failed try. @param nextAt when to retry; empty for never */
  async fail(
    { messageId, tries }: MessageRow,
    { fault, isRefused, nextAt }: Pick<MessageRow, 'fault' | 'isRefused' | 'nextAt'>,
  ): Promise<void> {
    await sql`UPDATE messages SET fault = ${fault}, is_refused = ${isRefused}, next_at = ${nextAt}
      WHERE message_id = ${messageId} AND tries = ${tries} AND state = 'waiting'`.execute(db);
  },

  /** Makes due at `now` what failed before, but not because the server refused that message itself. */
  async tryFailedAgain(lane: Lane, now: Instant): Promise<void> {
    await sql`UPDATE messages SET next_at = ${now} WHERE state = 'waiting' AND fault <> '' AND NOT is_refused
      AND (next_at = '' OR next_at > ${now}) AND ${isOfLane(lane)}`.execute(db);
  },

  /** Makes everything that failed before due at `now`, including what was given up. */
  async tryAllAgain(now: Instant): Promise<void> {
    await sql`UPDATE messages SET tries = 0, next_at = ${now} WHERE state = 'waiting' AND fault <> ''`.execute(
      db,
    );
  },

  /** Marks what is due at `now` and only kept, because there is no mail server or no webhook. */
  async keepDue(lane: Lane, now: Instant): Promise<void> {
    await sql`UPDATE messages SET state = 'caught', next_at = '' WHERE state = 'waiting' AND next_at <> ''
      AND next_at <= ${now} AND ${isOfLane(lane)}`.execute(db);
  },

  /** Deletes the texts of messages whose code or link has expired, which are not sent then. */
  async forgetExpired(now: Instant): Promise<void> {
    await sql`UPDATE messages SET state = 'expired', ${WITHOUT_TEXT}
      WHERE expires_at <> '' AND expires_at <= ${now}`.execute(db);
  },

  /** Marks a message as expired, without its text, if it still waits. */
  async withdraw(messageId: string): Promise<void> {
    await sql`UPDATE messages SET state = 'expired', ${WITHOUT_TEXT}
      WHERE message_id = ${messageId} AND state = 'waiting'`.execute(db);
  },

  /** Deletes messages from before this moment, unless they wait. */
  async forgetOld(before: Instant): Promise<void> {
    await sql`DELETE FROM messages WHERE at < ${before} AND state <> 'waiting'`.execute(db);
  },

  /** Newest first: of all, or of those that are not sent. */
  newest: (limit: number, isUnsent = false): Promise<MessageRow[]> =>
    allRows(
      db,
      sql<MessageRow>`SELECT ${MESSAGE_COLUMNS} FROM messages ${isUnsent ? sql`WHERE state <> 'sent'` : sql``}
        ORDER BY seq DESC LIMIT ${limit}`,
    ),

  async countUnsent(): Promise<number> {
    const counted = await firstRow(
      db,
      sql<{ messages: number }>`SELECT count(*)::integer AS messages FROM messages WHERE state <> 'sent'`,
    );
    return counted?.messages ?? 0;
  },
});
