import { createHash } from 'node:crypto';
import { messagesOf } from '#backend/core/messages/messages.ts';
import { type Context, type Plan, runPlan } from '#backend/core/plan.ts';
import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { dispatch } from '#backend/core/protocol/dispatch.ts';
import type { LeadRow, MessageRow, NumberRow, RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Answer, Decision } from '#backend/core/writes.ts';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { aBatch } from '#tests/builders/batch.ts';
import * as builders from '#tests/builders/lead.ts';
import { mailOf, type SentMail } from '#tests/builders/mail-of.ts';
import { aRep } from '#tests/builders/rep.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { createMemoryStore } from '#tests/stores/memory/memory.ts';

/** The booking token is the one of `aBookingPost`. */
export const SETTINGS: Settings = {
  bookingToken: 'dev-booking-token',
  repToken: 'rep-token',
  hasWebhook: false,
  hasPhotoRoom: () => true,
  hostAlerts: () => [],
  backupDays: 0,
  company: {
    name: 'Sunrise Tarps',
    email: 'office@tarps.example',
    hotline: '+13215550100',
    siteUrl: 'https://tarps.example',
  },
};

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time this many milliseconds after FRIDAY_TEN, when a backend's clock starts. May be negative. */
export const at = (ms: number): string => new Date(FRIDAY_TEN + ms).toISOString();

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const sign = (text: string): string => digest(`signed ${text}`);
/** Fake PIN hash of these tests. */
export const getHash = (pin: string, salt: string): string => `${salt}:${pin}`;

/** A lead imported an hour before FRIDAY_TEN, callable now, with a phone number derived from its id. */
export function aLead(leadId: string, over: Partial<LeadRow> = {}, madeMs = FRIDAY_TEN - HOUR): LeadRow {
  const digits = [...leadId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000, 7);
  return builders.aLead({
    leadId,
    batchId: 'storm',
    firstName: 'Ada',
    lastName: leadId,
    phone: `321555${String(digits).padStart(4, '0')}`,
    createdAt: new Date(madeMs).toISOString(),
    ...over,
  });
}

/** A backend with an empty store. Its clock stands still until a test moves it. */
export function aBackend(startMs: number = FRIDAY_TEN, over: Partial<Settings> = {}) {
  const settings = { ...SETTINGS, ...over };
  const store = createMemoryStore();
  const messages: MessageRow[] = [];
  const mail: SentMail[] = [];
  let nowMs = startMs;
  let made = 0;
  let hashed = 0;
  let sender = '';

  const next = () => {
    made += 1;
    return made;
  };
  const context = (): Context => ({
    nowMs,
    newId: () => `id-${next()}`,
    newSecret: () => `secret-${next()}`.padEnd(22, 'x'),
    newCode: (length) => `C${next()}`.padEnd(length, '7').slice(0, length),
    digest,
    sign,
    signLink: (text) => sign(`link ${text}`),
    sender,
  });
  const pinHash = ({ pin, salt }: { pin: string; salt: string }): string => {
    hashed += 1;
    return getHash(pin, salt);
  };

  const run = (plan: Plan<Decision>): Answer => {
    const decision = runPlan(plan, { read: store.read, pinHash });
    store.write(decision.writes);
    const told = messagesOf(decision.writes);
    messages.push(...told);
    mail.push(...told.filter(({ kind }) => kind !== 'webhook').map((row) => mailOf(row, sign)));
    return decision.answer;
  };
  const call = (action: string, fields: Record<string, unknown> = {}, method: 'GET' | 'POST' = 'POST') => {
    const { token = 'repToken' } = ACTIONS.get(action)?.action ?? {};
    const sent = token === 'none' ? fields : { token: SETTINGS[token], ...fields };
    return run(dispatch({ kind: 'action', action, method, fields: sent }, settings, context()));
  };
  const book = (fields: Record<string, string>): Answer =>
    run(dispatch({ kind: 'booking', fields }, settings, context()));

  const lead = (leadId: string): LeadRow => {
    const found = store.read('lead', { leadId });
    if (!found) throw new Error(`There is no lead ${leadId}.`);
    return found;
  };

  return {
    store,
    /** What was sent, as rows: emails and events of the webhook. */
    messages,
    mail,
    run,
    context,
    call,
    book,
    now: () => nowMs,
    /** How many PINs were hashed. Hashing is slow, so an attacker must not be able to trigger it at will. */
    hashed: () => hashed,
    wait: (ms: number) => {
      nowMs += ms;
    },
    /** From now on, requests come from this network address. Without one, the host does not know it. */
    from: (address: string) => {
      sender = address;
    },
    /**
     * Creates an active account with the PIN 2580 and a session. `answer` asks for the next lead of the batch
     * "storm", or of another, and reads the answer; `next` does so too and returns the lead's id.
     */
    signedIn(over: Partial<RepRow> = {}) {
      const rep = aRep({ pinSalt: 'salt', pinHash: getHash('2580', 'salt'), ...over });
      store.write([{ kind: 'putRep', row: rep }]);
      const auth = `auth of ${rep.email} ${next()}`;
      const expiresAt = new Date(nowMs + 12 * HOUR).toISOString();
      store.write([{ kind: 'putSession', row: { hash: digest(auth), email: rep.email, expiresAt } }]);

      const ask = (action: string, fields: Record<string, unknown> = {}, method?: 'GET' | 'POST') =>
        call(action, { auth, ...fields }, method);
      const answer = (more: Record<string, unknown> = {}) =>
        nextLeadAnswer.parse(ask('next_lead', { batch: 'storm', ...more }));
      return {
        auth,
        email: rep.email,
        call: ask,
        answer,
        next(more: Record<string, unknown> = {}): string | null {
          const { ok, message, lead } = answer(more);
          if (!ok) throw new Error(message);
          return lead?.leadId ?? null;
        },
        save: (leadId: string, status: LeadStatus, more: Record<string, unknown> = {}) =>
          ask('update_lead', { leadId, status, note: 'a note', ...more }),
      };
    },
    putRep: (over: Partial<RepRow>) => store.write([{ kind: 'putRep', row: aRep(over) }]),
    batch(batchId: string, name = batchId) {
      store.write([{ kind: 'putBatch', row: aBatch({ batchId, name }) }]);
    },
    leads: (...rows: LeadRow[]) => store.write(rows.map((row) => ({ kind: 'putLead', row }))),
    lead,
    change: (leadId: string, over: Partial<LeadRow>) =>
      store.write([{ kind: 'putLead', row: { ...lead(leadId), ...over } }]),
    /** The lead's history, newest line first. Without a lead: what was done to accounts and numbers. */
    history: (leadId = '') => store.read('history', { leadId, limit: 9, siteLimit: 9 }),
    count: (batchId: string) => store.read('batchCounts', { batchId })?.countTotal,
    number: (key: string) => store.read('number', { phoneKey: key }),
    putNumber(key: string, over: Partial<NumberRow>) {
      const row = {
        phoneKey: key,
        calls: [],
        suppressedAt: '',
        suppressedBy: '',
        fileId: '',
        restUntil: '',
        ...over,
      };
      store.write([{ kind: 'putNumber', row }]);
    },
  };
}
export type TestBackend = ReturnType<typeof aBackend>;
export type Rep = ReturnType<TestBackend['signedIn']>;
