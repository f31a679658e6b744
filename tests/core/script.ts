import { createHash } from 'node:crypto';
import { type Context, type Plan, runPlan } from '#backend/core/plan.ts';
import { dispatch } from '#backend/core/protocol/dispatch.ts';
import type { LeadRow, RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Answer, Decision, Mail } from '#backend/core/writes.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aRep } from '#tests/builders/rep.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { createMemoryStore } from '#tests/stores/memory/memory.ts';

export const SETTINGS: Settings = {
  bookingToken: 'booking-token',
  repToken: 'rep-token',
  company: { name: 'Sunrise Tarps', email: 'office@tarps.example', siteUrl: 'https://tarps.example' },
};

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Fake PIN hash of these tests. */
export const getHash = (pin: string, salt: string): string => `${salt}:${pin}`;

/** A script with an empty store. Its clock stands still until a test moves it. */
export function aScript(startMs: number = FRIDAY_TEN) {
  const store = createMemoryStore();
  const mail: Mail[] = [];
  let nowMs = startMs;
  let made = 0;
  let hashed = 0;

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
  });
  const pinHash = ({ pin, salt }: { pin: string; salt: string }): string => {
    hashed += 1;
    return getHash(pin, salt);
  };

  const run = (plan: Plan<Decision>): Answer => {
    const decision = runPlan(plan, { read: store.read, pinHash });
    store.write(decision.writes);
    mail.push(...decision.mail);
    return decision.answer;
  };
  const call = (action: string, fields: Record<string, unknown> = {}, method: 'GET' | 'POST' = 'POST') =>
    run(
      dispatch(
        {
          kind: 'action',
          action,
          method,
          fields: {
            token: action === 'booking_receipt' ? SETTINGS.bookingToken : SETTINGS.repToken,
            ...fields,
          },
        },
        SETTINGS,
        context(),
      ),
    );
  const book = (fields: Record<string, string>): Answer =>
    run(
      dispatch({ kind: 'booking', fields: { token: SETTINGS.bookingToken, ...fields } }, SETTINGS, context()),
    );

  return {
    store,
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
    /** Creates an active account with the PIN 2580 and a session. */
    signedIn(over: Partial<RepRow> = {}): { auth: string; email: string } {
      const rep = aRep({ pinSalt: 'salt', pinHash: getHash('2580', 'salt'), ...over });
      store.write([{ kind: 'putRep', row: rep }]);
      const auth = `auth of ${rep.email} ${next()}`;
      const expiresAt = new Date(nowMs + 12 * HOUR).toISOString();
      store.write([{ kind: 'putSession', row: { hash: digest(auth), email: rep.email, expiresAt } }]);
      return { auth, email: rep.email };
    },
    batch(batchId: string, name = batchId) {
      store.write([{ kind: 'putBatch', row: aBatch({ batchId, name }) }]);
    },
    leads: (...rows: LeadRow[]) => store.write(rows.map((row) => ({ kind: 'putLead', row }))),
    lead(leadId: string): LeadRow {
      const lead = store.read('lead', { leadId });
      if (!lead) throw new Error(`There is no lead ${leadId}.`);
      return lead;
    },
    nextId(auth: string, batch: string, more: Record<string, unknown> = {}): string | null {
      const answer = call('next_lead', { auth, batch, ...more });
      if (!answer.ok) throw new Error(String(answer.message));
      return (answer.lead as { leadId: string } | null)?.leadId ?? null;
    },
    save: (auth: string, leadId: string, status: LeadStatus, more: Record<string, unknown> = {}) =>
      call('update_lead', { auth, leadId, status, note: 'a note', ...more }),
  };
}
export type Script = ReturnType<typeof aScript>;
