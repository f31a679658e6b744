import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Write } from '#backend/core/writes.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aRep } from '#tests/builders/rep.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { startPostgres } from '#tests/stores/postgres-server.ts';
import { aLeadRow } from '#tests/stores/rows.ts';
import { type RunningHost, runHost } from './running-host.ts';

vi.setConfig({ testTimeout: 120_000 });

const REPS = 20;
const LEADS = 60;

const card = z.object({ leadId: z.string() });

let server: Awaited<ReturnType<typeof startPostgres>>;
const databases: Database[] = [];
const hosts: RunningHost[] = [];
let pinsChecked = 0;

beforeAll(async () => {
  server = await startPostgres();
  const url = await server.createDatabase();
  // Both run the migrations at the same time.
  databases.push(...(await Promise.all([openPostgres(url), openPostgres(url)])));
  const pinHash = async ({ pin, salt }: { pin: string; salt: string }) => {
    pinsChecked++;
    await new Promise(setImmediate);
    return `${pin}/${salt}`;
  };
  for (const db of databases) hosts.push(await runHost(db, { pinHash }));
}, 120_000);

afterAll(async () => {
  for (const host of hosts) await host.close();
  for (const db of databases) await db.destroy();
  await server.stop();
});

function database(): Database {
  const [db] = databases;
  if (!db) throw new Error('There is no database.');
  return db;
}

const write = (...writes: Write[]) =>
  createPostgresStore(database()).transact((transaction) => transaction.write(writes));

async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks::integer FROM pg_stat_database WHERE datname = current_database()`.execute(database());
  return rows[0]?.deadlocks ?? 0;
}

function getHost(turn: number): RunningHost {
  const host = hosts[turn % hosts.length];
  if (!host) throw new Error('There is no host.');
  return host;
}

describe('two hosts on one database', () => {
  test('twenty reps at once work a batch to its end, and no lead is ever held by two', async () => {
    const { digest } = createContext(FRIDAY_TEN);
    await write(
      { kind: 'putBatch', row: aBatch({ batchId: 'storm' }) },
      ...Array.from({ length: REPS }, (_, index): Write[] => [
        { kind: 'putRep', row: aRep({ email: `rep-${index}@x.example` }) },
        {
          kind: 'putSession',
          row: { hash: digest(`session-${index}`), email: `rep-${index}@x.example`, expiresAt: '2027' },
        },
      ]).flat(),
      // Every number belongs to two leads, so that saves by two reps can collide.
      ...Array.from(
        { length: LEADS },
        (_, index): Write => ({
          kind: 'putLead',
          row: aLeadRow({
            leadId: `lead-${index}`,
            batchId: 'storm',
            phoneKey: `1321555${1000 + (index >> 1)}`,
          }),
        }),
      ),
    );

    const held = new Map<string, string>();
    const saved: string[] = [];
    const faults: unknown[] = [];
    const work = async (index: number) => {
      const rep = { auth: `session-${index}`, rep: `Rep ${index}` };
      for (let turn = index; ; turn++) {
        const next = await getHost(turn).act('next_lead', { ...rep, batch: 'storm' });
        if (!next.ok) faults.push(next);
        if (!next.lead) return;
        const { leadId } = card.parse(next.lead);
        if (held.has(leadId)) faults.push(`${leadId} is held by ${held.get(leadId)} and ${index}`);
        held.set(leadId, String(index));
        const status = turn % 3 === 0 ? 'DO NOT CALL' : 'Not Qualified';
        const answer = await getHost(turn + 1).act('update_lead', { ...rep, leadId, status, note: '' });
        held.delete(leadId);
        if (answer.ok) saved.push(leadId);
        else faults.push(answer);
      }
    };
    await Promise.all(Array.from({ length: REPS }, (_, index) => work(index)));

    expect(faults).toEqual([]);
    expect(new Set(saved).size).toBe(saved.length);
    const counts = await database().selectFrom('batchCounts').selectAll().execute();
    expect(counts).toEqual([{ batchId: 'storm', countOpen: 0, countTotal: LEADS }]);
    expect(await deadlocks()).toBe(0);
  });

  test('of two hundred wrong PINs at once five are looked at, and then the account is locked', async () => {
    const email = 'guessed@x.example';
    await write({ kind: 'putRep', row: aRep({ email, pinHash: 'of another PIN' }) });
    pinsChecked = 0;
    // The maximum number of requests a host queues per account.
    const answers: Record<string, unknown>[] = [];
    const guesses = Array.from({ length: 200 }, (_, index) => index);
    while (guesses.length > 0) {
      const some = guesses.splice(0, 40);
      answers.push(
        ...(await Promise.all(
          some.map((index) => getHost(index).act('auth_login', { email, password: `${100_000 + index}` })),
        )),
      );
    }
    const of = (kind: string) => answers.filter(({ error }) => error === kind).length;
    // The guess that locked the account was checked too.
    expect([of('invalid_login'), of('locked')]).toEqual([4, 196]);
    const rep = await createPostgresStore(database()).transact((transaction) =>
      transaction.read('rep', { email }),
    );
    expect(rep).toMatchObject({ failures: 0, locks: 1 });
    // Each host hashes one PIN per account at a time. A result that arrives after the other host locked the
    // account is discarded.
    expect(pinsChecked).toBeLessThanOrEqual(5 + hosts.length - 1);
  });
});
