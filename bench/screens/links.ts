import type { Browser, Page } from '@playwright/test';
import { openBrowser, SLOW_4G, withPhone } from '../browser/phone.ts';
import { serveFiles, siteToMeasure } from '../browser/site.ts';
import { untilQuiet, watchPage } from '../browser/watch.ts';
import { inMs, median, spread } from '../figures.ts';
import { type Benchmark, printTable, verdict } from '../report.ts';

const RUNS = 5;
const PROCESSOR = 4;
/** From the finger's lift to the next page, when its link was on the screen. */
const IN_SIGHT_MS = 100;
/** How long a link is on the screen before it is tapped. */
const READ_MS = 4_000;
/** How long a finger stays on the screen. */
const PRESS_MS = 80;

interface Way {
  from: string;
  to: string;
  /** Whether the link is tapped as soon as it is on the screen. */
  isSudden?: boolean;
  /** Whether the device asks for less motion, so that the pages do not fade. */
  isStill?: boolean;
}

const WAYS: readonly Way[] = [
  { from: '/', to: '/schedule' },
  { from: '/', to: '/process' },
  { from: '/service-area', to: '/palm-bay' },
  { from: '/', to: '/schedule', isStill: true },
  { from: '/', to: '/process', isStill: true },
  { from: '/service-area', to: '/palm-bay', isStill: true },
  { from: '/', to: '/process', isSudden: true },
  { from: '/', to: '/service-area', isSudden: true },
];

interface Opening {
  /** From the finger's lift to the next page's first frame, in ms. */
  opened: number;
  /** From the press of back to the earlier page's first frame, in ms. */
  back: number;
  /** How far from where it was left the earlier page is, in px. */
  off: number;
}

/** Runs in the page: marks the start of what the visitor does, and the frame that shows another heading. */
function markNext(): void {
  performance.clearMarks();
  const start = () => performance.mark('start');
  addEventListener('pointerup', start, { capture: true, once: true });
  addEventListener('popstate', start, { capture: true, once: true });
  const getHeading = () => document.querySelector('h1')?.textContent;
  const before = getHeading();
  const observer = new MutationObserver(() => {
    if ((getHeading() ?? before) === before) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('painted');
      port2.postMessage(0);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

async function timeNext(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(markNext);
  await act();
  const getMark = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
  const painted = await page.waitForFunction(getMark, 'painted', { polling: 50 });
  return Number(await painted.jsonValue()) - Number(await page.evaluate(getMark, 'start'));
}

/** Brings the link onto the screen and returns its center. */
async function showLink(page: Page, to: string): Promise<{ x: number; y: number }> {
  const place = await page.evaluate((path) => {
    for (const link of document.querySelectorAll(`:is(main, footer) a[href="${path}"]`)) {
      if (!link.checkVisibility()) continue;
      const { top, bottom } = link.getBoundingClientRect();
      if (top < 80 || bottom > innerHeight) link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  }, to);
  if (!place) throw new Error(`There is no link to ${to}.`);
  return place;
}

async function tap(page: Page, place: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await page.waitForTimeout(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function open(browser: Browser, url: string, way: Way): Promise<Opening> {
  return withPhone(
    browser,
    async (page) => {
      await page.emulateMedia({ reducedMotion: way.isStill ? 'reduce' : 'no-preference' });
      await watchPage(page);
      await page.goto(url + way.from);
      await page.locator('header[data-opaque]').waitFor();
      // A second later the browser has a copy of the whole site.
      await untilQuiet(page, way.isSudden ? 500 : READ_MS);
      const place = await showLink(page, way.to);
      if (!way.isSudden) await page.waitForTimeout(READ_MS);
      const left = await page.evaluate(() => scrollY);
      const opened = await timeNext(page, () => tap(page, place));
      await untilQuiet(page, 1_000);
      const back = await timeNext(page, () => page.evaluate(() => history.back()));
      const off = Math.abs((await page.evaluate(() => scrollY)) - left);
      return { opened, back, off };
    },
    { cpuSlowdown: PROCESSOR, line: SLOW_4G },
  );
}

const describe = ({ isSudden, isStill }: Way) =>
  isSudden ? 'sudden' : isStill ? 'in sight, no fade' : 'in sight';

/** Opens pages by their links on a slow phone, and goes back. */
export const links: Benchmark = async ({ runs, dist, pages }) => {
  const site = await serveFiles(await siteToMeasure(dist));
  const browser = await openBrowser();
  const ways = WAYS.filter(({ to }) => pages.length === 0 || pages.includes(to));
  const seen = ways.map((way) => ({ way, openings: [] as Opening[] }));
  try {
    for (let run = 0; run < (runs || RUNS); run++) {
      for (const { way, openings } of seen) openings.push(await open(browser, site.url, way));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  printTable(
    [
      `link, ${PROCESSOR}x, ${SLOW_4G.name}`,
      'case',
      'opened, ms',
      'spread',
      'target',
      '',
      'back, ms',
      'off, px',
    ],
    seen.map(({ way, openings }) => {
      const all = (figure: keyof Opening) => openings.map((each) => each[figure]);
      // One answer, and then as long as a page that was there.
      const target = IN_SIGHT_MS + (way.isSudden ? SLOW_4G.latency : 0);
      const opened = median(all('opened'));
      const figures = [inMs(opened), inMs(spread(all('opened'))), inMs(target), verdict(opened, target)];
      return [
        `${way.from} to ${way.to}`,
        describe(way),
        ...figures,
        inMs(median(all('back'))),
        inMs(median(all('off'))),
      ];
    }),
  );
};
