import { sql } from 'kysely';
import { runPlanAsync } from '#backend/core/plan.ts';
import { getCompanyToday } from '#backend/core/today/company-today.ts';
import { openPostgres, openReplica } from '#backend/stores/postgres/open-postgres.ts';
import { checkReplica, createReplicaStore, readPrimary } from '#backend/stores/postgres/replica.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import type { Store } from '#backend/stores/store.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { startReplicatedPostgres } from '#tests/stores/scale/replicated-postgres.ts';
import { inMs, inTimes, median, quantile, timed } from './figures.ts';
import { fillWeek, signedInReps } from './postgres/fill.ts';
import { type Benchmark, printTable } from './report.ts';

const REPS = [20, 100, 400];
const CALLS = 60;
const COMMITS = 200;

/** The work of `show_today` for a manager. */
const showToday = (store: Store) =>
  store.transact(async ({ read }) => {
    await read('session', { hash: 'nobody' });
    const pinHash = async () => '';
    return runPlanAsync(getCompanyToday(FRIDAY_TEN), { read, pinHash });
  });

/** Waits until the replica has all that the primary has written. */
async function caughtUp(primary: Database, replica: Database): Promise<void> {
  for (;;) {
    try {
      return await checkReplica(await readPrimary(primary), replica, 0);
    } catch (fault) {
      if (!(fault instanceof Error && fault.name === 'ReplicaUnusable')) throw fault;
    }
  }
}

/** What the primary still has to do for `show_today` when a replica answers. */
async function primarysPart(primary: Database): Promise<void> {
  await createPostgresStore(primary).transact(({ read }) => read('session', { hash: 'nobody' }));
  await readPrimary(primary);
}

/** Today's numbers from the primary and from a replica, and how far the replica is behind. */
export const replica: Benchmark = async () => {
  const server = await startReplicatedPostgres();
  const primary = await openPostgres(server.url);
  const copy = openReplica(server.replicaUrl);
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => void faults.push(fault);
  const stores = [createPostgresStore(primary), createReplicaStore({ primary, replica: copy, onFault })];
  try {
    await createPostgresStore(primary).transact(({ write }) => write(signedInReps(Math.max(...REPS))));
    const rows: string[][] = [];
    for (const reps of REPS) {
      await sql`TRUNCATE audit, bookings`.execute(primary);
      await fillWeek(primary, reps);
      await sql`VACUUM (ANALYZE) audit, bookings`.execute(primary);
      await caughtUp(primary, copy);
      const [ofPrimary, ofReplica, part]: [number[], number[], number[]] = [[], [], []];
      for (let call = 0; call < CALLS; call++) {
        for (const [index, times] of [ofPrimary, ofReplica].entries()) {
          const store = stores[index];
          if (store) times.push(await timed(() => showToday(store)));
        }
        part.push(await timed(() => primarysPart(primary)));
      }
      const [onPrimary, left] = [median(ofPrimary), median(part)];
      rows.push([
        String(reps),
        (reps * 80 * 7).toLocaleString('en-US'),
        inMs(onPrimary),
        inMs(median(ofReplica)),
        inMs(left),
        inTimes(left, onPrimary),
      ]);
    }
    printTable(
      [
        'reps',
        'saves of the week',
        'from the primary, ms',
        'from a replica',
        'of it on the primary',
        'ratio',
      ],
      rows,
    );
    const lags: number[] = [];
    for (let commit = 0; commit < COMMITS; commit++) {
      await sql`INSERT INTO skips VALUES (${`rep-${commit}`}, 'lead', 'storm', '')`.execute(primary);
      lags.push(await timed(() => caughtUp(primary, copy)));
    }
    console.log(
      `A commit is on the replica ${inMs(median(lags))} ms after it was confirmed, at 95% ${inMs(quantile(lags, 0.95))} ms (${COMMITS} commits, one after another).`,
    );
    if (faults.length > 0) throw new Error(`The replica did not answer ${faults.length} times: ${faults[0]}`);
  } finally {
    await copy.destroy();
    await primary.destroy();
    await server.stop();
  }
};
