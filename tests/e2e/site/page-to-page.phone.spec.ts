import type { Page, Request } from '@playwright/test';
import { openAlive, saveData } from '../support/page/site-pages.ts';
import { expect, test } from '../support/test.ts';

const link = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const PAGE_FILES = /\/assets\/pages-/;

declare global {
  interface Window {
    fades: number;
  }
}

/** Counts the fades that the page asks the browser for. */
const countFades = (page: Page) =>
  page.addInitScript(() => {
    window.fades = 0;
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function count(draw) {
      window.fades += 1;
      return start.call(this, draw);
    };
  });

test('a text page whose link was on the screen opens without a connection', async ({
  page,
  context,
  faults,
}) => {
  await openAlive(page, '/');
  const fetched = page.waitForResponse(/\/process\.txt$/);
  await link(page, '/process').scrollIntoViewIfNeeded();
  await (await fetched).finished();
  faults.expectOffline();
  await context.setOffline(true);
  await link(page, '/process').tap();
  await expect(page).toHaveURL(/\/process$/);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('#static-page section').last()).toBeAttached();
});

test('a page with a form whose link was on the screen opens without a connection', async ({
  page,
  context,
  faults,
}) => {
  const asked = page.waitForRequest(/\/schedule-[\w-]+\.js$/);
  await openAlive(page, '/');
  // Once the page's code has run: the test's routes switch the browser's cache off.
  const code = (await asked).url();
  await page.evaluate(`import(${JSON.stringify(code)}).then(() => undefined)`);
  faults.expectOffline();
  await context.setOffline(true);
  await link(page, '/schedule').tap();
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(page.locator('main form [name="name"]')).toBeVisible();
});

const isStyled = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return sheets.length > 0 && sheets.every(({ media, sheet }) => media === 'all' && sheet !== null);
  });

test('a link that is tapped twice opens its page once, with its styles', async ({ page }) => {
  await saveData(page);
  await openAlive(page, '/');
  await link(page, '/process').evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(heading(page)).toBeFocused();
  expect(await isStyled(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a text page whose styles are late, or failed at first, is opened with them', async ({
  page,
  faults,
}) => {
  await saveData(page);
  await openAlive(page, '/');
  faults.expect(/ERR_FAILED|Failed to fetch/);
  await page.route('**/assets/styles-*.css', (route) => route.abort());
  let failures = 0;
  // The stylesheet, and then the same file as the app asks why.
  const failed = page.waitForEvent('requestfailed', (request) => {
    if (request.url().endsWith('.css')) failures += 1;
    return failures === 2;
  });
  const fetched = page.waitForResponse(/\/process\.txt$/);
  await link(page, '/process').dispatchEvent('pointerover');
  await Promise.all([failed, fetched]);
  await page.unrouteAll();
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/styles-*.css', async (route) => {
    await gate;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/styles-*.css');
  await link(page, '/process').tap();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  letGo();
  await expect(heading(page)).toBeFocused();
  expect(await isStyled(page)).toBe(true);
});

test('a page that is opened by its address is at its top, whatever was left in this tab', async ({
  page,
}) => {
  await openAlive(page, '/');
  await link(page, '/process').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => window.scrollY > 100);
  await openAlive(page, '/about');
  await link(page, '/')
    .or(page.locator('a[href="/process"]'))
    .first()
    .evaluate((element: HTMLElement) => {
      element.click();
    });
  await expect(page).not.toHaveURL(/about/);
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('for a visitor who saves data, a page is fetched when its link is tapped, and no other', async ({
  page,
}) => {
  await saveData(page);
  const fetched: string[] = [];
  page.on('request', (request: Request) => {
    if (PAGE_FILES.test(request.url())) fetched.push(request.url().replace(/.*\//, ''));
  });
  await openAlive(page, '/');
  await link(page, '/process').tap();
  await expect(page).toHaveURL(/\/process$/);
  await expect(heading(page)).toBeFocused();
  await link(page, '/services')
    .or(page.locator('footer a[href="/services"]'))
    .first()
    .scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual(['process.txt']);
});

test('going back shows the page at the height where it was left, also after a reload', async ({ page }) => {
  await openAlive(page, '/');
  await link(page, '/process').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await link(page, '/process').tap();
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);

  await page.goForward();
  await expect(page).toHaveURL(/\/process$/);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('the browser fades to a page that is opened, but not back, and not where motion is unwelcome', async ({
  page,
}) => {
  await countFades(page);
  await openAlive(page, '/');
  const open = async (path: string) => {
    await link(page, path).tap();
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  };
  await open('/process');
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  expect(await page.evaluate(() => window.fades)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/process');
  expect(await page.evaluate(() => window.fades)).toBe(1);
});
