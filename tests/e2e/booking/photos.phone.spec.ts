import type { Page } from '@playwright/test';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { readyToBook, submit } from '../support/people/homeowner.ts';
import { aPhotoFile, openFirstPhoto, PLACE } from '../support/people/photos.ts';
import { expect, test } from '../support/test.ts';
import { getBookedLead } from './loop.ts';

// Separate data, so that no other test's booking comes first in the queue.
test.use({ data: 'photos' });

const input = (page: Page) => page.locator('input[type=file][name=photos]');
const photos = (page: Page, state: 'waiting' | 'sending' | 'sent' | 'refused') =>
  page.locator(`[data-photo-state=${state}]`);
const card = (page: Page) => page.locator('[data-booking-state=received]');

test('photos of a booking survive a reload, never hold it up, and are on the lead, smaller and without their place', async ({
  page,
  site,
  anotherDevice,
}) => {
  await readyToBook(page);
  const upright = await aPhotoFile(page, {
    name: 'IMG_0002.jpg',
    width: 1200,
    height: 2000,
    color: 'sienna',
  });
  const files = [await aPhotoFile(page), upright];
  expect(files[0]?.buffer.toString('latin1')).toContain(PLACE);

  await test.step('they are kept with the form, also after a reload', async () => {
    await input(page).setInputFiles(files);
    await expect(photos(page, 'waiting')).toHaveCount(2);
    await page.reload();
    await expect(photos(page, 'waiting')).toHaveCount(2);
    await expectWellMade(page);
  });

  await test.step('the booking is received, and then they are sent', async () => {
    await submit(page).click();
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(photos(page, 'sent')).toHaveCount(2);
    await expect(page.getByText('We have your 2 photos')).toBeVisible();
    await expectWellMade(page);
  });

  await test.step('another one can be added later', async () => {
    await input(page).setInputFiles([await aPhotoFile(page, { color: 'firebrick' })]);
    await expect(photos(page, 'sent')).toHaveCount(3);
  });

  await test.step('a rep sees them on the lead', async () => {
    const rep = await anotherDevice();
    await getBookedLead(rep, site);
    const jpeg = (await openFirstPhoto(rep, 3)).toString('latin1');
    expect(jpeg).not.toMatch(/Exif|GPS/);
  });
});

test('what cannot be read, and more than six, is said, and the rest is kept', { tag: '@nightly' }, async ({
  page,
}) => {
  await readyToBook(page);
  const photo = await aPhotoFile(page, { width: 400, height: 300 });
  // Too thin to be made smaller: the library would give back the original file, with its place.
  const thin = await aPhotoFile(page, { name: 'line.jpg', width: 4000, height: 2 });
  const broken = { name: 'roof.heic', mimeType: 'image/heic', buffer: Buffer.from('not a picture') };
  await input(page).setInputFiles([broken, thin, ...Array.from({ length: 7 }, () => photo)]);
  await expect(page.getByText('We couldn’t open “roof.heic” as a photo. Please email it.')).toBeVisible();
  await expect(page.getByText('We couldn’t open “line.jpg” as a photo. Please email it.')).toBeVisible();
  await expect(page.getByText('A booking can have up to 6 photos.')).toBeVisible();
  await expect(photos(page, 'waiting')).toHaveCount(PHOTO_LIMITS.count);
  await page.getByRole('button', { name: 'Remove photo 6' }).click();
  await expect(photos(page, 'waiting')).toHaveCount(PHOTO_LIMITS.count - 1);
});
