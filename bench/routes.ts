import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { PageWeight } from '#build/limits/budgets.ts';
import { weighPages } from '#build/limits/weigh.ts';
import { documentAddress } from '#build/pages/site-files.ts';
import type { Route } from '#src/app/routes/route.ts';
import { routes as routeTable } from '#src/app/routes/routes.ts';
import { guardContext, PageFaults } from '#tests/e2e/support/page/guarded-page.ts';
import { waitUntilHydrated } from '#tests/e2e/support/page/site-pages.ts';
import { axeFindings, getOverflow } from '#tests/e2e/support/page/well-made.ts';
import { openBrowser } from './browser/phone.ts';
import { serveFiles, siteToMeasure } from './browser/site.ts';
import { countWords } from './browser/words.ts';
import { inTimes } from './figures.ts';
import { type Benchmark, printTable } from './report.ts';

const WIDTHS = [390, 1280] as const;

/**
 * Minimum share of a page's words in the prerendered document. The slots' dates, a fifth of /schedule, render
 * only with the app.
 */
const LEAST_PRERENDERED = 0.75;

const EXPECTED = /status of 404/;

interface View {
  title: string;
  axe: string[];
  overflow: number;
  faults: string[];
  live: number;
  sent: number;
  /** Whether the page redirected, so that its content now is another page's. */
  hasRedirected: boolean;
}

async function view(browser: Browser, url: string, path: string, html: string, width: number): Promise<View> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-US',
  });
  try {
    const faults = new PageFaults();
    if (path === '*') faults.expect(EXPECTED);
    // The compiler wraps functions in `__name`, which does not exist in the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    await guardContext(context, url, faults);
    const page = await context.newPage();
    const address = path === '*' ? '/no/such/page' : path;
    await page.goto(url + address);
    await waitUntilHydrated(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return {
      title: await page.title(),
      axe: await axeFindings(page),
      overflow: await getOverflow(page),
      ...(await countWords(page, html)),
      hasRedirected: page.url() !== url + address,
      faults: faults.unexpected(),
    };
  } finally {
    await context.close();
  }
}

const LOADER = /<script data-app="([^"]*)"[^>]*>([\s\S]*?)<\/script>/;

function getWeight({ path, area, isStatic }: Route, html: string, folder: string): PageWeight {
  const [, app = '', loader = ''] = LOADER.exec(html) ?? [];
  const [weight] = weighPages(
    [{ path, area, isStatic: isStatic, html, loader, scripts: app.split(' ') }],
    folder,
  );
  if (!weight) throw new Error(`${path} could not be weighed.`);
  return weight;
}

const inKb = (bytes: number): string => (bytes / 1000).toFixed(1);

function getFaults(path: string, width: number, seen: View): string[] {
  const share = seen.sent / seen.live;
  return [
    ...seen.axe.map((finding) => `axe, ${finding}`),
    ...seen.faults,
    ...(seen.overflow > 0 ? [`${seen.overflow} px wider than the screen`] : []),
    ...(!seen.hasRedirected && share < LEAST_PRERENDERED
      ? [`only ${share.toFixed(2)} of its words are prerendered`]
      : []),
  ].map((fault) => `${path} at ${width} px: ${fault}`);
}

/**
 * Opens every public page on a phone and a laptop, and reports axe findings, console errors and the share of
 * prerendered words.
 */
export const routes: Benchmark = async ({ dist, pages: chosen }) => {
  const folder = await siteToMeasure(dist);
  const site = await serveFiles(folder);
  const browser = await openBrowser();
  const rows: string[][] = [];
  const broken: string[] = [];
  try {
    for (const route of routeTable) {
      const { path, area } = route;
      if (area !== 'site' || (chosen.length > 0 && !chosen.includes(path))) continue;
      const html = await readFile(join(folder, documentAddress(path)), 'utf8');
      const views: View[] = [];
      for (const width of WIDTHS) {
        const seen = await view(browser, site.url, path, html, width);
        views.push(seen);
        broken.push(...getFaults(path, width, seen));
      }
      const { scriptBeforePaint, script } = getWeight(route, html, folder);
      const [phone] = views;
      if (!phone) continue;
      rows.push([
        path,
        views.map(({ axe }) => axe.length).join('/'),
        phone.hasRedirected ? `(leads on) ${phone.title}` : phone.title,
        String(phone.hasRedirected ? phone.sent : phone.live),
        `${inKb(scriptBeforePaint)}/${inKb(script)}`,
        phone.hasRedirected ? '–' : inTimes(phone.sent, phone.live),
        views.map(({ faults }) => faults.length).join('/'),
      ]);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  const columns = ['title', 'words in main', 'script kB before paint/in all', 'prerendered', 'console'];
  printTable([`route (${WIDTHS.join('/')} px)`, 'axe', ...columns], rows);
  return broken;
};
