import { expect, type Page } from '@playwright/test';
import { routes } from '#src/app/routes/routes.ts';

/** An address no row of the route table has. */
export const UNKNOWN_PATH = '/no/such/page';

const getAddress = (path: string): string => (path === '*' ? UNKNOWN_PATH : path);

/** Every page of the public site, the one for unknown addresses too, from the one route table. */
export const sitePaths: readonly string[] = routes
  .filter(({ area }) => area === 'site')
  .map(({ path }) => getAddress(path));

/** The pages a visitor without a session stays on: the public site, and the doors of the rep area. */
export const openPaths: readonly string[] = routes
  .filter(({ needs }) => !needs)
  .map(({ path }) => getAddress(path));

/** Every path that has a page of its own. */
export const routePaths: readonly string[] = routes.map(({ path }) => path).filter((path) => path !== '*');

/** Waits until the app has taken over the page that stands open: only it tells the bar how far the page is scrolled. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveAttribute('data-opaque', /true|false/);
}

/** Opens a path and waits until the app runs. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

const APP_FILES = '**/assets/*.js';

/** Holds the app's files back, as a bad network does. @returns what lets them through */
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

/** Lets none of the app's files arrive. */
export async function loseApp(page: Page): Promise<void> {
  await page.route(APP_FILES, (route) => route.abort());
}
