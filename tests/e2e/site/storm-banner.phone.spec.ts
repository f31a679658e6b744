import type { Page } from '@playwright/test';
import { anAlert } from '#tests/builders/weather-alert.ts';
import { alertAnswer } from '#tests/e2e/support/page/guarded-page.ts';
import { moves, painted } from '#tests/e2e/support/page/layout-shifts.ts';
import { openAlive } from '#tests/e2e/support/page/site-pages.ts';
import { axeFindings, getOverflow } from '#tests/e2e/support/page/well-made.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ viewport: { width: 390, height: 640 } });

const banner = (page: Page) => page.getByRole('region', { name: 'Storm alert' });

/** Answers the National Weather Service's questions from now on, and counts them. */
async function issue(page: Page, ...alerts: readonly unknown[]): Promise<() => number> {
  let asked = 0;
  await page.route('https://api.weather.gov/**', async (route) => {
    asked += 1;
    await route.fulfill(alertAnswer(...alerts));
  });
  return () => asked;
}

const topOf = async (page: Page, name: string): Promise<number | undefined> =>
  (await page.getByRole('link', { name }).first().boundingBox())?.y;

test('nothing moves when a page learns of an alert, and scrolling up shows what the banner covers', async ({
  page,
}) => {
  let answer = () => {};
  const delayed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('https://api.weather.gov/**', async (route) => {
    await delayed;
    await route.fulfill(alertAnswer(anAlert('Hurricane Warning', { ends: null })));
  });
  const question = page.waitForRequest('https://api.weather.gov/**');
  await openAlive(page, '/');
  await question;
  const before = await topOf(page, 'Request Inspection');
  answer();
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await painted(page);
  expect(await topOf(page, 'Request Inspection')).toBe(before);
  expect(await moves(page)).toEqual([]);

  await page.evaluate(() => window.scrollTo(0, 0));
  const covered = await banner(page).boundingBox();
  const heading = await page.getByText('24/7 emergency roof tarping').first().boundingBox();
  expect(heading?.y).toBeGreaterThan((covered?.y ?? 0) + (covered?.height ?? 0));
  expect(await axeFindings(page)).toEqual([]);
});

test('nothing moves for a visitor who is reading further down', { tag: '@nightly' }, async ({ page }) => {
  await page.route('https://api.weather.gov/**', async (route) => {
    await page.evaluate(() => window.scrollTo(0, 900));
    await painted(page);
    await route.fulfill(alertAnswer(anAlert()));
  });
  await openAlive(page, '/services');
  await expect(banner(page)).toBeAttached();
  await painted(page);
  expect(await moves(page)).toEqual([]);
  await expect(banner(page)).not.toBeInViewport();
});

for (const [path, width, tag] of [
  ['/', 320, []],
  ['/contact', 1280, ['@nightly']],
] as const) {
  const title = `the next page has its room from the first paint, fits and covers nothing: ${path} on ${width} pixels`;
  test(title, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const asked = await issue(page, anAlert('Severe Thunderstorm Warning'), anAlert('Tornado Watch'));
    await openAlive(page, '/about');
    await expect(banner(page)).toBeVisible();
    await openAlive(page, path);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await painted(page);
    expect(await moves(page)).toEqual([]);
    const end = await banner(page).evaluate((element) => element.getBoundingClientRect().bottom);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(end);
    expect(await getOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(asked()).toBe(1);
  });
}

test('a dismissed banner gives its room back, here and on the next page', async ({ page }) => {
  await issue(page, anAlert());
  await openAlive(page, '/about');
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await openAlive(page, '/');
  await expect(banner(page)).toBeHidden();
  const slot = page.locator('[aria-live="polite"]').first();
  expect(await slot.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
});

test('the room of an alert that was lifted goes when it is out of sight, and nothing moves', {
  tag: '@nightly',
}, async ({ page }) => {
  await issue(page, anAlert());
  await openAlive(page, '/services');
  await expect(banner(page)).toBeVisible();
  // Ten minutes later.
  await page.evaluate(() => {
    const storedAnswer = JSON.parse(localStorage.getItem('stormAnswer') ?? '');
    localStorage.setItem('stormAnswer', JSON.stringify({ ...storedAnswer, askedAt: 0 }));
  });
  await issue(page);
  await openAlive(page, '/services');
  const slot = page.locator('[aria-live="polite"]').first();
  const heightOf = () => slot.evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stormUntil'))).toBeNull();
  expect(await heightOf()).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(heightOf).toBe(0);
  await painted(page);
  expect(await moves(page)).toEqual([]);
});

test('the menu opens over the banner, and the keyboard goes from the bar to the banner to the page', {
  tag: '@nightly',
}, async ({ page }) => {
  await issue(page, anAlert());
  await openAlive(page, '/contact');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Services', exact: true }).first().click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(banner(page)).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').last()).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('banner').getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toBeFocused();
});

test('a field being filled in is never under the banner', { tag: '@nightly' }, async ({ page }) => {
  await issue(page, anAlert('Hurricane Warning', { ends: null }), anAlert('Tornado Warning'));
  await openAlive(page, '/schedule');
  await expect(banner(page)).toBeVisible();
  const fields = page.getByRole('main').getByRole('textbox');
  for (const field of await fields.all()) {
    await field.focus();
    const isOnTop = await field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  }
});
