import { type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { createSign } from '#backend/hosts/node/context.ts';
import { createMessageSender } from '#backend/hosts/node/mail/message-sender.ts';
import type { Webhook } from '#backend/hosts/node/mail/webhook.ts';
import type { HostSettings } from '#backend/hosts/node/settings.ts';
import { type AppOptions, createApp } from '#backend/hosts/node/web/app.ts';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { emptyPglite } from '#tests/stores/fresh-pglite.ts';
import { eachInItsTransaction } from '#tests/stores/transactions.ts';

export const SETTINGS: HostSettings = {
  bookingToken: 'booking-token',
  repToken: 'rep-token',
  hasWebhook: false,
  hasPhotoRoom: () => true,
  hostAlerts: () => [],
  backupDays: 0,
  company: {
    name: 'Tarps & Co',
    email: 'office@tarps.example',
    hotline: '+13215550100',
    siteUrl: 'https://tarps.example',
  },
  emailjs: { publicKey: 'public-key', serviceId: 'service', templateId: 'template' },
};

export const SIGN = createSign('a pepper');

/** A new booking as the site posts it. */
export const newBooking = (over: Record<string, string> = {}): Record<string, string> => ({
  ...aBookingPost({ submissionId: crypto.randomUUID() }),
  token: SETTINGS.bookingToken,
  ...over,
});

/** Sends a request exactly as given; `fetch` sets no Host header, sends no TRACE and resolves the dots of a path. */
export function sendRaw(url: string, path: string, options: RequestOptions = {}) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request(url, { path, agent: false, ...options }, async (answer) =>
      resolve({ status: answer.statusCode, body: await text(answer) }),
    )
      .on('error', reject)
      .end();
  });
}

type Options = Partial<AppOptions> & { smtpUrl?: string; webhook?: Webhook };

/** Runs a host on a database. Its PIN hash is fast and insecure; its clock stands still by default. */
export async function runHost(db: Database, { smtpUrl = '', webhook, ...options }: Options = {}) {
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const clock = options.clock ?? (() => FRIDAY_TEN);
  const outbox = options.outbox ?? createOutbox(db);
  const from = { name: SETTINGS.company.name, address: SETTINGS.company.email };
  const messageSender = createMessageSender({
    ...{ outbox, smtpUrl, webhook: webhook ?? null, from, sign: SIGN, clock, log },
  });
  const app = createApp({
    store: createPostgresStore(db),
    outbox,
    messageSender,
    pinHash: async ({ pin, salt }) => `${pin}/${salt}`,
    sign: SIGN,
    settings: { ...SETTINGS, hasWebhook: webhook !== undefined },
    mode: 'development',
    clock,
    log,
    ...options,
  });
  const server = await serveApp(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.port}`;
  /** Posts to the script endpoint. */
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/script`, { method: 'POST', body, headers });
  return {
    url,
    /** Lines the host logged for its operator. */
    logged,
    post,
    /** Sends an action like the site, form-encoded. */
    async act(action: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
      const payload = JSON.stringify({ action, token: SETTINGS.repToken, ...fields });
      const { requestId: _, ...answer } = await (await post(new URLSearchParams({ payload }))).json();
      return answer;
    },
    async close() {
      await server.close();
      await messageSender.close();
    },
  };
}

export type RunningHost = Awaited<ReturnType<typeof runHost>>;

/** A host for one test file, on an embedded database. Empties the outbox before each test. */
export function aHostForThisFile() {
  let db: Database;
  let host: RunningHost;
  beforeAll(async () => {
    db = await emptyPglite();
    host = await runHost(db);
  });
  beforeEach(async () => {
    await db.deleteFrom('messages').execute();
  });
  afterAll(() => host.close());
  return {
    get db() {
      return db;
    },
    get outbox() {
      return createOutbox(db);
    },
    get host() {
      return host;
    },
    /** Another host on the same database, until the test ends. */
    async another(options: Options = {}): Promise<RunningHost> {
      const other = await runHost(db, options);
      onTestFinished(other.close);
      return other;
    },
    ...eachInItsTransaction(() => createPostgresStore(db)),
  };
}
