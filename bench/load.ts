import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { countStolen, watchLeases } from './postgres/leases.ts';
import type { Benchmark } from './report.ts';
import { type Actor, Homeowner } from './storm/homeowner.ts';
import { HostProgram } from './storm/host-process.ts';
import { STORES, type StormStore } from './storm/stores.ts';
import { Storm } from './storm/storm.ts';

const SECONDS = 60;
const CROWD = { homeowners: 200, reps: 50 };
/** More than the reps work in a second. */
const LEADS_A_SECOND = 40;

const between = (least: number, most: number): number => least + Math.random() * (most - least);

/**
 * Milliseconds between two requests of one person. A homeowner books, asks for the receipt, and books again:
 * every 10 to 20 seconds, so 200 of them book 13 times a second.
 */
const think = (actor: Actor): number =>
  actor instanceof Homeowner ? between(5_000, 10_000) : between(1_000, 3_000);

/** Outcomes that keep the promises; `late` is only slow. */
const EXPECTED = new Set(['ok', 'busy (200)', 'late']);

/** Loads one store and returns a line for each broken promise. */
async function endure(program: HostProgram, store: StormStore, seconds: number): Promise<string[]> {
  const before = await store.open();
  await watchLeases(before.db);
  await before.close();
  const storm = new Storm(CROWD);
  const host = await program.start(store.place);
  storm.traffic.url = host.url;
  const start = loadavg()[0]?.toFixed(1);
  const over = AbortSignal.timeout(seconds * 1_000);
  await Promise.all([storm.blow(over, think), pause(seconds * 1_000)]);
  const title = `${store.name}, ${seconds} s, load average ${start} at the start`;
  storm.traffic.print(title, seconds);
  const unexpected = [...storm.traffic.outcomes()]
    .filter(([outcome]) => !EXPECTED.has(outcome))
    .map(([outcome, count]) => `${count} requests ended as ${outcome}`);

  await storm.settle(host);
  const { status } = await host.end('SIGTERM');
  storm.checkAll(await store.readAll());
  const after = await store.open();
  const stolen = await countStolen(after.db);
  await after.close();
  const { acknowledged } = storm.ledger;
  console.log(
    `${acknowledged.bookings} bookings and ${acknowledged.saves} saves acknowledged; ${storm.totals.lost.length} lost, ${storm.totals.doubled.length} doubled, ${storm.totals.changed.length} changed; ${stolen} leases taken from a rep; at most ${storm.traffic.mostInFlight} requests at once; ${host.logged.length} lines in the log`,
  );
  return [
    ...unexpected,
    ...storm.broken,
    ...(stolen > 0 ? [`${stolen} leases passed from one rep to another`] : []),
    ...(status === 0 ? [] : [`the host ended with status ${status} when it was told to stop`]),
  ];
}

/** 200 homeowners book and 50 reps work their leads for a minute, through one host process. */
export const load: Benchmark = async ({ seconds: given }) => {
  const seconds = given || SECONDS;
  const program = await HostProgram.bundle();
  const broken: string[] = [];
  try {
    for (const make of STORES) {
      const store = await make({ reps: CROWD.reps, leads: seconds * LEADS_A_SECOND });
      try {
        const lines = await endure(program, store, seconds);
        broken.push(...lines.slice(0, 20).map((line) => `${store.name}: ${line}`));
      } finally {
        await program.killAll();
        await store.remove();
      }
    }
  } finally {
    await program.remove();
  }
  if (broken.length > 0) throw new Error(broken.join('\n'));
};
