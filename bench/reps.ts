import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { startPostgres } from '#tests/stores/postgres-server.ts';
import { BATCH, NO_REST, signedInReps } from './company.ts';
import { startHost } from './people/host-process.ts';
import { Ledger } from './people/ledger.ts';
import { Rep } from './people/rep.ts';
import { Traffic } from './people/traffic.ts';
import { type Benchmark, inMs, median, printTable, quantile, timed } from './report.ts';

const HOSTS = 2;
const REPS = 100;
const LEADS = 2_000;
/** A rep who has got no lead so often in a row, while some are open, waits in vain. */
const MOST_WAITS = 200;

async function fill(db: Database, leads: number): Promise<void> {
  // Every tenth number belongs to two leads, so that saves by two reps can collide.
  const phoneOf = (lead: number) => `321${5_551_000 + (lead % 10 === 0 ? lead - 1 : lead)}`;
  await createPostgresStore(db).transact(({ write }) =>
    write([
      { kind: 'putBatch', row: aBatch({ batchId: BATCH }) },
      ...signedInReps(REPS),
      NO_REST,
      ...Array.from({ length: leads }, (_, index) => ({
        kind: 'putLead' as const,
        row: aLead({ leadId: `lead-${index + 1}`, batchId: BATCH, phone: phoneOf(index + 1) }),
      })),
    ]),
  );
  // The database itself notes each lease that passes to another rep without having been given back.
  await sql`CREATE TABLE stolen (lead_id text)`.execute(db);
  await sql`CREATE FUNCTION note_stolen() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO stolen VALUES (OLD.lead_id); RETURN NULL; END $$`.execute(db);
  await sql`CREATE TRIGGER watch_leases AFTER UPDATE ON leads FOR EACH ROW
    WHEN (OLD.lease_rep <> '' AND NEW.lease_rep <> '' AND OLD.lease_rep <> NEW.lease_rep)
    EXECUTE FUNCTION note_stolen()`.execute(db);
}

/** What must be 0 when no lead is open any more. */
async function findBroken(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`SELECT
    (SELECT count(*)::integer FROM stolen) AS "leases taken from a rep",
    (SELECT count(*)::integer FROM (SELECT FROM audit WHERE action = 'saved' AND to_status <> 'Attempted'
      GROUP BY lead_id HAVING count(*) > 1) AS twice) AS "leads closed by two saves",
    (SELECT count(*)::integer FROM leads WHERE NOT EXISTS (SELECT FROM audit WHERE audit.lead_id = leads.lead_id
      AND action IN ('saved', 'suppressed'))) AS "leads that nobody got",
    (SELECT count(*)::integer FROM leads WHERE open) AS "leads still open",
    (SELECT count(*)::integer FROM leads WHERE lease_rep <> '') AS "leads still held"`.execute(db);
  return rows[0] ?? {};
}

async function workAll(rep: Rep): Promise<void> {
  for (let waits = 0; !rep.isDone; ) {
    const reply = await rep.step();
    if (reply.kind !== 'yes') rep.ledger.broken.push(`rep ${rep.rep} was answered ${JSON.stringify(reply)}`);
    waits = rep.isWaiting || reply.kind !== 'yes' ? waits + 1 : 0;
    if (waits > MOST_WAITS) return;
    await pause(waits > 0 ? 50 : Math.random() * 20);
  }
}

/**
 * Reps work all leads of a list through two host processes, as fast as these answer, until none is open.
 * @throws Error when a lead was held by two reps, closed twice or lost
 */
export const reps: Benchmark = async ({ leads: [leads = LEADS] }) => {
  const server = await startPostgres();
  const url = await server.createDatabase();
  const db = await openPostgres(url);
  const place = { databaseUrl: url, folder: '', smtpUrl: '' };
  const hosts = Array.from({ length: HOSTS }, () => startHost(place));
  try {
    await fill(db, leads);
    const [traffic, ledger] = [new Traffic(), new Ledger()];
    traffic.urls = await Promise.all(hosts.map((host) => host.url));
    const crew = Array.from({ length: REPS }, (_, rep) => new Rep(traffic, ledger, rep, [BATCH]));
    const ms = await timed(() => Promise.all(crew.map(workAll)));
    const found = await findBroken(db);
    const requests = [...traffic.times.values()].flat().length;
    printTable(
      [`${REPS} reps, ${leads} leads, ${HOSTS} hosts`, 'count'],
      [
        ['saves', ledger.saves.length],
        ['leads given to two reps at once, and other wrong answers', ledger.broken.length],
        ...Object.entries(found),
      ],
    );
    printTable(
      [`${((requests / ms) * 1_000).toFixed(0)} requests a second`, 'requests', 'median ms', '95% ms'],
      [...traffic.times].map(([action, times]) => [
        action,
        times.length,
        inMs(median(times)),
        inMs(quantile(times, 0.95)),
      ]),
    );
    const broken = Object.entries(found).flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}`] : []));
    broken.push(...ledger.broken.slice(0, 20));
    if (broken.length > 0) throw new Error(broken.join('\n'));
  } finally {
    await Promise.all(hosts.map((host) => host.end('SIGTERM')));
    await db.destroy();
    await server.stop();
  }
};
