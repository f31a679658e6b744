import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createMailer } from '#backend/hosts/node/mail/mailer.ts';
import type { HostSettings } from '#backend/hosts/node/settings.ts';
import { type AppOptions, createApp } from '#backend/hosts/node/web/app.ts';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { freshPglite } from '#tests/stores/fresh-pglite.ts';

export const SETTINGS: HostSettings = {
  bookingToken: 'booking-token',
  repToken: 'rep-token',
  company: { name: 'Tarps & Co', email: 'office@tarps.example', siteUrl: 'https://tarps.example' },
  emailjs: { publicKey: 'public-key', serviceId: 'service', templateId: 'template' },
};

export interface RunningHost {
  url: string;
  /** Lines the host logged for its operator. */
  logged: string[];
  /** Sends an action like the site, form-encoded. */
  act: (action: string, fields?: Record<string, string>) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
}

type Options = Partial<AppOptions> & { smtpUrl?: string };

/** Runs a host on a database. Its PIN hash is fast and insecure; its clock stands still by default. */
export async function runHost(
  db: Database,
  { smtpUrl = '', ...options }: Options = {},
): Promise<RunningHost> {
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const clock = () => FRIDAY_TEN;
  const outbox = options.outbox ?? createOutbox(db);
  const from = { name: SETTINGS.company.name, address: SETTINGS.company.email };
  const mailer = createMailer({ outbox, smtpUrl, from, clock, log });
  const app = createApp({
    store: createPostgresStore(db),
    outbox,
    mailer,
    pinHash: async ({ pin, salt }) => `${pin}/${salt}`,
    settings: SETTINGS,
    mode: 'development',
    clock,
    log,
    ...options,
  });
  const server = await serveApp(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    logged,
    async act(action, fields = {}) {
      const payload = JSON.stringify({ action, token: SETTINGS.repToken, ...fields });
      const answer = await fetch(`${url}/api/script`, {
        method: 'POST',
        body: new URLSearchParams({ payload }),
      });
      return answer.json();
    },
    async close() {
      await server.close();
      await mailer.close();
    },
  };
}

/** A host for one test file, on an embedded database. Empties the outbox before each test. */
export function aHostForThisFile() {
  let pglite: Awaited<ReturnType<typeof freshPglite>>;
  let host: RunningHost;
  beforeAll(async () => {
    pglite = await freshPglite();
    host = await runHost(pglite.db);
  }, 60_000);
  beforeEach(async () => {
    await pglite.db.deleteFrom('outbox').execute();
  });
  afterAll(async () => {
    await host.close();
    await pglite.close();
  });
  return {
    get db() {
      return pglite.db;
    },
    get host() {
      return host;
    },
  };
}
