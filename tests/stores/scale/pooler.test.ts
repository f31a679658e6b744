import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { postgresForThisFile } from '#tests/stores/own-postgres.ts';
import { put, queueArgs } from '#tests/stores/rows.ts';
import { findPooler, startPooler } from './pooler.ts';

vi.setConfig({ testTimeout: 60_000 });

const whyNot = findPooler() ? '' : 'PgBouncer is not installed';
if (whyNot) console.log(`The test of a pooler is skipped: ${whyNot}`);

let stop = async () => {};
// Runs after the databases are closed, because hooks run in the opposite order.
afterAll(() => stop());
const postgres = postgresForThisFile();

const show = async (db: Database, name: string) =>
  (await sql<{ value: string }>`SELECT current_setting(${name}) AS value`.execute(db)).rows[0]?.value;

test.skipIf(whyNot)(
  'two hosts work through a pooler with three connections, and each transaction has its own settings',
  { tags: 'nightly' },
  async () => {
    const pooler = await startPooler(await postgres.createDatabase(), 3);
    stop = pooler.stop;
    // Both migrate at the same time.
    const [first, second] = await Promise.all([postgres.open(pooler.url), postgres.open(pooler.url)]);

    const stores = [createPostgresStore(first), createPostgresStore(second)];
    const take = (rep: string, turn: number) =>
      stores[turn % 2]?.transact(async ({ read, write }) => {
        const lead = await read('queueHead', queueArgs({ rep, batchId: 'storm' }));
        if (lead) await write([{ kind: 'putLead', row: { ...lead, leaseRep: rep, leaseUntil: '2099' } }]);
        return lead?.leadId;
      });
    await stores[0]?.transact(({ write }) =>
      write(Array.from({ length: 20 }, (_, lead) => put.lead({ leadId: `lead-${lead}`, batchId: 'storm' }))),
    );
    const taken = await Promise.all(Array.from({ length: 20 }, (_, rep) => take(`rep-${rep}`, rep)));
    expect(new Set(taken).size).toBe(20);
    expect(taken).not.toContain(undefined);

    expect(await first.transaction().execute((inside) => show(inside, 'enable_seqscan'))).toBe('off');
    // Without a transaction: as another program gets the connection.
    expect(await show(first, 'enable_seqscan')).toBe('on');
  },
);
