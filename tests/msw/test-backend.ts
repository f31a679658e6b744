import { createHash, randomUUID } from 'node:crypto';
import { HttpResponse } from 'msw';
import { messagesOf } from '#backend/core/messages/messages.ts';
import { type Context, runPlan } from '#backend/core/plan.ts';
import { dispatch } from '#backend/core/protocol/dispatch.ts';
import { parseEndpointRequest, type RawRequest } from '#backend/core/protocol/request.ts';
import type { Write } from '#backend/core/writes.ts';
import { env } from '#src/lib/env.ts';
import { mailOf, type SentMail } from '#tests/builders/mail-of.ts';
import { pageNow } from '#tests/setup/standing-clock.ts';
import { createMemoryStore, type MemoryStore } from '#tests/stores/memory/memory.ts';
import type { Sent } from './sent.ts';

const settings = {
  bookingToken: env.bookingToken,
  repToken: env.repToken,
  hasWebhook: false,
  hasPhotoRoom: () => true,
  hostAlerts: () => [],
  backupDays: 0,
  company: { name: env.companyName, email: env.contactEmail, hotline: env.hotline, siteUrl: env.siteUrl },
};

let store = createMemoryStore();
let mail: SentMail[] = [];
let setTo: number | null = null;

const nowMs = () => setTo ?? pageNow();

const secret = () => (randomUUID() + randomUUID()).replaceAll('-', '');

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const sign = (text: string) => digest(`signed ${text}`);

const context = (): Context => ({
  nowMs: nowMs(),
  newId: () => randomUUID(),
  newSecret: secret,
  newCode: (length) =>
    secret()
      .replaceAll(/[^2-9a-f]/g, '')
      .toUpperCase()
      .slice(0, length),
  digest,
  sign,
  signLink: (text) => digest(`link ${text}`),
  sender: '',
});

/** Fake PIN hash of these tests: readable and fast. */
export const pinHash = (pin: string, salt: string): string => `${salt}:${pin}`;

const read: MemoryStore['read'] = (query, args) => store.read(query, args);

/**
 * The backend behind the site's endpoints in tests: the real core on the memory store, emptied after each
 * test. Uses the page's clock (tests/setup/standing-clock.ts) unless a test sets another.
 */
export const testBackend = {
  /** The setup calls this after each test. */
  empty(): void {
    store = createMemoryStore();
    mail = [];
    setTo = null;
  },
  write: (...writes: Write[]): void => store.write(writes),
  read,
  mail: (): readonly SentMail[] => mail,
  setClock(to: Date): void {
    setTo = to.getTime();
  },
  nowMs,
  context,
  answer(sent: Sent): Response {
    const raw: RawRequest = {
      method: sent.method === 'POST' ? 'POST' : 'GET',
      parameters: Object.fromEntries(sent.url.searchParams),
      contentType: sent.contentType,
      contents: sent.body,
    };
    const decision = runPlan(dispatch(parseEndpointRequest(raw), settings, context()), {
      read,
      pinHash: ({ pin, salt }) => pinHash(pin, salt),
    });
    store.write(decision.writes);
    mail.push(...messagesOf(decision.writes).map((row) => mailOf(row, sign)));
    return HttpResponse.json(decision.answer);
  },
};
