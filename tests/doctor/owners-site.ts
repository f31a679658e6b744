import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { putPepperCheck } from '#backend/core/owner-settings/pepper-check.ts';
import { createSign } from '#backend/hosts/node/context.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { type MailServer, startMailServer } from '#tests/hosts/mail/mail-server.ts';
import { postgresForThisFile } from '#tests/stores/own-postgres.ts';
import { put } from '#tests/stores/rows.ts';
import { eachInItsTransaction } from '#tests/stores/transactions.ts';
import { type Diagnosis, diagnose } from './diagnosis.ts';
import { aLiveSite, OWNERS, type Variables } from './live-site.ts';

/** A live site with a database, a manager and a mail server for each test of the file, and the doctor. */
export function anOwnersSite() {
  const postgres = postgresForThisFile();
  let db: Database;
  let databaseUrl: string;
  let site: Awaited<ReturnType<typeof aLiveSite>>;
  let mail: MailServer;

  beforeAll(async () => {
    databaseUrl = await postgres.createDatabase();
    db = await postgres.open(databaseUrl);
    const { write } = eachInItsTransaction(() => createPostgresStore(db));
    await write(
      put.rep({ email: 'boss@tarps.example', role: 'manager' }),
      putPepperCheck(createSign(OWNERS.PIN_PEPPER ?? '')),
    );
  });
  beforeEach(async () => {
    site = await aLiveSite(db);
    mail = await startMailServer();
  });
  afterEach(async () => {
    await db.deleteFrom('messages').execute();
  });

  return {
    postgres,
    get db() {
      return db;
    },
    get mail() {
      return mail;
    },
    get site() {
      return site;
    },
    /** Builds the site with these variables instead; the backend runs with them too, or with its own. */
    async rebuild(variables: Variables, ofBackend?: Variables): Promise<void> {
      site = await aLiveSite(db, { ...OWNERS, ...variables }, ofBackend && { ...OWNERS, ...ofBackend });
    },
    /** The doctor with the variables of the site and these. */
    examine(over: Variables = {}, options = {}): Promise<Diagnosis> {
      const { folder, variables, fetch: send } = site;
      const all = { ...variables, DATABASE_URL: databaseUrl, SMTP_URL: mail.smtpUrl, ...over };
      return diagnose({ folder, send, variables: all, ...options });
    },
  };
}

/** Exactly this check is open, and these words are in its lines. */
export function expectOnly({ open }: Diagnosis, title: string, ...words: string[]): void {
  expect(Object.keys(open)).toEqual([title]);
  for (const each of words) expect(open[title]).toContain(each);
}
