import type { Browser, Page } from '@playwright/test';
import { type Loop, serveLoop, signIn } from '../browser/loop.ts';
import { type Line, openBrowser, ROUND_TRIP_150, SLOW_4G, withPhone } from '../browser/phone.ts';
import { siteToMeasure } from '../browser/site.ts';
import { inMs, median } from '../figures.ts';
import { type Benchmark, printTable, verdict } from '../report.ts';

const RUNS = 5;
const PROCESSOR = 4;
const BATCH = 'Palm Bay squall line';
const USEFUL_MS = 1_600;
/** The page's own work on a 4x slower processor, next to the round trip. */
const DRAWING_MS = 100;

interface Opening {
  /** From the request of the document, in ms. */
  painted: number;
  useful: number;
  /** From the key to the lead, in ms. The hub has no lead. */
  lead: number;
}

/** What is watched for, and when it was there, in ms since the document was asked for. */
const BATCHES = `main a, [name=batch] option`;
const LEAD = 'textarea[name=notes]';

/** Runs in the page before its scripts: notes when an element with this text is there, to the frame. */
function noteWhenThere({ selector, text }: { selector: string; text: string }): void {
  const look = () => {
    const found = [...document.querySelectorAll(selector)].some((each) => each.textContent?.includes(text));
    if (!found) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark(selector));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** When it was there; not by a locator, which looks every half second only. */
async function whenThere(page: Page, selector: string): Promise<number> {
  const mark = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    selector,
  );
  return Number(await mark.jsonValue());
}

async function measureOpening(page: Page, url: string, path: string): Promise<Opening> {
  await page.addInitScript(noteWhenThere, { selector: BATCHES, text: BATCH });
  await page.goto(url + path, { waitUntil: 'commit' });
  const useful = await whenThere(page, BATCHES);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  if (!path.endsWith('worklist')) return { painted, useful, lead: Number.NaN };
  await page.locator('[name=batch]').selectOption({ label: BATCH });
  await page.evaluate(noteWhenThere, { selector: LEAD, text: '' });
  await page.evaluate(() => document.addEventListener('keydown', () => performance.mark('key'), true));
  await page.locator('body').press('n');
  return { painted, useful, lead: (await whenThere(page, LEAD)) - (await whenThere(page, 'key')) };
}

/** A rep with a session and an empty cache, as after a new version. */
async function openAs(browser: Browser, loop: Loop, stored: string, path: string, line: Line) {
  return withPhone(
    browser,
    async (page, context) => {
      await context.addInitScript(`localStorage.setItem('repAuth', ${JSON.stringify(stored)})`);
      return measureOpening(page, loop.url, path);
    },
    { cpuSlowdown: PROCESSOR, line },
  );
}

const readSession = (browser: Browser, { url, demoRep }: Loop): Promise<string> =>
  withPhone(browser, async (page) => {
    await signIn(page, url, demoRep);
    return page.evaluate(() => localStorage.getItem('repAuth') ?? '');
  });

/** When a signed-in rep who opens a page on a slow phone sees the batches, and then the first lead. */
export const useful: Benchmark = async ({ runs, dist }) => {
  const loop = await serveLoop(await siteToMeasure(dist));
  const browser = await openBrowser();
  const rows: string[][] = [];
  try {
    const stored = await readSession(browser, loop);
    for (const line of [ROUND_TRIP_150, SLOW_4G]) {
      for (const path of ['/rep-access/hub', '/rep-access/worklist']) {
        const openings: Opening[] = [];
        for (let run = 0; run < (runs || RUNS); run++)
          openings.push(await openAs(browser, loop, stored, path, line));
        const of = (figure: keyof Opening) => median(openings.map((each) => each[figure]));
        rows.push([
          path,
          line.name,
          inMs(of('painted')),
          inMs(of('useful')),
          line === ROUND_TRIP_150 ? verdict(of('useful'), USEFUL_MS) : '–',
          inMs(of('lead')),
          Number.isNaN(of('lead')) ? '–' : verdict(of('lead'), line.latency + DRAWING_MS),
        ]);
        console.log(rows.at(-1)?.join('  '));
      }
    }
  } finally {
    await browser.close();
    await loop.close();
  }
  printTable(
    [
      `${PROCESSOR}x, medians of ${runs || RUNS}, ms`,
      'line',
      'first paint',
      'batches',
      `≤ ${USEFUL_MS}`,
      'first lead',
      'one round trip',
    ],
    rows,
  );
};
