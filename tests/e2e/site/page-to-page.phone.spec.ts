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
  const fetched = page.waitForResponse(/\/forms-[\w-]+\.js$/);
  await openAlive(page, '/');
  await (await fetched).finished();
  await page.waitForLoadState('networkidle');
  faults.expectOffline();
  await context.setOffline(true);
  await link(page, '/schedule').tap();
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(page.locator('main form [name="name"]')).toBeVisible();
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
