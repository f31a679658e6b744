import { randomUUID } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Instant } from '#backend/core/rows.ts';
import type { Database, OutboxRow, Tables } from './tables.ts';

/**
 * So many mails of each source are kept; the oldest go first. The contact form takes mail from anybody, so there must be
 * an end, and one of its own: no flood of it pushes out the script's news.
 */
const KEPT = 1000;

/** Mail that was caught instead of sent, or waits to be sent. */
export interface Outbox {
  /** Keeps a mail. @returns its id */
  add(mail: Omit<OutboxRow, 'mailId'>): Promise<string>;
  /**
   * The unsent mail that has been due longest, counted as tried once more. Nobody else gets it before `until`, so that two
   * processes never send it at once, and a process that ends before it is sent loses nothing. Null when none is due.
   */
  takeDue(now: Instant, until: Instant): Promise<OutboxRow | null>;
  /** A mail that could not be sent, why, and when to try again; empty for never. */
  fail(mailId: string, fault: string, nextAt: Instant): Promise<void>;
  /** Has every mail that could not be sent tried again from `now` on, also those that were given up. */
  tryAgain(now: Instant): Promise<void>;
  /** Takes the text out of mails whose text is of no use any more; they are not sent then. */
  forgetExpired(now: Instant): Promise<void>;
  remove(mailId: string): Promise<void>;
  /** Newest first. */
  newest(limit: number): Promise<OutboxRow[]>;
  /** How many there are. */
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

/** The outbox in the script's own database, which need not be the one of its rows. */
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
        // One without a fault is just being sent.
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
