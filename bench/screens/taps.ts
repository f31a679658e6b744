import type { Browser } from '@playwright/test';
import { openUntilPaint } from '#tests/e2e/support/page/first-paint.ts';
import { openBrowser, SLOW_4G, withPhone } from '../browser/phone.ts';
import { serveFiles, siteToMeasure } from '../browser/site.ts';
import { seenBy, untilQuiet, watchPage } from '../browser/watch.ts';
import { inMs, median } from '../figures.ts';
import { type Benchmark, printTable } from '../report.ts';

const TIMES = 10;
const PROCESSOR = 6;
const AFTER_PAINT_MS = 200;
/** Tall enough to show content far down the page without scrolling. */
const TALL = 9_000;

interface Target {
  name: string;
  path: string;
  /** Element to tap: the first visible match. */
  selector: string;
  /** Matches once the tap has worked, and must still match after the app runs. */
  worked: string;
  leadsTo?: RegExp;
  height?: number;
}

const TARGETS: readonly Target[] = [
  { name: 'menu', path: '/', selector: '[popovertarget="site-menu"]', worked: '#site-menu:popover-open' },
  { name: 'disclosure', path: '/', selector: 'details > summary', worked: 'details[open]', height: TALL },
  {
    name: 'slot, schedule',
    path: '/schedule',
    selector: '[data-replay^="slot-"]',
    worked: 'form [name="apptDate"]',
    leadsTo: /\/schedule\/book/,
    height: TALL,
  },
  {
    name: 'slot, booking',
    path: '/schedule/book',
    selector: '[data-replay^="slot-"]',
    worked: '[data-slot][aria-pressed="true"]',
    height: TALL,
  },
  {
    name: 'submit, contact',
    path: '/contact',
    selector: 'main form [type="submit"]',
    worked: 'main form [aria-invalid="true"]',
    height: TALL,
  },
  {
    name: 'submit, sign in',
    path: '/rep-access',
    selector: 'main form [type="submit"]',
    worked: 'main [role="alert"]:not(:empty)',
  },
];

interface Place {
  x: number;
  y: number;
}

/** Finds the position to tap in advance on the same screen, so that the tap itself loses no time. */
async function getPlace(browser: Browser, url: string, { path, selector, height }: Target): Promise<Place> {
  const place = await withPhone(
    browser,
    async (page) => {
      await page.goto(url + path);
      await page.locator(selector).first().waitFor();
      return page.evaluate((wanted) => {
        for (const element of document.querySelectorAll(wanted)) {
          const { x, y, width, height } = element.getBoundingClientRect();
          if (width > 0 && height > 0) return { x: x + width / 2, y: y + height / 2 };
        }
        return null;
      }, selector);
    },
    { cpuSlowdown: 1, height },
  );
  if (!place) throw new Error(`There is nothing to tap: ${selector} on ${path}.`);
  return place;
}

interface Tap {
  worked: boolean;
  /** Time from the first paint until the page received the tap, in ms. */
  afterMs: number;
}

async function tapEarly(browser: Browser, url: string, target: Target, place: Place): Promise<Tap> {
  const { path, worked, leadsTo, height } = target;
  return withPhone(
    browser,
    async (page) => {
      await watchPage(page);
      await openUntilPaint(page, url + path, AFTER_PAINT_MS);
      await page.touchscreen.tap(place.x, place.y);
      const { fcp, touchedAt } = await seenBy(page);
      const isThere = await page
        .locator(worked)
        .first()
        .waitFor({ state: 'attached', timeout: 30_000 })
        .then(() => true)
        .catch(() => false);
      await untilQuiet(page, 1_000);
      const isStillThere = (await page.locator(worked).count()) > 0;
      const isPlace = leadsTo === undefined || leadsTo.test(page.url());
      return { worked: isThere && isStillThere && isPlace, afterMs: touchedAt - fcp };
    },
    { cpuSlowdown: PROCESSOR, line: SLOW_4G, height },
  );
}

/** Taps 200 ms after the first paint on a slow phone and counts how many taps worked. */
export const taps: Benchmark = async ({ runs, dist }) => {
  const site = await serveFiles(await siteToMeasure(dist));
  const browser = await openBrowser();
  const rows: string[][] = [];
  const broken: string[] = [];
  try {
    for (const target of TARGETS) {
      const seen: Tap[] = [];
      const place = await getPlace(browser, site.url, target);
      for (let time = 0; time < (runs || TIMES); time++) {
        seen.push(await tapEarly(browser, site.url, target, place));
      }
      const worked = seen.filter((tap) => tap.worked).length;
      rows.push([
        target.name,
        target.path,
        `${worked} of ${seen.length}`,
        inMs(median(seen.map((tap) => tap.afterMs))),
      ]);
      console.log(`${target.name}: ${worked} of ${seen.length}`);
      if (worked < seen.length)
        broken.push(`${seen.length - worked} of ${seen.length} taps were lost: ${target.name}`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  printTable([`tap on a ${PROCESSOR}x slower processor, slow 4G`, 'page', 'worked', 'after paint, ms'], rows);
  if (broken.length > 0) throw new Error(broken.join('\n'));
};
