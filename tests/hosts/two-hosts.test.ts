import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createContext } from '#backend/hosts/node/context.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { nextLeadAction } from '#contract/actions/next-lead.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { postgresForThisFile } from '#tests/stores/own-postgres.ts';
import { put } from '#tests/stores/rows.ts';
import { eachInItsTransaction } from '#tests/stores/transactions.ts';
import { newBooking, type RunningHost, runHost } from './running-host.ts';

vi.setConfig({ testTimeout: 120_000 });

const REPS = 20;
const LEADS = 60;

const postgres = postgresForThisFile();
let db: Database;
let hosts: RunningHost[];
const { read, write } = eachInItsTransaction(() => createPostgresStore(db));

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

beforeAll(async () => {
  const url = await postgres.createDatabase();
  // Both run the migrations at the same time.
  const databases = await Promise.all([postgres.open(url), postgres.open(url)]);
  [db] = databases;
  hosts = await Promise.all(databases.map((own) => runHost(own)));
});

afterAll(async () => {
  for (const host of hosts) await host.close();
});

/** Sends an action to one of the hosts, another one each turn. */
async function act(turn: number, action: string, fields: Record<string, string>) {
  const host = hosts[turn % hosts.length];
  if (!host) throw new Error('There is no host.');
  return host.act(action, fields);
}

describe('two hosts on one database', { tags: 'nightly' }, () => {
  test('let twenty reps finish a batch at once, and no lead is ever held by two reps', async () => {
    const { digest } = createContext(FRIDAY_TEN);
    const batchId = 'storm';
    await write(
      put.batch({ batchId }),
      ...times(REPS, (index) => put.rep({ email: `rep-${index}@x.example` })),
      ...times(REPS, (index) =>
        put.session({ hash: digest(`session-${index}`), email: `rep-${index}@x.example`, expiresAt: '2027' }),
      ),
      // Every number belongs to two leads, so that saves by two reps can collide.
      ...times(LEADS, (index) =>
        put.lead({ leadId: `lead-${index}`, batchId, phoneKey: `1321555${1000 + (index >> 1)}` }),
      ),
    );

    const holders = new Map<string, string>();
    const saved: string[] = [];
    const faults: unknown[] = [];
    const work = async (index: number) => {
      const rep = { auth: `session-${index}`, rep: `Rep ${index}` };
      for (let turn = index; ; turn++) {
        const next = await act(turn, 'next_lead', { ...rep, batch: batchId });
        if (!next.ok) faults.push(next);
        const { lead } = nextLeadAction.answer.parse(next);
        if (!lead) return;
        const { leadId } = lead;
        if (holders.has(leadId)) faults.push(`${leadId} is held by ${holders.get(leadId)} and ${index}`);
        holders.set(leadId, String(index));
        const status = turn % 3 === 0 ? 'DO NOT CALL' : 'Not Qualified';
        const answer = await act(turn + 1, 'update_lead', { ...rep, leadId, status, note: '' });
        holders.delete(leadId);
        if (answer.ok) saved.push(leadId);
        else faults.push(answer);
      }
    };
    await Promise.all(times(REPS, work));

    expect(faults).toEqual([]);
    expect(new Set(saved).size).toBe(saved.length);
    expect(await read('batchCounts', { batchId })).toMatchObject({ countOpen: 0, countTotal: LEADS });
    const { rows } = await sql<{ deadlocks: number }>`
      SELECT deadlocks::integer FROM pg_stat_database WHERE datname = current_database()`.execute(db);
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });

  test('leave one of two managers who take each other’s access away', async () => {
    const { digest } = createContext(FRIDAY_TEN);
    const decisions = [
      ['block_rep', {}],
      ['decide_request', { decision: 'deny' }],
      ['decide_request', { decision: 'approve', role: 'rep' }],
    ] as const;
    for (const [action, fields] of times(4, () => decisions).flat()) {
      const pair = [crypto.randomUUID(), crypto.randomUUID()];
      const emails = pair.map((id) => `${id}@x.example`);
      await write(
        ...emails.map((email) => put.rep({ email, role: 'manager' })),
        ...pair.map((id, index) =>
          put.session({ hash: digest(id), email: emails[index] ?? '', expiresAt: '2027' }),
        ),
      );
      await Promise.all(
        pair.map((auth, index) => act(index, action, { auth, email: emails[1 - index] ?? '', ...fields })),
      );
      const managers = await read('managers', {});
      expect(managers.filter((email) => emails.includes(email))).toHaveLength(1);
    }
  });

  test('give the last places of a half-day to as many as there are, homeowners, reps and managers at once', async () => {
    const { digest } = createContext(FRIDAY_TEN);
    const [places, each] = [4, 8];
    const slot = { apptDate: '2026-11-23', apptTime: 'afternoon' };
    const visitSlot = '2026-11-23_afternoon';
    const people = [
      { email: 'rep@x.example', role: 'rep', auth: 'race-rep' },
      { email: 'boss@x.example', role: 'manager', auth: 'race-boss' },
    ] as const;
    const ofReps = times(each, (index) =>
      put.lead({ leadId: `held-${index}`, leaseRep: 'rep@x.example', leaseUntil: '2027' }),
    );
    await write(
      { kind: 'putOwnerSetting', row: { name: 'jobsPerAfternoon', value: String(places) } },
      ...people.flatMap(({ email, role, auth }) => [
        put.rep({ email, role }),
        put.session({ hash: digest(auth), email, expiresAt: '2027' }),
      ]),
      ...ofReps,
      ...times(each, (index) => put.lead({ leadId: `found-${index}` })),
    );
    const booking = async (turn: number) => {
      const sent = await hosts[turn % 2]?.post(
        new URLSearchParams(newBooking({ ...slot, phone: `321 555 03${10 + turn}` })),
      );
      const answer: { ok: boolean; toAgree?: boolean } = await sent?.json();
      // Nobody is turned away: without a place, the time is to be agreed on.
      return { ok: answer.ok && !answer.toAgree, error: 'slot_full' };
    };
    const answers = await Promise.all(
      times(each, (turn) => [
        booking(turn),
        act(turn, 'update_lead', {
          ...{ auth: 'race-rep', leadId: `held-${turn}`, rep: 'Rep', note: 'Agreed', visitSlot },
          status: 'Qualified – Appointment Set',
        }),
        act(turn + 1, 'manage_lead', { auth: 'race-boss', leadId: `found-${turn}`, visitSlot }),
        act(turn, 'book_visit', {
          ...{ auth: 'race-boss', firstName: 'Nora', lastName: 'Whitfield', phone: `321 555 02${10 + turn}` },
          ...{ address: '9 Heron Court', city: 'Palm Bay', service: 'roof-inspection', visitSlot },
          submissionId: crypto.randomUUID(),
        }),
      ]).flat(),
    );
    const [counted] = await read('bookedSlots', { days: [slot.apptDate] });
    expect(counted).toEqual({ ...slot, count: places });
    expect(answers.filter(({ ok }) => ok)).toHaveLength(places);
    expect(new Set(answers.filter(({ ok }) => !ok).map(({ error }) => error))).toEqual(
      new Set(['slot_full']),
    );
  });
});
