import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Instant } from '#backend/core/rows.ts';
import { allRows, firstRow, insertRow } from './statements.ts';
import type { Database, OutboxRow } from './tables.ts';

/**
 * Maximum stored emails per source; the oldest are deleted. Anybody can use the contact form, so each source
 * has its own limit: a flood of contact email cannot push out the script's.
 */
const KEPT = 1000;

const COLUMNS = sql`mail_id, at, source, state, fault, recipient, reply_to, subject, body, attachment_name, attachment_type, attachment, tries, next_at, expires_at`;

export type Outbox = ReturnType<typeof createOutbox>;

/** Email that is stored instead of sent, or waits to be sent: the table `outbox` of a database. */
export const createOutbox = (db: Database) => ({
  /** Stores an email and returns its id. */
  async add(mail: Omit<OutboxRow, 'mailId'>): Promise<string> {
    const mailId = randomUUID();
    await insertRow(db, 'outbox', { ...mail, mailId });
    await sql`DELETE FROM outbox WHERE source = ${mail.source} AND seq <=
      (SELECT seq FROM outbox WHERE source = ${mail.source} ORDER BY seq DESC OFFSET ${sql.lit(KEPT)} LIMIT 1)`.execute(
      db,
    );
    return mailId;
  },

  /**
   * Takes the unsent email that has been due longest and counts one more try. No other process gets it before
   * `until`, so it is not sent twice, and it is not lost if this process ends. Returns null if none is due.
   */
  takeDue: (now: Instant, until: Instant): Promise<OutboxRow | null> =>
    firstRow(
      db,
      sql<OutboxRow>`
        UPDATE outbox SET tries = tries + 1, next_at = ${until}, fault = '' WHERE seq =
          (SELECT seq FROM outbox WHERE next_at <> '' AND next_at <= ${now} AND state = 'unsent'
            ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING ${COLUMNS}`,
    ),

  /** Records a failed try. `nextAt` is when to retry; empty for never. */
  async fail(mailId: string, fault: string, nextAt: Instant): Promise<void> {
    await sql`UPDATE outbox SET fault = ${fault}, next_at = ${nextAt} WHERE mail_id = ${mailId}`.execute(db);
  },

  /** Makes all email that failed before due at `now`, including email that was given up. */
  async tryAgain(now: Instant): Promise<void> {
    // An email without a fault is being sent.
    await sql`UPDATE outbox SET tries = 0, next_at = ${now} WHERE state = 'unsent' AND fault <> ''`.execute(
      db,
    );
  },

  /** Deletes the text and the attachment of email whose code or link has expired; it is not sent then. */
  async forgetExpired(now: Instant): Promise<void> {
    await sql`UPDATE outbox SET state = 'expired', body = '', attachment = '', next_at = '', expires_at = ''
      WHERE expires_at <> '' AND expires_at <= ${now}`.execute(db);
  },

  async remove(mailId: string): Promise<void> {
    await sql`DELETE FROM outbox WHERE mail_id = ${mailId}`.execute(db);
  },

  /** Newest first. */
  newest: (limit: number): Promise<OutboxRow[]> =>
    allRows(db, sql<OutboxRow>`SELECT ${COLUMNS} FROM outbox ORDER BY seq DESC LIMIT ${limit}`),

  async count(): Promise<number> {
    const counted = await firstRow(db, sql<{ mails: number }>`SELECT count(*)::integer AS mails FROM outbox`);
    return counted?.mails ?? 0;
  },
});
