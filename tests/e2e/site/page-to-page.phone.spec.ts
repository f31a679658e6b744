import type { Page } from '@playwright/test';
import { holdApp, openAlive, waitUntilHydrated } from '../support/page/site-pages.ts';
import { expect, test } from '../support/test.ts';

const link = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a link that is tapped twice opens its page once, with its styles', async ({ page }) => {
  await openAlive(page, '/');
  await link(page, '/process').evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('link[rel=stylesheet][href*="styles-"]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await link(page, '/process').click();
  await expect(page).toHaveURL(/\/process$/);
  await link(page, '/').evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/process$/);
});

test('a page whose code cannot be loaded leaves the page as it is, says so, and opens when it can', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED|Failed to fetch/);
  await openAlive(page, '/');
  const before = await heading(page).textContent();
  await page.route('**/assets/process-*.js', (route) => route.abort());
  await link(page, '/process').tap();
  const note = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(note).toBeVisible();
  await expect(heading(page)).toHaveText(before ?? '');
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).not.toHaveText(before ?? '');
  await expect(note).toBeHidden();
});

test('a document whose styles cannot be loaded stays as it is, says so, and comes alive when they can', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED|Failed to fetch/);
  await page.route('**/assets/styles-*.css', (route) => route.abort());
  await page.goto('/');
  const note = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(note).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await waitUntilHydrated(page);
  await expect(note).toBeHidden();
  const hasStyles = () => [...document.styleSheets].some(({ href }) => href?.includes('/assets/styles-'));
  expect(await page.evaluate(hasStyles)).toBe(true);
});

test('a page that is opened by its address is at its top, whatever was left in this tab', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAlive(page, '/');
  await page.locator('main a[href="/process"]').first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => window.scrollY > 100);
  await openAlive(page, '/about');
  await page.locator('main a[href^="/"]').first().tap();
  await expect(page).not.toHaveURL(/about/);
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('going back shows the page at the height where it was left, also after a reload', async ({ page }) => {
  const process = page.locator('main a[href="/process"]').first();
  await openAlive(page, '/');
  await process.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await process.tap();
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

test('going back from another document shows the page where it was left, even if the browser restores nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    history.scrollRestoration = 'manual';
  });
  await openAlive(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await openAlive(page, '/about');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test('a visitor who scrolls to the top after a reload, before the app runs, stays there', async ({
  page,
}) => {
  await openAlive(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const letGo = await holdApp(page);
  await page.reload();
  await page.waitForFunction(() => window.scrollY === 1500);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  letGo();
  await waitUntilHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
