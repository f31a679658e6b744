import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { postgresForThisFile } from './own-postgres.ts';
import { put } from './rows.ts';

vi.setConfig({ testTimeout: 60_000 });

const postgres = postgresForThisFile();

test('a connection that breaks between two queries of a transaction ends only that transaction', async () => {
  const url = await postgres.createDatabase();
  const db = await postgres.open(url);
  const other = await postgres.open(url);
  const store = createPostgresStore(db);
  const lost = db.transaction().execute(async (transaction) => {
    const own = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction);
    const pid = own.rows[0]?.pid;
    await sql`SELECT pg_terminate_backend(${pid}::integer)`.execute(other);
    // The connection breaks while no query waits for it.
    await eventually(async () => {
      const left = await sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}::integer`.execute(other);
      expect(left.rows).toEqual([]);
    });
    await new Promise(setImmediate);
    await sql`SELECT 1`.execute(transaction);
  });
  await expect(lost).rejects.toThrow();
  await store.transact(({ write }) => write([put.rep({ email: 'later@x.example' })]));
  expect(await store.transact(({ read }) => read('rep', { email: 'later@x.example' }))).not.toBeNull();
});
