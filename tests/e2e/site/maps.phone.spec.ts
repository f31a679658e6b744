import type { Page } from '@playwright/test';
import { CITIES } from '#src/content/places/cities.ts';
import { cityPath } from '#src/content/site-map.ts';
import { MAP_ORIGIN } from '#src/lib/map-address.ts';
import { openAlive, tagOf } from '../support/page/site-pages.ts';
import { axeFindings } from '../support/page/well-made.ts';
import { expect, test } from '../support/test.ts';

const MAP_HOST = `${MAP_ORIGIN}/**`;
const CITY_PAGES = CITIES.map(({ name, slug }) => ({ name, path: cityPath(slug) }));

const frame = (page: Page) => page.locator('[data-map] iframe');
const failed = (page: Page) => page.locator('[data-map] [role=status]');

test('a map that cannot be loaded says so and names the place; it loads when the connection is back', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/);
  await page.route(MAP_HOST, (route) => route.abort());
  await openAlive(page, '/melbourne');
  await page.getByRole('link', { name: 'View larger map' }).scrollIntoViewIfNeeded();
  await expect(failed(page)).toContainText('The map could not be loaded.');
  await expect(failed(page)).toContainText('Melbourne, Florida');
  await expect(frame(page)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.unroute(MAP_HOST);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(failed(page)).toBeHidden();
  await expect(frame(page).contentFrame().getByText('Map', { exact: true })).toBeVisible();
});

test('a question to the map’s host that fails late, after a newer one was answered, leaves the one map', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/);
  const waiting: (() => void)[] = [];
  await page.route(MAP_HOST, async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    const isFirst = waiting.length === 0;
    await new Promise<void>((resolve) => waiting.push(resolve));
    await (isFirst ? route.abort() : route.fallback());
  });
  await openAlive(page, '/melbourne');
  await page.getByRole('link', { name: 'View larger map' }).scrollIntoViewIfNeeded();
  await expect.poll(() => waiting.length).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => waiting.length).toBe(2);
  const [first, second] = waiting;
  second?.();
  await expect(frame(page).contentFrame().getByText('Map', { exact: true })).toBeVisible();
  const failure = page.waitForEvent('requestfailed');
  first?.();
  await failure;
  await expect(frame(page)).toHaveCount(1);
  await expect(frame(page)).toBeVisible();
  await expect(failed(page)).toBeHidden();
});

for (const { name, path } of CITY_PAGES) {
  const title = `the page of ${name} asks for its map only when that is near the screen`;
  test(title, { tag: tagOf(path) }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(MAP_ORIGIN)) asked.push(request.url());
    });
    await openAlive(page, path);
    await expect(page.locator('[data-map]')).toHaveCount(1);
    expect(asked).toEqual([]);
    await expect(frame(page)).toHaveCount(0);

    await page.getByRole('link', { name: 'View larger map' }).scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveAttribute('title', `Map of ${name}, Florida`);
    await expect(frame(page).contentFrame().getByText('Map', { exact: true })).toBeVisible();
    expect(asked).toContain(await frame(page).getAttribute('src'));
  });
}

test('the overview map says when its background cannot be loaded, and draws it when the connection is back', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/);
  const tiles = 'https://tile.openstreetmap.org/**';
  await page.route(tiles, (route) => route.abort());
  await openAlive(page, '/service-area');
  const notice = page.getByText('The map background didn’t load.');
  await page.getByText('The map is loading.').scrollIntoViewIfNeeded();
  await expect(notice).toBeVisible();
  await page.unroute(tiles);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notice).toBeHidden();
});

test('the overview map has a name, and a pin opens its city’s page by the Enter key, too', async ({
  page,
}) => {
  await openAlive(page, '/service-area');
  await page.getByText('The map is loading.').scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: 'Map of the eight cities' });
  await map.getByRole('button', { name: 'Palm Bay', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Palm Bay/ })).toBeVisible();
});
