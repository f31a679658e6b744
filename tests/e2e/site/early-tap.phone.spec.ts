import { openForEarlyAct } from '../support/page/first-paint.ts';
import { holdApp } from '../support/page/site-pages.ts';
import { expect, test } from '../support/test.ts';

test('a tap on “Request Inspection” right after the first paint opens the schedule', async ({ page }) => {
  await openForEarlyAct(page, '/');
  await page.getByRole('link', { name: 'Request Inspection' }).first().click();
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a form sent before the app runs is sent once it runs', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send Request' }).click();
  letGo();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
});
