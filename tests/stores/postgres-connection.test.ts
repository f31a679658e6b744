import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  DatabaseUnusable,
  lookIntoPostgres,
  openPostgres,
  openPostgresForHost,
} from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore, StoreBusy } from '#backend/stores/postgres/store.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { postgresForThisFile } from './own-postgres.ts';
import { put } from './rows.ts';

vi.setConfig({ testTimeout: 60_000 });

const postgres = postgresForThisFile();

/** A network between a host and the database, which can begin later, and fall silent without ending a connection. */
async function aNetworkTo(url: string) {
  const address = new URL(url);
  const folder = address.searchParams.get('host');
  const database = folder
    ? { path: `${folder}/.s.PGSQL.${address.port || 5432}` }
    : { host: address.hostname, port: Number(address.port || 5432) };
  address.searchParams.delete('host');
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(database);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far);
    far.pipe(near);
    sockets.push(near, far);
  });
  const listen = (port = 0) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen();
  const { port } = server.address() as AddressInfo;
  address.hostname = '127.0.0.1';
  address.port = String(port);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: address.href,
    stop: async () => void (await once(server.close(), 'close')),
    start: () => listen(port),
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

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

test('a host waits for a database server that starts after it, and says so once', async () => {
  const network = await aNetworkTo(await postgres.createDatabase());
  await network.stop();
  expectConsole('error', / does not answer yet: .*ECONNREFUSED.* Waiting/);
  const opening = openPostgresForHost(network.url, { waitMs: 50_000 });
  await eventually(() => expect(console.error).toHaveBeenCalled());
  await network.start();
  const db = await opening;
  expect((await sql`SELECT 1 FROM reps`.execute(db)).rows).toEqual([]);
  await db.destroy();
  expect(console.error).toHaveBeenCalledOnce();
});

test('a host does not wait when the server answers that there is no such database', async () => {
  const url = new URL(await postgres.createDatabase());
  url.pathname = '/another';
  await expect(openPostgresForHost(url.href, { waitMs: 50_000 })).rejects.toThrow(DatabaseUnusable);
});

test('a database that falls silent ends the requests that wait for it, and others go on once it is there again', async () => {
  const network = await aNetworkTo(await postgres.createDatabase());
  const db = await openPostgresForHost(network.url, { silenceMs: 1_000 });
  onTestFinished(() => db.destroy());
  const store = createPostgresStore(db);
  const find = () => store.transact(({ read }) => read('rep', { email: 'nobody@x.example' }));
  expect(await find()).toBeNull();
  network.silence();
  await expect(find()).rejects.toThrow();
  expect(await find()).toBeNull();
});

test('a statement without an end is ended, and its request is told to try again', async () => {
  const db = await postgres.open();
  const limit = await db
    .transaction()
    .execute((transaction) => sql`SELECT current_setting('statement_timeout') AS limit`.execute(transaction));
  expect(limit.rows).toEqual([{ limit: '30s' }]);
  const endless = db.transaction().execute(async (transaction) => {
    await sql`SET LOCAL statement_timeout = 50`.execute(transaction);
    await sql`SELECT pg_sleep(60)`.execute(transaction);
  });
  await expect(createPostgresStore(db).transact(() => endless)).rejects.toThrow(StoreBusy);
});
