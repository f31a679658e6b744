import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { openPglite } from '#backend/stores/postgres/open-pglite.ts';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { startPostgres } from '#tests/stores/postgres-server.ts';
import { type Benchmark, ifInstalled, inMs, inWords, median, printTable, timed } from '../report.ts';
import { fillDatabase } from './fill.ts';
import { getSamples, type Sample } from './samples.ts';
import { BOOKING, databaseSite, type SheetSite, type Site, sheetSite } from './sites.ts';

const SIZES: readonly number[] = [1_000, 30_000, 1_000_000];
/** The most leads of the embedded database, where PostgreSQL is missing, and of a sheet. */
const SMALL = 30_000;
const CALLS = 60;
const WARM_UP = 30;
const TARGET = 1.5;

/** How far the clock advances with each turn: all turns of a run are within the calling hours. */
const TURN_MS = 500;
/** What a stranger may do is capped by hour and day. */
const CAPPED_MS = 2 * 3_600_000;

/** Calls each site in turn, at first untimed. @returns the median time of each in ms */
async function measure(action: string, sample: Sample, sites: readonly Site[], runs: number) {
  const definition = ACTIONS.get(action)?.action;
  const isCapped = definition?.role === 'anybody' && !definition.token;
  const times = new Map(sites.map((site): [Site, number[]] => [site, []]));
  const warmUp = Math.min(WARM_UP, runs);
  for (let call = 0; call < warmUp + runs; call++) {
    for (const site of call % 2 === 0 ? sites : sites.toReversed()) {
      site.turn++;
      site.nowMs = FRIDAY_TEN + (isCapped ? call * CAPPED_MS : site.turn * TURN_MS);
      const fields = await sample(site);
      const ms = await timed(() => site.ask(action, fields));
      if (call >= warmUp) times.get(site)?.push(ms);
    }
  }
  return [...times.values()].map(median);
}

/** How many calls for ranges of cells an action makes on a sheet. */
async function countRangeCalls(action: string, sample: Sample, sheet: SheetSite): Promise<number> {
  let calls = 0;
  // The first round fills the cache.
  for (const _ of ['first', 'second']) {
    sheet.turn++;
    const fields = await sample(sheet);
    sheet.takeCalls();
    await sheet.ask(action, fields);
    calls = sheet.takeCalls();
  }
  return calls;
}

/** The databases of each size: of PostgreSQL, or where it is missing embedded ones up to a size. */
async function fillSites(sizes: readonly number[]) {
  const server = await ifInstalled(startPostgres);
  const closing: (() => Promise<void>)[] = server ? [() => server.stop()] : [];
  const sites: Site[] = [];
  console.log(server ? 'PostgreSQL' : `PGlite, because PostgreSQL is missing: up to ${inWords(SMALL)} leads`);
  for (const size of sizes.filter((each) => server || each <= SMALL)) {
    const ms = await timed(async () => {
      const db = server ? await openPostgres(await server.createDatabase()) : (await openPglite({})).db;
      closing.unshift(() => db.destroy());
      await fillDatabase(db, size);
      sites.push(await databaseSite(db, size));
    });
    console.log(`${inWords(size)} leads filled in ${(ms / 1000).toFixed(1)} s`);
  }
  const close = async () => {
    for (const each of closing) await each();
  };
  return { sites, close };
}

/** What `work` finds, or why it could not be measured. */
async function attempt<Found>(work: () => Promise<Found>): Promise<Found | string> {
  try {
    return await work();
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

const compare = (large: number, small: number): string =>
  `${(large / small).toFixed(2)} ${large / small <= TARGET ? 'met' : 'missed'}`;

/**
 * Checks that the time of no action, and the calls of none on a sheet, grow with the number of leads. Each
 * call is made on a database of each size in turn.
 */
export const backend: Benchmark = async ({ runs, leads }) => {
  const sizes = [...new Set(leads.length > 0 ? leads : SIZES)].sort((one, other) => one - other);
  const sheets: SheetSite[] = [];
  for (const size of sizes.filter((each) => each <= SMALL)) sheets.push(await sheetSite(size));
  const { sites, close } = await fillSites(sizes);
  const rows: string[][] = [];
  const missing: string[] = [];
  try {
    for (const action of [BOOKING, ...ACTIONS.keys()]) {
      const samples = getSamples(action);
      if (samples.length === 0) missing.push(`${action}: no sample`);
      for (const [name, sample] of samples) {
        const times = await attempt(() => measure(action, sample, sites, runs || CALLS));
        const counts: (number | string)[] = [];
        for (const sheet of sheets) counts.push(await attempt(() => countRangeCalls(action, sample, sheet)));
        for (const fault of new Set([times, ...counts]))
          if (typeof fault === 'string') missing.push(`${name}: ${fault}`);
        const ms = typeof times === 'string' ? sites.map(() => Number.NaN) : times;
        const calls = [...new Set(counts.map((count) => (typeof count === 'string' ? '–' : String(count))))];
        const grows = Number(counts.at(-1)) > Number(counts[0]);
        const ratio = compare(ms.at(-1) ?? 0, ms[0] ?? 0);
        console.log(`${name}: ${ratio}`);
        rows.push([name, ...ms.map(inMs), ratio, calls.join(', '), grows ? 'missed' : 'met']);
      }
    }
  } finally {
    await close();
  }
  const title = `medians of ${runs || CALLS}, ms`;
  const names = sites.map(({ size }) => inWords(size));
  printTable([title, ...names, `last ÷ first ≤ ${TARGET}`, 'range calls on a sheet', 'no more'], rows);
  console.log(missing.length > 0 ? `Not measured:\n  ${missing.join('\n  ')}` : 'Every action was measured.');
};
