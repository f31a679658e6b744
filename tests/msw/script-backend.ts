import { createHash, randomUUID } from 'node:crypto';
import { HttpResponse } from 'msw';
import { type Context, runPlan } from '#backend/core/plan.ts';
import { dispatch } from '#backend/core/protocol/dispatch.ts';
import { parseScriptRequest, type RawRequest } from '#backend/core/protocol/request.ts';
import type { Mail, Write } from '#backend/core/writes.ts';
import { env } from '#src/lib/env.ts';
import { pageNow } from '#tests/setup/standing-clock.ts';
import { createMemoryStore, type MemoryStore } from '#tests/stores/memory/memory.ts';
import type { Sent } from './sent.ts';

const settings = {
  bookingToken: env.bookingToken,
  repToken: env.repToken,
  company: { name: env.companyName, email: env.contactEmail, siteUrl: env.siteUrl },
};

let store = createMemoryStore();
let mail: Mail[] = [];
let setTo: number | null = null;

const nowMs = () => setTo ?? pageNow();

const secret = () => randomUUID() + randomUUID();

const context = (): Context => ({
  nowMs: nowMs(),
  newId: () => randomUUID(),
  newSecret: secret,
  newCode: (length) =>
    secret()
      .replaceAll(/[^2-9a-f]/g, '')
      .toUpperCase()
      .slice(0, length),
  digest: (text) => createHash('sha256').update(text).digest('hex'),
});

/** The hash a PIN has in these tests: readable, and quick. */
export const pinHash = (pin: string, salt: string): string => `${salt}:${pin}`;

const read: MemoryStore['read'] = (query, args) => store.read(query, args);

/**
 * The script behind the site's endpoints in tests: the real core over the memory store, emptied after each test. Its
 * clock is the page's (tests/setup/standing-clock.ts) unless the test sets another.
 */
export const scriptBackend = {
  /** The setup does so after each test. */
  empty(): void {
    store = createMemoryStore();
    mail = [];
    setTo = null;
  },
  /** Puts rows in place before a test begins. */
  write: (...writes: Write[]): void => store.write(writes),
  /** Reads a row the way an action would. */
  read,
  /** The mail it has sent so far. */
  mail: (): readonly Mail[] => mail,
  /** Sets its clock, to an hour outside calling hours for example. */
  setClock(to: Date): void {
    setTo = to.getTime();
  },
  nowMs,
  context,
  /** Answers a request as a deployed script would. */
  answer(sent: Sent): Response {
    const raw: RawRequest = {
      method: sent.method === 'POST' ? 'POST' : 'GET',
      parameters: Object.fromEntries(sent.url.searchParams),
      contentType: sent.contentType,
      contents: sent.body,
    };
    const decision = runPlan(dispatch(parseScriptRequest(raw), settings, context()), {
      read,
      pinHash: ({ pin, salt }) => pinHash(pin, salt),
    });
    store.write(decision.writes);
    mail.push(...decision.mail);
    return HttpResponse.json(decision.answer);
  },
};
