import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Loop, serveLoop, signIn } from './browser/loop.ts';
import { openBrowser, withPhone } from './browser/phone.ts';
import { siteToMeasure } from './browser/site.ts';
import { stormList } from './browser/storm-list.ts';
import { getTasks } from './browser/trace.ts';
import { seenBy, watchPage } from './browser/watch.ts';
import { inMs, quantile, timed } from './figures.ts';
import { type Benchmark, printTable, verdict } from './report.ts';

const ROWS = 50_000;
const LONGEST_MS = 50;
/** Interval between clicks while the page works, in ms. */
const CLICK_EVERY_MS = 200;
/** In ms. Sending a file of this size to the real script takes minutes. */
const PATIENCE_MS = 1_200_000;

declare global {
  interface Window {
    benchClicks: number[];
  }
}

/**
 * Runs in the page: records the time from each click to the next paint, in ms; 0 when it is below a frame.
 */
function watchClicks(): void {
  window.benchClicks = [];
  addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => window.benchClicks.push(performance.now() - timeStamp))),
    true,
  );
}

const getWidths = (bars: Element[]): string[] => bars.map((bar) => bar.getAttribute('width') ?? '');

/** Clicks through the manager's screen until `work` ends. @returns the progress values it saw */
async function clickingThrough(page: Page, work: Promise<unknown>): Promise<Set<string>> {
  const shares = new Set<string>();
  let over = false;
  const end = work.finally(() => {
    over = true;
  });
  const nav = page.getByRole('navigation', { name: 'Manage' });
  while (!over) {
    for (const part of ['Export', 'Import']) await nav.getByRole('link', { name: part }).click();
    for (const width of await page.locator('main rect').evaluateAll(getWidths)) shares.add(width);
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, CLICK_EVERY_MS))]);
  }
  await end;
  return shares;
}

interface Stage {
  name: string;
  begin: () => Promise<unknown>;
  /** Resolves when the stage has ended. Called before `begin`. */
  end: () => Promise<unknown>;
}

async function measure(browser: Browser, page: Page, { name, begin, end }: Stage): Promise<string[]> {
  await page.evaluate(() => {
    window.benchSeen.tasks.length = 0;
    window.benchClicks.length = 0;
  });
  let shares = new Set<string>();
  let ms = 0;
  const owned = await getTasks(browser, async () => {
    ms = await timed(async () => {
      const over = end();
      await begin();
      shares = await clickingThrough(page, over);
    });
  });
  const { tasks } = await seenBy(page);
  const clicks = await page.evaluate(() => window.benchClicks);
  const [longest = Number.NaN] = owned;
  return [
    name,
    (ms / 1000).toFixed(1),
    inMs(longest),
    String(owned.filter((each) => each > LONGEST_MS).length),
    verdict(longest, LONGEST_MS),
    inMs(Math.max(0, ...tasks.map((task) => task.ms))),
    String(clicks.length),
    inMs(quantile(clicks, 1)),
    String(shares.size),
  ];
}

async function run(
  browser: Browser,
  { url, manager }: Loop,
  added: number,
  file: string,
  processor: number,
): Promise<string[][]> {
  return withPhone(browser, async (page, context) => {
    await watchPage(page);
    await page.addInitScript(watchClicks);
    await signIn(page, url, manager);
    await page.goto(`${url}/rep-access/manage?view=import`);
    await page.getByLabel('Choose a CSV file').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
    const shown = (text: string | RegExp) =>
      page.getByText(text).waitFor({ timeout: PATIENCE_MS, state: 'attached' });
    const n = (count: number) => count.toLocaleString('en-US');
    const stages: Stage[] = [
      {
        name: 'reading, checking, preview',
        begin: () => page.getByLabel('Choose a CSV file').setInputFiles(file),
        end: () => shown(`${n(added)} of ${n(ROWS)} rows can be added.`),
      },
      {
        name: 'asking for known numbers',
        begin: () => Promise.resolve(),
        end: () =>
          page
            .getByRole('button', { name: `Add ${n(added)} leads` })
            .waitFor({ timeout: PATIENCE_MS, state: 'attached' }),
      },
      {
        name: 'sending, to the last answer',
        begin: () => page.getByRole('button', { name: `Add ${n(added)} leads` }).click(),
        end: () => shown('Import finished'),
      },
      {
        name: 'file of the rows not added',
        begin: () => page.getByRole('button', { name: /^Download the rows/ }).click(),
        end: () => page.waitForEvent('download', { timeout: PATIENCE_MS }),
      },
    ];
    const rows: string[][] = [];
    for (const stage of stages) {
      const row = [`${processor}x`, ...(await measure(browser, page, stage))];
      console.log(row.join('  '));
      rows.push(row);
    }
    return rows;
  });
}

/**
 * Selects a CSV file of 50,000 rows on the manager's screen and sends it to the embedded backend while
 * clicking on that screen. The longest task is measured in CPU time, which other programs do not affect.
 */
export const importing: Benchmark = async ({ dist, processors }) => {
  const folder = await siteToMeasure(dist);
  const list = stormList(ROWS);
  // On disk, like a manager's file: building it from bytes in the page would add work to the page.
  const temporary = await mkdtemp(join(tmpdir(), 'bench-import-'));
  const file = join(temporary, 'Storm list.csv');
  await writeFile(file, list.csv);
  console.log(`${ROWS} rows, ${(list.csv.length / 2 ** 20).toFixed(1)} MB`);
  const browser = await openBrowser();
  const rows: string[][] = [];
  try {
    for (const processor of processors.length > 0 ? processors : [1]) {
      const loop = await serveLoop(folder);
      try {
        rows.push(...(await run(browser, loop, list.added, file, processor)));
      } finally {
        await loop.close();
      }
    }
  } finally {
    await browser.close();
    await rm(temporary, { recursive: true });
  }
  printTable(
    [
      'processor',
      `${ROWS} rows`,
      'seconds',
      'longest task, ms',
      `tasks > ${LONGEST_MS} ms`,
      `≤ ${LONGEST_MS}`,
      'by the clock',
      'clicks',
      'slowest click, ms',
      'progress seen',
    ],
    rows,
  );
};
