import { openWithCopy } from '../support/offline-copy.ts';
import { fill } from '../support/page/controls.ts';
import { contact, fillDetails, slots, submit } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit, a homeowner books without a connection on pages never seen; it arrives when the connection is back', async ({
  page,
  context,
  faults,
}) => {
  faults.expectOffline();
  await openWithCopy(page, '/about');
  const health = await page.goto('/healthz');
  expect(health?.fromServiceWorker(), 'what the host says of itself is no page').toBe(false);
  expect(await health?.json()).toMatchObject({ bookings: 'ok' });
  await page.goto('/about');
  await context.setOffline(true);
  await page.goto('/schedule');
  await fill(page, contact);
  await slots(page).first().click();
  await expect(page).toHaveURL(/\/schedule\/book/);
  await page.reload();
  await fillDetails(page);
  await submit(page).click();
  await expect(page.locator('[data-booking-state=waiting]')).toContainText('It’s saved on this device.');
  await page.goto('/');
  await expect(page.locator('[data-booking-state=waiting]')).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-booking-state=received]')).toContainText(/RT-\w{6}/);
});

test('without a connection a page that was seen comes back as it was, and any other is drawn by the app', {
  tag: '@nightly',
}, async ({ page, context, faults }) => {
  faults.expectOffline();
  await openWithCopy(page, '/about');
  await page.goto('/melbourne');
  await context.setOffline(true);
  await page.goto('/melbourne/?from=search');
  await expect(page.locator('#root')).toHaveAttribute('data-page', '/melbourne');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Melbourne');
  await page.goto('/palm-bay');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Palm Bay');
  await expect(page).toHaveTitle(/Palm Bay/);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('a visitor of the Spanish pages has their copy, and books in Spanish without a connection', async ({
  page,
  context,
  faults,
}) => {
  faults.expectOffline();
  await openWithCopy(page, '/es/about');
  await context.setOffline(true);
  await page.goto('/es/palm-bay');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lonas para techos en Palm Bay');
  await page.goto('/es/schedule');
  await fill(page, contact);
  await slots(page).first().click();
  await fillDetails(page);
  await page.getByRole('button', { name: 'Confirmar reserva de inspección' }).click();
  const card = page.locator('[data-booking-state=waiting]');
  await expect(card).toContainText('Está guardada en este dispositivo.');
  await context.setOffline(false);
  await expect(page.locator('[data-booking-state=received]')).toContainText(/RT-\w{6}/);
});

test('who has only the copy of the English pages is told in English that a Spanish one cannot be loaded', async ({
  page,
  context,
  faults,
}) => {
  faults.expectOffline();
  await openWithCopy(page, '/about');
  await context.setOffline(true);
  await page.goto('/es/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t load this page right now');
});
