import type { Page } from '@playwright/test';
import { anAlert } from '#tests/builders/weather-alert.ts';
import { alertAnswer } from '#tests/e2e/support/page/guarded-page.ts';
import { moves, painted } from '#tests/e2e/support/page/layout-shifts.ts';
import { openAlive } from '#tests/e2e/support/page/site-pages.ts';
import { axeFindings, getOverflow } from '#tests/e2e/support/page/well-made.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ viewport: { width: 390, height: 640 } });

const banner = (page: Page) => page.getByRole('region', { name: /Storm alert|Alerta de tormenta/ });

/** Answers the National Weather Service's questions from now on, and counts them. */
async function issue(page: Page, ...alerts: readonly unknown[]): Promise<() => number> {
  let asked = 0;
  await page.route('https://api.weather.gov/**', async (route) => {
    asked += 1;
    await route.fulfill(alertAnswer(...alerts));
  });
  return () => asked;
}

/** The longest names, and one that is short. */
const ALERTS = ['Severe Thunderstorm Warning', 'Tornado Watch'];

for (const [path, width, tag] of [
  ['/', 390, []],
  ['/es/schedule', 320, []],
  ['/contact', 1280, []],
  ['/es', 360, ['@nightly']],
] as const) {
  const title = `nothing moves or is covered when a page learns of an alert: ${path} on ${width} pixels`;
  test(title, { tag: [...tag] }, async ({ page }) => {
    let answer = () => {};
    const delayed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.setViewportSize({ width, height: 640 });
    await page.route('https://api.weather.gov/**', async (route) => {
      await delayed;
      await route.fulfill(alertAnswer(...ALERTS.map((name) => anAlert(name))));
    });
    const question = page.waitForRequest('https://api.weather.gov/**');
    await openAlive(page, path);
    await question;
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    answer();
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await painted(page);
    expect(await heading.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await moves(page)).toEqual([]);
    const { y = 0, height = 0 } = (await banner(page).boundingBox()) ?? {};
    expect(before?.y).toBeGreaterThan(y + height);
    await expect(banner(page).getByRole('link', { name: '(321) 555-0123' })).toBeInViewport({ ratio: 1 });
    expect(await getOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a tap on a phone shows until when it lasts and when crews can start', async ({ page }) => {
  await issue(page, anAlert('Hurricane Warning', { ends: null }));
  await openAlive(page, '/services');
  await expect(banner(page).getByText(/until further notice/)).toBeHidden();
  await banner(page).getByRole('button', { name: 'When can we start?' }).tap();
  await expect(banner(page).getByText(/until further notice/)).toBeVisible();
  await expect(banner(page).getByText(/not before the Hurricane Warning is lifted/)).toBeVisible();
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
  await expect(banner(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
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
