import { startPostgres } from '#tests/stores/postgres-server.ts';
import { inMs, median, quantile } from './figures.ts';
import { brokenLeases, workday } from './postgres/workday.ts';
import { type Benchmark, printTable } from './report.ts';

const CREW = { hosts: 2, reps: 20, leads: 2_000 };

export const reps: Benchmark = async () => {
  const server = await startPostgres();
  try {
    const done = await workday(await server.createDatabase(), CREW);
    const { day, end, requests, ms } = done;
    printTable(
      [`${CREW.reps} reps, ${CREW.leads} leads, ${CREW.hosts} hosts`, 'count'],
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
    const left = Object.entries({
      'a lead was lost': end.untouched,
      'a lead is still open': end.open,
      'a lead is still held': end.leased,
    }).filter(([, count]) => count > 0);
    const broken = [...brokenLeases(done), ...left.map(([promise, count]) => `${promise}: ${count}`)];
    if (broken.length > 0) throw new Error(broken.join('\n'));
  } finally {
    await server.stop();
  }
};
