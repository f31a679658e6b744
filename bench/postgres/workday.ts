import { sql } from 'kysely';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { timed } from '../figures.ts';
import { Day, type Pace } from './day.ts';
import { BATCH, signedInReps } from './fill.ts';
import { startHost } from './hosts.ts';
import { watchLeases } from './leases.ts';
import { processorMs, serverOf, withChildrenMs } from './processor-time.ts';

export interface Crew {
  hosts: number;
  reps: number;
  leads: number;
  pace?: Pace;
  /** The hosts' address of the database, if it is not the database's own. */
  through?: string;
}

async function fill(db: Database, { reps, leads }: Crew): Promise<void> {
  const store = createPostgresStore(db);
  // Every tenth number belongs to two leads, so that saves by two reps can collide.
  const getPhone = (lead: number) =>
    `321${String(5_551_000 + (lead % 10 === 0 ? lead - 1 : lead)).padStart(7, '0')}`;
  await store.transact((transaction) =>
    transaction.write([
      { kind: 'putBatch', row: aBatch({ batchId: BATCH }) },
      ...signedInReps(reps),
      ...Array.from({ length: leads }, (_, lead) => ({
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

/** The most connections that others had to the database at once, seen ten times a second. */
function countConnections(db: Database) {
  let most = 0;
  let fault: unknown;
  const count = async () => {
    const { rows } = await sql<{ others: number }>`SELECT count(*)::integer AS others FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(db);
    most = Math.max(most, rows[0]?.others ?? 0);
  };
  const note = (reason: unknown) => {
    fault = reason;
  };
  const timer = setInterval(() => void count().catch(note), 100);
  return {
    stop: () => clearInterval(timer),
    getMost(): number {
      if (fault) throw fault;
      return most;
    },
  };
}

/**
 * Lets the reps of a crew work the leads of a new database through its host processes and HTTP. `busy`: the
 * processor time, in milliseconds, of all hosts and of the database server.
 */
export async function workday(url: string, crew: Crew) {
  const db = await openPostgres(url);
  const hosts = await Promise.all(Array.from({ length: crew.hosts }, () => startHost(crew.through ?? url)));
  const connections = countConnections(db);
  try {
    await fill(db, crew);
    await watchLeases(db);
    const day = new Day(crew.pace);
    const urls = hosts.map((host) => host.url);
    const server = await serverOf(db);
    const getBusy = () => ({
      hosts: hosts.reduce((sum, { pid }) => sum + processorMs(pid), 0),
      server: withChildrenMs(server),
    });
    const before = getBusy();
    const ms = await timed(() =>
      Promise.all(Array.from({ length: crew.reps }, (_, rep) => day.work(rep, urls))),
    );
    const requests = day.times.next_lead.length + day.times.update_lead.length;
    const after = getBusy();
    const busy = { hosts: after.hosts - before.hosts, server: after.server - before.server };
    return { day, ms, requests, busy, connections: connections.getMost(), end: await endOfDay(db) };
  } finally {
    connections.stop();
    await Promise.all(hosts.map((host) => host.stop()));
    await db.destroy();
  }
}

export type Workday = Awaited<ReturnType<typeof workday>>;

/** Promises about leases that were broken, one line each. */
export const brokenLeases = ({ day, end }: Workday): string[] => [
  ...day.broken.slice(0, 20),
  ...Object.entries({
    'a lease was taken from a rep': end.stolen,
    'a lead was closed by two saves': end.closedTwice,
  })
    .filter(([, count]) => count > 0)
    .map(([promise, count]) => `${promise}: ${count}`),
];
