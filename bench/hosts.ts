import { startPostgres } from '#tests/stores/postgres-server.ts';
import { startPooler } from '#tests/stores/scale/pooler.ts';
import { inMs, median, quantile } from './figures.ts';
import type { Pace } from './postgres/day.ts';
import { brokenLeases, type Crew, type Workday, workday } from './postgres/workday.ts';
import { type Benchmark, describeLoad, printTable } from './report.ts';

const HOSTS = [1, 2, 4];
const REPS = [20, 100, 400];
/** Enough for each rep to get several, few enough that the last ones are not waited for. */
const LEADS = 1_600;
/** Connections of the pooler to the server, for all hosts together; without it, each host has up to ten. */
const POOLED = 10;

/** A rep works a lead in ten seconds, about four times as fast as a person, for this long. */
const SECONDS = 20;
const perLead = (): number => 5_000 + Math.random() * 10_000;

const COLUMNS = [
  'hosts',
  'reps',
  'requests a second',
  'next_lead, ms',
  'at 95%',
  'update_lead, ms',
  'at 95%',
  'host, ms a request',
  'server, ms a request',
  'connections',
  'leases taken',
];

function toRow(
  name: string | number,
  { reps }: Crew,
  { day, end, ms, requests, busy, connections }: Workday,
) {
  const { next_lead: next, update_lead: save } = day.times;
  const times = [next, save].flatMap((each) => [inMs(median(each)), inMs(quantile(each, 0.95))]);
  return [
    name,
    reps,
    ((requests / ms) * 1000).toFixed(0),
    ...times,
    inMs(busy.hosts / requests),
    inMs(busy.server / requests),
    connections,
    end.stolen,
  ];
}

/**
 * 1, 2 and 4 host processes on one PostgreSQL, for 20, 100 and 400 reps, all on this machine. The processor
 * time of a request tells what more processors would carry.
 */
export const hosts: Benchmark = async ({ seconds }) => {
  const server = await startPostgres();
  const broken: string[] = [];

  async function measure(title: string, pace?: Pace): Promise<void> {
    const rows: (string | number)[][] = [];
    const add = async (name: string | number, url: string, crew: Crew) => {
      const done = await workday(url, { ...crew, ...(pace && { pace }) });
      rows.push(toRow(name, crew, done));
      broken.push(...brokenLeases(done).map((line) => `${name} hosts, ${crew.reps} reps: ${line}`));
    };
    for (const reps of REPS) {
      for (const count of HOSTS) {
        await add(count, await server.createDatabase(), { hosts: count, reps, leads: LEADS });
      }
    }
    const most = { hosts: Math.max(...HOSTS), reps: Math.max(...REPS), leads: LEADS };
    const url = await server.createDatabase();
    const pooler = await startPooler(url, POOLED);
    try {
      await add(`${most.hosts} through a pooler`, url, { ...most, through: pooler.url });
    } finally {
      await pooler.stop();
    }
    console.log(`${title} (${describeLoad()})`);
    printTable(COLUMNS, rows);
  }

  try {
    await measure('As fast as the hosts answer, until no lead is open');
    await measure(`A lead in ten seconds for each rep, ${seconds || SECONDS} s`, {
      think: perLead,
      seconds: seconds || SECONDS,
    });
    if (broken.length > 0) throw new Error(broken.join('\n'));
  } finally {
    await server.stop();
  }
};
