import type { BrowserContext, Page } from '@playwright/test';
import { loadBookingCode, readyToBook, submit } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

const SUCCESS = 'Inspection booking submitted successfully!';
const FAILURE = 'Submission failed. Please try again or call us directly.';

const card = (page: Page, state: 'received' | 'waiting' | 'unknown') =>
  page.locator(`[data-booking-state=${state}]`);

/** Counts the bookings that the browser sends from now on, also without an answer. */
function countPosts(context: BrowserContext): () => number {
  let posts = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/script')) posts += 1;
  });
  return () => posts;
}

async function failToSend(page: Page, context: BrowserContext): Promise<void> {
  await readyToBook(page);
  await loadBookingCode(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText(FAILURE)).toBeVisible();
  await expect(card(page, 'waiting')).toContainText('It’s saved on this device.');
}

test('a booking made without a connection survives the closed page and arrives at the next visit', async ({
  page,
  context,
  faults,
}) => {
  faults.expectOffline();
  await failToSend(page, context);
  await page.close();
  await context.setOffline(false);
  const visit = await context.newPage();
  await visit.goto('/');
  await expect(card(visit, 'received')).toContainText(/RT-\w{6}/);
  await visit.goto('/schedule/book');
  await expect(visit.locator('[name=firstName]')).toHaveValue('');
});

test('a booking that waits in two tabs is sent once when the connection is back', {
  tag: '@nightly',
}, async ({ page, context, faults }) => {
  faults.expectOffline();
  const other = await context.newPage();
  await other.goto('/');
  await page.bringToFront();
  await failToSend(page, context);
  const posts = countPosts(context);
  await context.setOffline(false);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(card(page, 'received')).toBeVisible();
  await other.bringToFront();
  await other.reload();
  await expect(card(other, 'received')).toBeVisible();
  expect(posts()).toBe(1);
});

test('a reload in the middle of the send loses nothing', { tag: '@nightly' }, async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_ABORTED|Failed to fetch|net::/);
  await readyToBook(page);
  await loadBookingCode(page);
  let held = 0;
  await context.route('**/api/script', async (route) => {
    if (route.request().method() !== 'POST' || held > 0) return route.fallback();
    held += 1;
  });
  await submit(page).click();
  await expect.poll(() => held).toBe(1);
  await page.reload();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(card(page, 'received')).toBeVisible();
});

test('a full device is said before the send, and the booking is still sent', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await readyToBook(page);
  await expect(page.getByText('This browser can’t save your booking')).toBeVisible();
  await submit(page).click();
  await expect(card(page, 'received')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(card(page, 'received')).toContainText(/RT-\w{6}/);
});

test('an endpoint that answers no question gets one booking and each question once, however often the site is opened', {
  tag: '@nightly',
}, async ({ page, context }) => {
  const asked: string[] = [];
  await context.route('**/api/script**', (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams.get('action') ?? route.request().method());
    return route.fulfill({ contentType: 'text/html', body: '<p>Thank you.</p>' });
  });
  await readyToBook(page);
  await submit(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(card(page, 'unknown')).toContainText('Your request was sent.');
  await page.reload();
  await expect(card(page, 'unknown')).toBeVisible();
  await page.goto('/schedule');
  await page.goto('/');
  await expect(card(page, 'unknown')).toBeVisible();
  expect(asked.toSorted()).toEqual(['POST', 'booking_receipt', 'full_slots']);
});
