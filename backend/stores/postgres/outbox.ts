import { randomUUID } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Instant } from '#backend/core/rows.ts';
import type { Database, OutboxRow, Tables } from './tables.ts';

/**
 * Maximum stored emails per source; the oldest are deleted. Anybody can use the contact form, so each source
 * has its own limit: a flood of contact email cannot push out the script's.
 */
const KEPT = 1000;

/** Email that is stored instead of sent, or waits to be sent. */
export interface Outbox {
  /** Stores an email and returns its id. */
  add(mail: Omit<OutboxRow, 'mailId'>): Promise<string>;
  /**
   * Takes the unsent email that has been due longest and counts one more try. No other process gets it before
   * `until`, so it is not sent twice, and it is not lost if this process ends. Returns null if none is due.
   */
  takeDue(now: Instant, until: Instant): Promise<OutboxRow | null>;
  /** Records a failed try. `nextAt` is when to retry; empty for never. */
  fail(mailId: string, fault: string, nextAt: Instant): Promise<void>;
  /** Makes all email that failed before due at `now`, including email that was given up. */
  tryAgain(now: Instant): Promise<void>;
  /** Deletes the text of email whose code has expired; it is not sent then. */
  forgetExpired(now: Instant): Promise<void>;
  remove(mailId: string): Promise<void>;
  /** Newest first. */
  newest(limit: number): Promise<OutboxRow[]>;
  count(): Promise<number>;
}

type Rows = SelectQueryBuilder<Tables, 'outbox', object>;

const whole = (rows: Rows) =>
  rows.select([
    'mailId',
    'at',
    'source',
    'state',
    'fault',
    'recipient',
    'replyTo',
    'subject',
    'body',
    'tries',
    'nextAt',
    'expiresAt',
  ]);

/** The outbox on the table `outbox` of a database. */
export function createOutbox(db: Database): Outbox {
  const trim = (source: OutboxRow['source']) =>
    sql`DELETE FROM outbox WHERE source = ${source} AND seq <=
      (SELECT seq FROM outbox WHERE source = ${source} ORDER BY seq DESC OFFSET ${sql.lit(KEPT)} LIMIT 1)`;

  return {
    async add(mail) {
      const mailId = randomUUID();
      await db
        .insertInto('outbox')
        .values({ ...mail, mailId })
        .execute();
      await trim(mail.source).execute(db);
      return mailId;
    },
    async takeDue(now, until) {
      const { rows } = await sql<{ mailId: string }>`
        UPDATE outbox SET tries = tries + 1, next_at = ${until}, fault = '' WHERE seq =
          (SELECT seq FROM outbox WHERE next_at <> '' AND next_at <= ${now} AND state = 'unsent'
            ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING mail_id`.execute(db);
      const [taken] = rows;
      if (!taken) return null;
      const mail = await whole(db.selectFrom('outbox')).where('mailId', '=', taken.mailId).executeTakeFirst();
      return mail ?? null;
    },
    async fail(mailId, fault, nextAt) {
      await db.updateTable('outbox').set({ fault, nextAt }).where('mailId', '=', mailId).execute();
    },
    async tryAgain(now) {
      await db
        .updateTable('outbox')
        .set({ tries: 0, nextAt: now })
        .where('state', '=', 'unsent')
        // An email without a fault is being sent.
        .where('fault', '<>', '')
        .execute();
    },
    async forgetExpired(now) {
      await db
        .updateTable('outbox')
        .set({ state: 'expired', body: '', nextAt: '', expiresAt: '' })
        .where('expiresAt', '<>', '')
        .where('expiresAt', '<=', now)
        .execute();
    },
    async remove(mailId) {
      await db.deleteFrom('outbox').where('mailId', '=', mailId).execute();
    },
    newest: (limit) => whole(db.selectFrom('outbox')).orderBy('seq', 'desc').limit(limit).execute(),
    async count() {
      const { kept } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<string>().as('kept'))
        .executeTakeFirstOrThrow();
      return Number(kept);
    },
  };
}
