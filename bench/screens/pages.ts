import type { Browser, Page } from '@playwright/test';
import { makeFloor } from '../browser/floor.ts';
import { openBrowser, SLOW_4G, withPhone } from '../browser/phone.ts';
import { serveFiles, siteToMeasure } from '../browser/site.ts';
import { getTasks } from '../browser/trace.ts';
import { seenBy, untilQuiet, watchPage } from '../browser/watch.ts';
import { inMs, inTimes, median, spread } from '../figures.ts';
import { type Benchmark, printTable, verdict } from '../report.ts';

const PAGES = ['/', '/palm-bay', '/schedule', '/schedule/book', '/contact', '/rep-access', '/rep-access/hub'];
const RUNS = 5;
/** Paint times are reported for the first one only. */
const PROCESSORS = [4, 16];
const TBT_MS = 20;

const paintTarget = (path: string): number => (path.startsWith('/rep-access') ? 1.1 : 1.05);

interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time: CPU time of the page's main thread beyond 50 ms per task, from the first byte. */
  tbt: number;
}

async function load(browser: Browser, address: string, processor: number): Promise<Load> {
  const measure = async (page: Page): Promise<Load> => {
    await watchPage(page);
    const tasks = await getTasks(browser, async () => {
      await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
      await untilQuiet(page, 1_500);
    });
    const { fcp, lcp, cls } = await seenBy(page);
    return { fcp, lcp, cls, tbt: tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0) };
  };
  return withPhone(browser, measure, { cpuSlowdown: processor, line: SLOW_4G });
}

interface Pair {
  page: Load;
  floor: Load;
}

function medians(loads: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map((each) => each[figure]));
  return { fcp: of('fcp'), lcp: of('lcp'), cls: Math.max(...loads.map(({ cls }) => cls)), tbt: of('tbt') };
}

/** Whether the medians of the two sides differ by more than the runs of either side do. */
function disagree({ page, floor }: Record<keyof Pair, Load[]>): boolean {
  return (['fcp', 'lcp', 'tbt'] as const).some((figure) => {
    const [one, other] = [page, floor].map((loads) => loads.map((each) => each[figure]));
    if (!one || !other) return false;
    return Math.abs(median(one) - median(other)) > Math.max(spread(one), spread(other));
  });
}

/**
 * Alternates between a page and its floor, so that other load on the machine affects both. Measures twice as
 * often when the two disagree.
 */
async function compare(
  browser: Browser,
  page: string,
  floor: string,
  processor: number,
  runs: number,
): Promise<Pair> {
  const loads: { page: Load[]; floor: Load[] } = { page: [], floor: [] };
  for (let run = 0; run < runs || (run < 2 * runs && disagree(loads)); run++) {
    loads.page.push(await load(browser, page, processor));
    loads.floor.push(await load(browser, floor, processor));
  }
  return { page: medians(loads.page), floor: medians(loads.floor) };
}

function paintRow(path: string, { page, floor }: Pair): string[] {
  const target = paintTarget(path);
  const worst = Math.max(page.fcp / floor.fcp, page.lcp / floor.lcp);
  return [
    path,
    inMs(page.fcp),
    inMs(floor.fcp),
    inTimes(page.fcp, floor.fcp),
    inMs(page.lcp),
    inMs(floor.lcp),
    inTimes(page.lcp, floor.lcp),
    `≤ ${target.toFixed(2)} ${verdict(worst, target)}`,
    page.cls.toFixed(3),
    verdict(page.cls, 0),
  ];
}

const blockedRow = (path: string, processor: number, { page, floor }: Pair): string[] => [
  path,
  `${processor}x`,
  inMs(page.tbt),
  inMs(floor.tbt),
  inTimes(page.tbt, floor.tbt),
  // Either is enough: of a small floor, one short task is several times as much.
  page.tbt <= floor.tbt + TBT_MS ? 'met' : verdict(page.tbt / floor.tbt, 1.5),
];

const words = ({ fcp, lcp, tbt }: Load): string => `FCP ${inMs(fcp)}, LCP ${inMs(lcp)}, TBT ${inMs(tbt)} ms`;

/**
 * First and largest paint, layout shift and blocking time of built pages, each compared to its floor in the
 * same run.
 */
export const pages: Benchmark = async ({ runs, dist, pages: chosen, processors }) => {
  const folder = await siteToMeasure(dist);
  const paths = chosen.length > 0 ? chosen : PAGES;
  const rates = processors.length > 0 ? processors : PROCESSORS;
  const count = runs || RUNS;
  const browser = await openBrowser();
  const site = await serveFiles(folder);
  const floor = await makeFloor(folder, paths);
  const bare = await serveFiles(floor.folder);
  const paints: string[][] = [];
  const blocked: string[][] = [];
  try {
    for (const path of paths) {
      for (const processor of rates) {
        const pair = await compare(browser, site.url + path, bare.url + path, processor, count);
        if (processor === rates[0]) paints.push(paintRow(path, pair));
        blocked.push(blockedRow(path, processor, pair));
        console.log(`${path} on ${processor}x: ${words(pair.page)}; floor: ${words(pair.floor)}`);
      }
    }
  } finally {
    await browser.close();
    await Promise.all([site.close(), bare.close()]);
    await floor.remove();
  }
  printTable(
    [
      `slow 4G, 4x, medians of ${count}`,
      'FCP',
      'floor',
      'ratio',
      'LCP',
      'floor',
      'ratio',
      'target',
      'CLS',
      '0',
    ],
    paints,
  );
  printTable(
    [`blocked ms, medians of ${count}`, 'processor', 'TBT', 'floor', 'ratio', `≤ 1.5, or ≤ ${TBT_MS} more`],
    blocked,
  );
};
