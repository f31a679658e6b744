import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContext } from '#backend/hosts/node/context.ts';
import { openPostgres, openReplica } from '#backend/stores/postgres/open-postgres.ts';
import { checkReplica, createReplicaStore } from '#backend/stores/postgres/replica.ts';
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

/** A host that reads from `other` what may lag. */
const hostWith = (other: Database, maxLagMs?: number): Promise<RunningHost> =>
  runHost(primary, {
    replica: createReplicaStore({
      primary,
      replica: other,
      onFault: (fault) => faults.push(fault),
      ...(maxLagMs !== undefined && { maxLagMs }),
    }),
  });

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
  await eventually(() => checkReplica(primary, replica, 0));
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
    await eventually(() => checkReplica(primary, replica, 0));
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
    const strict = await hostWith(replica, 0);
    await eventually(() => checkReplica(primary, replica, 0));
    const before = await countNew(strict);
    await book();
    expect(await countNew(strict)).toBe(before + 1);
    await strict.close();
    expect(faults.at(-1)).toMatchObject({ name: 'ReplicaLate' });
  });

  test('are those of the database when the address is no replica', async () => {
    const own = openReplica(server.url);
    const other = await hostWith(own);
    await book();
    expect(await today(other)).toMatchObject({ ok: true });
    await other.close();
    await own.destroy();
    expect(faults).toMatchObject([{ name: 'ReplicaLate' }]);
  });

  test('are those of the database when the replica does not answer', async () => {
    const down = openReplica('postgresql://postgres@localhost/postgres?host=/nowhere');
    const other = await hostWith(down);
    expect(await today(other)).toMatchObject({ ok: true });
    await other.close();
    await down.destroy();
    expect(faults).toHaveLength(1);
  });
});
