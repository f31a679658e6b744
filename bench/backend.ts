import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Store } from '#backend/stores/store.ts';
import { startPostgres } from '#tests/stores/postgres-server.ts';
import { getCalls } from './actions/all.ts';
import { getCallers, type NamedCall, write } from './actions/call.ts';
import { inMs, inTimes, median, quantile, timed } from './figures.ts';
import { getSize } from './postgres/bulk.ts';
import { filledDatabase } from './postgres/fill.ts';
import { type Benchmark, printTable, verdict } from './report.ts';

const SIZES: readonly number[] = [1_000, 1_000_000];
const CALLS = 200;
/** Untimed calls before the timed ones: at most so many, and never more than those. */
const WARM_UP = 40;
const TARGET = 1.5;

const inWords = (size: number): string => size.toLocaleString('en-US');

interface Filled {
  size: number;
  store: Store;
}

async function fill(url: string, size: number): Promise<Filled> {
  const begun = performance.now();
  const db = await filledDatabase(url, size);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `${inWords(size)} leads filled in ${seconds} s, ${((await getSize(db)) / 1e6).toFixed(0)} MB on disk`,
  );
  const store = createPostgresStore(db);
  await write(store, getCallers());
  return { size, store };
}

/** Makes a call again and again, on each database in turn. @returns the times by size */
async function measure(
  [name, prepare]: NamedCall,
  filled: readonly Filled[],
  first: number,
  [warmUp, runs]: readonly [number, number],
): Promise<number[][]> {
  const times = new Map<number, number[]>(filled.map(({ size }) => [size, []]));
  for (let call = 0; call < warmUp + runs; call++) {
    for (const { size, store } of call % 2 === 0 ? filled : filled.toReversed()) {
      try {
        const ms = await timed(await prepare({ store, turn: first + call, size }));
        if (call >= warmUp) times.get(size)?.push(ms);
      } catch (cause) {
        throw new Error(`${name} failed on ${inWords(size)} leads`, { cause });
      }
    }
  }
  return [...times.values()];
}

/**
 * Checks that no action's time grows with the number of leads. Each call runs on a database of each size in
 * turn.
 */
export const backend: Benchmark = async ({ runs: wanted, leads }) => {
  const calls = getCalls();
  const sizes = [...new Set(leads.length > 0 ? leads : SIZES)].sort((one, other) => one - other);
  const runs = wanted || CALLS;
  const warmUp = Math.min(WARM_UP, runs);
  const server = await startPostgres();
  try {
    const filled: Filled[] = [];
    for (const size of sizes) filled.push(await fill(await server.createDatabase(), size));
    const rows: string[][] = [];
    for (const [index, call] of calls.entries()) {
      const times = await measure(call, filled, index * (warmUp + runs), [warmUp, runs]);
      const medians = times.map(median);
      const [small = [], large = []] = [times[0], times.at(-1)];
      const [few, many] = [median(small), median(large)];
      const ends = [small, large].map((each) => inMs(quantile(each, 0.95)));
      rows.push([call[0], ...medians.map(inMs), ...ends, inTimes(many, few), verdict(many / few, TARGET)]);
    }
    const names = sizes.map(inWords);
    const ends = [names[0], names.at(-1)].map((name) => `95% ${name}`);
    printTable([`action (medians of ${runs}, ms)`, ...names, ...ends, 'ratio', `≤ ${TARGET}`], rows);
    for (const { store } of filled) await store.close();
  } finally {
    await server.stop();
  }
};
