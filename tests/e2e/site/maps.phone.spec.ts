import type { Page } from '@playwright/test';
import { openAlive } from '../support/page/site-pages.ts';
import { axeFindings } from '../support/page/well-made.ts';
import { expect, test } from '../support/test.ts';

const MAP_HOST = 'https://www.openstreetmap.org/**';

const frame = (page: Page) => page.locator('map-frame iframe');
const failed = (page: Page) => page.locator('map-frame [role=status]');

/** From now on the map's host answers, but the map itself comes when `release` is called. */
async function holdMap(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requested = page.waitForRequest((request) => request.isNavigationRequest());
  await page.route(MAP_HOST, async (route) => {
    if (route.request().isNavigationRequest()) await released;
    await route.fallback();
  });
  return { requested, release };
}

for (const [how, open] of [
  ['loaded from the address bar', (page: Page) => openAlive(page, '/melbourne')],
  [
    'opened by a link',
    async (page: Page) => {
      await openAlive(page, '/service-area');
      await page.getByRole('main').getByRole('link', { name: 'Melbourne', exact: true }).click();
    },
  ],
] as const) {
  test(`on a city page ${how}, a map that cannot be loaded says so and names the place; it loads when the connection is back`, async ({
    page,
    faults,
  }) => {
    faults.expect(/ERR_FAILED/);
    await page.route(MAP_HOST, (route) => route.abort());
    await open(page);
    await page.getByRole('link', { name: 'View larger map' }).scrollIntoViewIfNeeded();
    await expect(failed(page)).toContainText('The map could not be loaded.');
    await expect(failed(page)).toContainText('Melbourne, Florida');
    await expect(frame(page)).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);

    await page.unroute(MAP_HOST);
    const map = await holdMap(page);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await map.requested;
    await expect(frame(page)).toBeHidden();
    await expect(failed(page)).toBeVisible();
    map.release();
    await expect(frame(page)).toBeVisible();
    await expect(failed(page)).toBeHidden();
    await expect(frame(page).contentFrame().getByText('Map', { exact: true })).toBeVisible();
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
