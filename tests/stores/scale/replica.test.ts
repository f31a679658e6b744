import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContext } from '#backend/hosts/node/context.ts';
import { openPostgres, openReplica } from '#backend/stores/postgres/open-postgres.ts';
import {
  checkReplica,
  createReplicaStore,
  type ReplicaOptions,
  readPrimary,
} from '#backend/stores/postgres/replica.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { showTodayAction } from '#contract/actions/manager/show-today.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { type RunningHost, runHost } from '#tests/hosts/running-host.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { put } from '#tests/stores/rows.ts';
import { eachInItsTransaction } from '#tests/stores/transactions.ts';
import { startReplicatedPostgres } from './replicated-postgres.ts';

vi.setConfig({ testTimeout: 60_000 });

const BOSS = 'boss@x.example';

let server: Awaited<ReturnType<typeof startReplicatedPostgres>>;
let primary: Database;
let replica: Database;
let host: RunningHost;
let faults: unknown[];
const { write } = eachInItsTransaction(() => createPostgresStore(primary));

/** A store that reads from `other`. */
const storeOn = (other: Database, options: Partial<ReplicaOptions> = {}) =>
  createReplicaStore({ primary, replica: other, onFault: (fault) => faults.push(fault), ...options });

/** A host that reads from `other` what may lag. */
const hostWith = (other: Database, options?: Partial<ReplicaOptions>): Promise<RunningHost> =>
  runHost(primary, { replica: storeOn(other, options) });

/** Rejects until the replica has all that was written. */
const caughtUp = async () => checkReplica(await readPrimary(primary), replica, 0);

beforeAll(async () => {
  server = await startReplicatedPostgres();
  primary = await openPostgres(server.url);
  replica = openReplica(server.replicaUrl);
  host = await hostWith(replica);
  await write(put.rep({ email: BOSS, role: 'manager' }));
});
afterAll(async () => {
  await host.close();
  await replica.destroy();
  await primary.destroy();
  await server.stop();
});

const { digest } = createContext(FRIDAY_TEN);
const signIn = (auth: string) =>
  write(put.session({ hash: digest(auth), email: BOSS, expiresAt: '2099-01-01T00:00:00.000Z' }));

const today = (of: RunningHost, auth = 'session') => of.act(showTodayAction.name, { auth });
const countNew = async (of: RunningHost): Promise<number> =>
  showTodayAction.answer.parse(await today(of)).newBookings?.count ?? Number.NaN;

/** Another booking waits; the replica has everything before it. */
async function book(): Promise<void> {
  await eventually(caughtUp);
  await sql`SELECT pg_wal_replay_pause()`.execute(replica);
  await write(put.lead({ batchId: 'website', source: 'booking', workedAt: '' }));
}

beforeEach(async () => {
  faults = [];
  await sql`SELECT pg_wal_replay_resume()`.execute(replica);
  await signIn('session');
});

describe('with a replica, Today’s numbers', () => {
  test('are those of the replica, also when it is some seconds behind', async () => {
    await eventually(caughtUp);
    const before = await countNew(host);
    await book();
    expect(await countNew(host)).toBe(before);
    await sql`SELECT pg_wal_replay_resume()`.execute(replica);
    await eventually(async () => expect(await countNew(host)).toBe(before + 1));
    expect(faults).toEqual([]);
  });

  test('are closed at once to a manager who has signed out, though the replica has the session still', async () => {
    await book();
    await host.act('logout', { auth: 'session' });
    expect(await today(host)).toMatchObject({ ok: false, error: 'unauthenticated' });
    await signIn('just now');
    expect(await today(host, 'just now')).toMatchObject({ ok: true });
    expect(faults).toEqual([]);
  });

  test('are those of the database when the replica is too far behind', async () => {
    const strict = await hostWith(replica, { maxLagMs: 0 });
    await eventually(caughtUp);
    const before = await countNew(strict);
    await book();
    expect(await countNew(strict)).toBe(before + 1);
    await strict.close();
    expect(faults.at(-1)).toMatchObject({ name: 'ReplicaUnusable' });
  });

  test.each([
    ['no replica', () => server.url],
    ['another database on the replica', () => server.otherReplicaUrl],
  ])('are those of the database when the address is %s', async (_what, getUrl) => {
    await eventually(caughtUp);
    const own = openReplica(getUrl());
    const other = await hostWith(own);
    expect(await today(other)).toMatchObject({ ok: true });
    await other.close();
    await own.destroy();
    expect(faults).toMatchObject([
      { name: 'ReplicaUnusable', message: expect.stringContaining('no replica') },
    ]);
  });

  test('are those of the database when nothing answers, which is not tried again for a minute', async () => {
    const down = openReplica('postgresql://postgres@localhost/postgres?host=/nowhere');
    const other = await hostWith(down);
    expect(await today(other)).toMatchObject({ ok: true });
    expect(await today(other)).toMatchObject({ ok: true });
    await other.close();
    await down.destroy();
    expect(faults).toHaveLength(1);
  });

  test('are those of the database when the replica’s machine hangs, and the host can still stop', async () => {
    const own = openReplica(server.replicaUrl);
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(own);
    const pid = rows[0]?.pid ?? 0;
    const store = storeOn(own, { patienceMs: 200 });
    const other = await runHost(primary, { replica: store });
    process.kill(pid, 'SIGSTOP');
    try {
      expect(await today(other)).toMatchObject({ ok: true });
      expect(faults).toMatchObject([{ message: 'It did not answer within 0.2 seconds.' }]);
      await other.close();
      await store.close();
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });
});
