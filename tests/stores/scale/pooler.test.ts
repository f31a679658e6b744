import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lookIntoPostgres, openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { postgresForThisFile } from '#tests/stores/own-postgres.ts';
import { put, queueArgs } from '#tests/stores/rows.ts';
import { storeSuite } from '#tests/stores/suite/suite.ts';
import { startPooler } from './pooler.ts';

vi.setConfig({ testTimeout: 60_000 });

const poolers: Awaited<ReturnType<typeof startPooler>>[] = [];
// Runs after the databases are closed, because hooks run in the opposite order.
afterAll(async () => {
  for (const pooler of poolers) await pooler.stop();
});
const postgres = postgresForThisFile();

async function pooled(connections: number): Promise<string> {
  const pooler = await startPooler(await postgres.createDatabase(), connections);
  poolers.push(pooler);
  return pooler.url;
}

storeSuite('PostgreSQL through a pooler', async () =>
  createPostgresStore(await postgres.open(await pooled(2))),
);

describe('through a pooler with three connections for everybody', () => {
  let hosts: Database[];
  let url: string;
  beforeAll(async () => {
    url = await pooled(3);
    // Both migrate at the same time.
    hosts = await Promise.all([postgres.open(url), postgres.open(url)]);
  });

  test('twenty reps of two hosts get a lead each, and nobody gets the lead of another', async () => {
    const stores = hosts.map((db) => createPostgresStore(db));
    const take = (rep: string, turn: number) =>
      stores[turn % 2]?.transact(async ({ read, write }) => {
        const args = queueArgs({ rep, batchId: 'storm' });
        const lead = await read('queueHead', args);
        if (lead) await write([{ kind: 'putLead', row: { ...lead, leaseRep: rep, leaseUntil: '2099' } }]);
        return lead?.leadId;
      });
    await stores[0]?.transact(({ write }) =>
      write(Array.from({ length: 20 }, (_, lead) => put.lead({ leadId: `lead-${lead}`, batchId: 'storm' }))),
    );
    const taken = await Promise.all(Array.from({ length: 20 }, (_, rep) => take(`rep-${rep}`, rep)));
    expect(new Set(taken).size).toBe(20);
    expect(taken).not.toContain(undefined);
  });

  test('each transaction has the settings of the product, and leaves none to the next one', async () => {
    const [db] = hosts;
    const show = (of: Database, name: string) => sql`SELECT current_setting(${name}) AS value`.execute(of);
    for (const [name, inside, outside] of [
      ['enable_seqscan', 'off', 'on'],
      ['lock_timeout', '10s', '0'],
    ] as const) {
      const within = await db?.transaction().execute((transaction) => show(transaction, name));
      expect(within?.rows).toEqual([{ value: inside }]);
      // Without a transaction: as another program gets the connection.
      expect(db && (await show(db, name)).rows).toEqual([{ value: outside }]);
    }
  });

  test('the doctor can look into the database, and cannot write', async () => {
    const counted = await lookIntoPostgres(url, (db) => sql`SELECT 1 FROM reps LIMIT 0`.execute(db));
    expect(counted.rows).toEqual([]);
    const written = lookIntoPostgres(url, (db) => sql`DELETE FROM reps`.execute(db));
    await expect(written).rejects.toThrow('read-only transaction');
  });
});

test('a user who may not create tables is told so, and not only that a transaction was aborted', async () => {
  const url = new URL(await postgres.createDatabase());
  const admin = await postgres.open();
  const name = `reader_${randomUUID().replaceAll('-', '')}`;
  await sql.raw(`CREATE ROLE ${name} LOGIN PASSWORD 'reader'`).execute(admin);
  url.username = name;
  url.password = 'reader';
  await expect(openPostgres(url.href)).rejects.toThrow('permission denied for schema public');
  await sql.raw(`DROP ROLE ${name}`).execute(admin);
});
