import { sql } from 'kysely';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { startPostgres } from '#tests/stores/postgres-server.ts';
import { inMs, median, quantile, timed } from './figures.ts';
import { Day } from './postgres/day.ts';
import { BATCH, signedInReps } from './postgres/fill.ts';
import { startHost } from './postgres/hosts.ts';
import { watchLeases } from './postgres/leases.ts';
import { type Benchmark, printTable } from './report.ts';

const REPS = 20;
const LEADS = 2_000;
const HOSTS = 2;

async function fill(db: Database): Promise<void> {
  const store = createPostgresStore(db);
  // Every tenth number belongs to two leads, so that saves by two reps can collide.
  const getPhone = (lead: number) =>
    `321555${String(1_000 + (lead % 10 === 0 ? lead - 1 : lead)).padStart(4, '0')}`;
  await store.transact((transaction) =>
    transaction.write([
      { kind: 'putBatch', row: aBatch({ batchId: BATCH }) },
      ...signedInReps(REPS),
      ...Array.from({ length: LEADS }, (_, lead) => ({
        kind: 'putLead' as const,
        row: aLead({ leadId: `lead-${lead + 1}`, batchId: BATCH, phone: getPhone(lead + 1) }),
      })),
    ]),
  );
}

async function endOfDay(db: Database) {
  const { rows } = await sql<{
    open: number;
    leased: number;
    untouched: number;
    stolen: number;
    deadlocks: number;
    closedTwice: number;
  }>`
    SELECT (SELECT count(*)::integer FROM leads WHERE open) AS open,
      (SELECT count(*)::integer FROM leads WHERE lease_rep <> '') AS leased,
      (SELECT count(*)::integer FROM leads AS l WHERE NOT EXISTS
        (SELECT 1 FROM audit AS a WHERE a.lead_id = l.lead_id AND a.action IN ('saved', 'suppressed'))) AS untouched,
      (SELECT count(*)::integer FROM stolen) AS stolen,
      (SELECT count(*)::integer FROM (SELECT lead_id FROM audit WHERE action = 'saved' AND to_status <> 'Attempted'
        GROUP BY lead_id HAVING count(*) > 1) AS twice) AS closed_twice,
      (SELECT deadlocks::integer FROM pg_stat_database WHERE datname = current_database()) AS deadlocks`.execute(
    db,
  );
  const [end] = rows;
  if (!end) throw new Error('The database gave no answer.');
  return end;
}

export const reps: Benchmark = async () => {
  const server = await startPostgres();
  const url = await server.createDatabase();
  const db = await openPostgres(url);
  const hosts = await Promise.all(Array.from({ length: HOSTS }, () => startHost(url)));
  try {
    await fill(db);
    await watchLeases(db);
    const day = new Day();
    const urls = hosts.map((host) => host.url);
    const ms = await timed(() => Promise.all(Array.from({ length: REPS }, (_, rep) => day.work(rep, urls))));
    const end = await endOfDay(db);
    const requests = day.times.next_lead.length + day.times.update_lead.length;
    printTable(
      [`${REPS} reps, ${LEADS} leads, ${HOSTS} hosts`, 'count'],
      [
        ...Object.entries(day.moves).map(([move, count]) => [`cards ${move}`, count]),
        ['answers “with other reps”, asked again', day.waits],
        [
          'leads given to two reps at once (their view)',
          day.broken.filter((line) => line.includes('while rep')).length,
        ],
        ['leases taken from a rep (the database’s view)', end.stolen],
        ['leads closed by two saves', end.closedTwice],
        ['leads nobody was ever given', end.untouched],
        ['leads still open, or held, at the end', `${end.open}, ${end.leased}`],
        ['deadlocks', end.deadlocks],
      ],
    );
    printTable(
      ['through HTTP', 'requests', 'median ms', '95% ms'],
      Object.entries(day.times).map(([action, times]) => [
        action,
        times.length,
        inMs(median(times)),
        inMs(quantile(times, 0.95)),
      ]),
    );
    console.log(
      `${requests} requests in ${(ms / 1000).toFixed(1)} s: ${((requests / ms) * 1000).toFixed(0)} a second`,
    );
    const wrong = Object.entries({
      'a lease was taken from a rep': end.stolen,
      'a lead was closed by two saves': end.closedTwice,
      'a lead was lost': end.untouched,
      'a lead is still open': end.open,
      'a lead is still held': end.leased,
    }).filter(([, count]) => count > 0);
    const broken = [...day.broken.slice(0, 20), ...wrong.map(([promise, count]) => `${promise}: ${count}`)];
    if (broken.length > 0) throw new Error(broken.join('\n'));
  } finally {
    await Promise.all(hosts.map((host) => host.stop()));
    await db.destroy();
    await server.stop();
  }
};
