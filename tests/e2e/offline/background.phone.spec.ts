import type { BrowserContext, Page } from '@playwright/test';
import { openWithCopy } from '../support/offline-copy.ts';
import { readyToBook, submit } from '../support/people/homeowner.ts';
import { aPhotoFile } from '../support/people/photos.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', data: 'background-sync' });

/** Does what Chromium does when a connection comes back: starts the worker with what was asked for. */
async function startSync(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'bookings',
    lastChance: false,
  });
}

/** The id of the only booking that the device keeps. */
const readSavedId = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('bookings');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('kept').objectStore('kept').getAllKeys();
          keys.onsuccess = () => resolve(String(keys.result[0]));
        };
      }),
  );

test('a booking that waits is sent in the background with its photo, with the page closed', {
  tag: '@nightly',
}, async ({ page, context, site, faults }) => {
  faults.expectOffline();
  await openWithCopy(page, '/about');
  await readyToBook(page);
  await page.locator('input[name=photos]').setInputFiles([await aPhotoFile(page)]);
  await expect(page.locator('[data-photo-state=waiting]')).toBeVisible();
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.locator('[data-booking-state=waiting]')).toBeVisible();
  const tags = () =>
    page.evaluate(async () => {
      const { sync } = await navigator.serviceWorker.ready;
      return sync && 'getTags' in sync && typeof sync.getTags === 'function' ? sync.getTags() : [];
    });
  await expect.poll(tags).toEqual(['bookings']);
  const submissionId = await readSavedId(page);
  await page.goto('about:blank');
  await context.setOffline(false);
  const stored = () =>
    site.store.transact(async (transaction) => ({
      booking: await transaction.read('booking', { submissionId }),
      photos: await transaction.read('photosOfBooking', { submissionId }),
    }));
  // The worker may still be offline at first. A browser starts a sync that has failed again, too.
  const syncAndRead = async () => {
    await startSync(context, page, site.url);
    return stored();
  };
  await expect
    .poll(syncAndRead, { intervals: [500, 1000, 2000], timeout: 35_000 })
    .toMatchObject({ booking: { submissionId }, photos: [{}] });
});
