import { serveLoop } from '../browser/loop.ts';
import { openBrowser } from '../browser/phone.ts';
import { siteToMeasure } from '../browser/site.ts';
import { median } from '../figures.ts';
import { type Benchmark, printTable } from '../report.ts';
import { type Count, type Counts, type Loaded, TREATMENTS, type Treatment } from '../visitors/count.ts';
import { EDGE_LOCATIONS, VISITS, VISITS_PER_THOUSAND, type Visit } from '../visitors/kinds.ts';
import { measureRates, type Rate } from '../visitors/rate.ts';
import { makeVisits } from '../visitors/visits.ts';

const ROUNDS = 3;
const SECONDS = 5;

const ANSWERS = { firstName: 'Ada', lastName: 'Marlowe', phone: '(321) 555-1000' };

const inKb = (bytes: number): string => (bytes / 1_000).toFixed(1);

/** Requests, those answered with 304 in brackets, and kB. */
const inCells = ({ requests, unchanged, bytes }: Count): string[] => [
  unchanged > 0 ? `${requests} (${unchanged})` : String(requests),
  inKb(bytes),
];

const bytesOf = ({ counts }: Loaded): number =>
  TREATMENTS.reduce((total, treatment) => total + counts[treatment].bytes, 0);

const visitRow = (name: Visit, visit: Counts): string[] => [
  name,
  ...TREATMENTS.flatMap((treatment) => inCells(visit.own.counts[treatment])),
  ...inCells(visit.background.counts['kept a year']),
  ...inCells(visit.background.counts.revalidated),
  inKb(bytesOf(visit.own) + bytesOf(visit.background)),
];

type Parts = readonly (keyof Counts)[];

/** The copy of the site is made three seconds after the app has started: not for who has left by then. */
const BOUNDS: readonly Parts[] = [['own'], ['own', 'background']];

/** Adds up a number of a thousand visits. */
function perThousand(
  visits: ReadonlyMap<Visit, Counts>,
  parts: Parts,
  treatment: Treatment,
  number: keyof Count,
): number {
  let total = 0;
  for (const [name, visit] of visits) {
    for (const part of parts) total += VISITS_PER_THOUSAND[name] * visit[part].counts[treatment][number];
  }
  return total;
}

function thousandRows(visits: ReadonlyMap<Visit, Counts>): string[][] {
  const row = (name: string, figure: (parts: Parts) => number, digits = 0): string[] => [
    name,
    ...BOUNDS.map((parts) => figure(parts).toFixed(digits)),
  ];
  const all = (treatment: Treatment, number: keyof Count) => (parts: Parts) =>
    perThousand(visits, parts, treatment, number);
  const bytes = (treatment: Treatment) => (parts: Parts) => all(treatment, 'bytes')(parts) / 1e6;
  const firstTimes = (parts: Parts) => {
    const files = new Set<string>();
    for (const [name, visit] of visits) {
      if (VISITS_PER_THOUSAND[name] === 0) continue;
      for (const part of parts) for (const file of visit[part].files) files.add(file);
    }
    return Math.min(files.size * EDGE_LOCATIONS, all('kept a year', 'requests')(parts));
  };
  return [
    row('MB that the CDN sends', (parts) => bytes('kept a year')(parts) + bytes('revalidated')(parts)),
    row('  of which files kept a year', bytes('kept a year')),
    row('  of which documents and others', bytes('revalidated')),
    row(
      'requests to the CDN',
      (parts) => all('kept a year', 'requests')(parts) + all('revalidated', 'requests')(parts),
    ),
    row('  answered from its own copy', (parts) => all('kept a year', 'requests')(parts) - firstTimes(parts)),
    row('  that ask the host: revalidated', all('revalidated', 'requests')),
    row('    of which a browser has it (304)', all('revalidated', 'unchanged')),
    row(`  that ask the host: first time, ${EDGE_LOCATIONS} places`, firstTimes),
    row('requests to the script', all('script', 'requests')),
    row('MB that the script sends', bytes('script'), 1),
  ];
}

const rateRows = (rates: readonly Rate[]): string[][] =>
  rates.map(({ name, bytes, rounds }) => [
    name,
    inKb(bytes),
    median(rounds).toFixed(0),
    Math.min(...rounds).toFixed(0),
    Math.max(...rounds).toFixed(0),
    ((median(rounds) * bytes) / 1e6).toFixed(1),
  ]);

/** React's file: the largest one, which every visitor loads. */
function findAsset(visits: ReadonlyMap<Visit, Counts>): string {
  const files = [...(visits.get('opens home and leaves')?.own.files ?? [])];
  const react = files.find((file) => file.startsWith('/assets/react-'));
  if (!react) throw new Error('A visitor of the home page has not loaded React.');
  return react;
}

/**
 * Counts what visitors load, by what a CDN does with it, and from that what a thousand of them do. Then
 * measures how often one host process answers for files.
 */
export const visitors: Benchmark = async ({ runs, seconds, dist }) => {
  const folder = await siteToMeasure(dist);
  const loop = await serveLoop(folder);
  const browser = await openBrowser();
  const visits = await makeVisits(browser, loop, ANSWERS).finally(async () => {
    await browser.close();
    await loop.close();
  });
  const columns = [...TREATMENTS, 'background: kept a year', 'revalidated'];
  printTable(
    ['requests (304), kB', ...columns.flatMap((name) => [name, 'kB']), 'in all, kB'],
    VISITS.map((name) => [name, visits.get(name)] as const).flatMap(([name, visit]) =>
      visit ? [visitRow(name, visit)] : [],
    ),
  );
  const shares = VISITS.filter((name) => VISITS_PER_THOUSAND[name] > 0).map(
    (name) => `${VISITS_PER_THOUSAND[name]} × ${name}`,
  );
  console.log(`Assumed (bench/visitors/kinds.ts): ${shares.join(', ')}.`);
  printTable(['1,000 visits', 'nobody stays for the copy', 'all stay for it'], thousandRows(visits));

  const rates = await measureRates(folder, findAsset(visits), {
    rounds: runs || ROUNDS,
    seconds: seconds || SECONDS,
  });
  printTable(['one host process', 'kB', 'requests/s', 'least', 'most', 'MB/s'], rateRows(rates));
};
