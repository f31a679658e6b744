import { loadBookingCode, readyToBook, submit } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

test('a booking that waits in two tabs is sent once when the connection is back', {
  tag: '@nightly',
}, async ({ page, context, faults }) => {
  faults.expectOffline();
  const other = await context.newPage();
  await other.goto('/');
  await page.bringToFront();
  await readyToBook(page);
  await loadBookingCode(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.locator('[data-booking-state=waiting]')).toBeVisible();
  let posts = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/script')) posts += 1;
  });
  await context.setOffline(false);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('[data-booking-state=received]')).toBeVisible();
  await other.bringToFront();
  await other.reload();
  await expect(other.locator('[data-booking-state=received]')).toBeVisible();
  expect(posts).toBe(1);
});
