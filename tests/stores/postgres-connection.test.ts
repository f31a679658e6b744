import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { lookIntoPostgres, openPostgres } from '#backend/stores/postgres/open-postgres.ts';
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

test('the doctor can look into a database, and cannot write', async () => {
  const url = await postgres.createDatabase();
  await postgres.open(url);
  const counted = await lookIntoPostgres(url, (db) => sql`SELECT 1 FROM reps LIMIT 0`.execute(db));
  expect(counted.rows).toEqual([]);
  const written = lookIntoPostgres(url, (db) => sql`DELETE FROM reps`.execute(db));
  await expect(written).rejects.toThrow('read-only transaction');
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
