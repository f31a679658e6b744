import type { Page } from '@playwright/test';
import { openAlive } from '../support/page/site-pages.ts';
import { axeFindings } from '../support/page/well-made.ts';
import { expect, test } from '../support/test.ts';

const MAP_HOST = 'https://www.openstreetmap.org/**';

const frame = (page: Page) => page.locator('map-frame iframe');
const failed = (page: Page) => page.locator('map-frame [role=status]');

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
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
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
  const notice = page.getByText('The background of the map could not be loaded.');
  await page.getByText('The map loads when you reach it.').scrollIntoViewIfNeeded();
  await expect(notice).toBeVisible();
  await page.unroute(tiles);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notice).toBeHidden();
});
