import { openWithCopy } from '../support/offline-copy.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { readyToBook, submit } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', data: 'policy' });

// A violation is an error in the console of the page or of the worker, which fails every browser test.
test('the content security policy holds with service worker, maps and a booking in use', async ({ page }) => {
  await openWithCopy(page, '/');
  await openAlive(page, '/melbourne');
  await page.getByRole('link', { name: 'View larger map' }).scrollIntoViewIfNeeded();
  await expect(
    page.locator('[data-map] iframe').contentFrame().getByText('Map', { exact: true }),
  ).toBeVisible();
  await openAlive(page, '/service-area');
  await page.getByText('The map is loading.').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await readyToBook(page);
  await submit(page).click();
  await expect(page.locator('[data-booking-state=received]')).toBeVisible();
});
