import { moves, painted } from '../support/page/layout-shifts.ts';
import { mailTo } from '../support/people/accounts.ts';
import { contact, readyToBook, submit } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

test('after a booking, its card appears on the home page without layout shifts, also after a reload', async ({
  page,
}) => {
  await readyToBook(page);
  await submit(page).click();
  await expect(page.getByText('Inspection booking submitted successfully!')).toBeVisible();
  const sent = await painted(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { name: 'Booking received' })).toBeVisible();
  expect(await moves(page, sent)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Booking received' })).toBeVisible();
  expect(await moves(page)).toEqual([]);

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('region', { name: 'Your booking' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the visit of a link appears without layout shifts, also after a reload', { tag: '@nightly' }, async ({
  page,
}) => {
  await readyToBook(page);
  await submit(page).click();
  await expect(page.getByText('Inspection booking submitted successfully!')).toBeVisible();
  const mail = await mailTo(page, String(contact.email), 'Your roof visit');
  await page.goto(/\/schedule\/visit#\S+/.exec(mail)?.[0] ?? '');
  for (let time = 0; time < 2; time++) {
    await expect(page.getByRole('region', { name: 'Your visit' })).toBeVisible();
    expect(await moves(page)).toEqual([]);
    await page.reload();
  }
});

test('the call link does not move when a field gets the focus', async ({ page }) => {
  await page.goto('/contact');
  // It is hidden while a field has the focus.
  const call = page.locator('.floating-call');
  const before = await call.boundingBox();
  await page.getByRole('textbox', { name: 'First name' }).focus();
  expect(await call.boundingBox()).toEqual(before);
  expect(await moves(page)).toEqual([]);
});
