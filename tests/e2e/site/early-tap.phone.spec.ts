import { expectFields, type Fields, fill } from '../support/page/controls.ts';
import { openUntilPaint, slowProcessor } from '../support/page/first-paint.ts';
import { contact, slots } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

/** Time from the first paint to the tap, in ms, on a CPU slowed down four times. */
const EARLY = 200;

test.beforeEach(({ page }) => slowProcessor(page, 4));

test('a tap on “Request Inspection” right after the first paint leads to the schedule', async ({ page }) => {
  await openUntilPaint(page, '/', EARLY);
  await page.getByRole('link', { name: 'Request Inspection' }).first().click();
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a tap on a slot right after the first paint leads to the booking page', async ({ page }) => {
  await openUntilPaint(page, '/schedule', EARLY);
  await slots(page).first().click();
  await expect(page).toHaveURL(/\/schedule\/book/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what is typed right after the first paint is still there when the app runs', async ({ page }) => {
  await openUntilPaint(page, '/schedule', EARLY);
  const typed: Fields = { name: contact.name ?? '', email: contact.email ?? '' };
  await fill(page, typed);
  await slots(page).last().click();
  await expect(page).toHaveURL(/\/schedule\/book/);
  await expectFields(page, { firstName: 'Ada', email: contact.email ?? '' });
});

test('a form sent before the app runs is sent once it does', async ({ page }) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send Request' }).click();
  letGo();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
});
