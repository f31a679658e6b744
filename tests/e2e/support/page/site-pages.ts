import { expect, type Page } from '@playwright/test';
import { inLanguage, languageOf } from '#contract/page-address.ts';
import { sitePages } from '#src/content/site-map.ts';
import type { PageFaults } from './guarded-page.ts';

export const UNKNOWN_PATH = '/no/such/page';

const getAddress = (path: string): string => (path === '*' ? UNKNOWN_PATH : path);

/** Every public page, including the 404 page, from the route table. */
export const sitePaths: readonly string[] = sitePages
  .filter(({ area }) => area === 'site')
  .map(({ path }) => getAddress(path));

/** The same pages in Spanish. */
export const spanishPaths: readonly string[] = sitePaths.map((path) => inLanguage(path, 'en', 'es'));

/** Whether a page, in any language, has the statements of the law on insurance. */
export const hasDisclosure = (path: string): boolean =>
  sitePages.some(
    (page) => getAddress(page.path) === inLanguage(path, languageOf(path), 'en') && page.hasDisclosure,
  );

/** Pages that need no session: the public site and the rep area's sign-in pages. */
export const openPaths: readonly string[] = sitePages
  .filter(({ needs }) => !needs)
  .map(({ path }) => getAddress(path));

/** One page of each kind. `npm test` checks these; the nightly run checks the other pages, too. */
export const KINDS_OF_PAGE = {
  'the home page': '/',
  'a text page': '/process',
  'a city page': '/palm-bay',
  'the page with the map': '/service-area',
  'the schedule': '/schedule',
  'the booking page': '/schedule/book',
  'a form': '/contact',
  'a legal page': '/terms-of-service',
  'the 404 page': UNKNOWN_PATH,
};

/** The Spanish pages whose words are longest beside their room. */
const DAILY_IN_SPANISH: readonly string[] = ['/es', '/es/schedule/book', '/es/contact'];

/** The tag of a test of one page among many of its kind. */
export const tagOf = (path: string): string[] =>
  [...Object.values(KINDS_OF_PAGE), ...DAILY_IN_SPANISH].includes(path) ? [] : ['@nightly'];

/** Whether the host answers a path with a 404 page. */
export const isUnknown = (path: string): boolean => inLanguage(path, languageOf(path), 'en') === UNKNOWN_PATH;

/**
 * Waits until the page is hydrated: only the app sets `data-opaque` on the header, from the scroll position.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveAttribute('data-opaque', /true|false/);
}

export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(page);
}

/** Makes the visitor one who saves data, before the first page: no page is fetched before it is opened. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

const APP_FILES = '**/assets/*.js';

/** Blocks the app's files, like a bad network. @returns a function that releases them */
export async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(APP_FILES, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

export async function loseApp(page: Page, faults: PageFaults): Promise<void> {
  faults.expect(/ERR_FAILED|Failed to fetch/);
  await page.route(APP_FILES, (route) => route.abort());
}
