import { expectWellMade } from '../support/page/well-made.ts';
import { button, openWithLead } from '../support/page/worklist-page.ts';
import { drawJpeg } from '../support/people/photos.ts';
import { expect, test } from '../support/worklist.ts';

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

test('a rep opens the photos of a booking, and each fits on the screen, upright and sideways', async ({
  page,
  queue,
}) => {
  const [{ leadId }] = await queue.put({ source: 'booking' });
  await page.goto('/rep-access/hub');
  for (const [receivedAt, width, height] of [
    ['2026-11-20T14:12:00.000Z', 1200, 1600],
    ['2026-11-20T14:13:00.000Z', 1600, 1200],
  ] as const) {
    const row = { photoId: `${leadId} ${receivedAt}`, submissionId: leadId, leadId, receivedAt };
    const photo = await drawJpeg(page, { width, height });
    const thumbnail = await drawJpeg(page, { width: width / 8, height: height / 8 });
    const images = { photo: photo.toString('base64url'), thumbnail: thumbnail.toString('base64url') };
    await queue.write({ kind: 'insertPhoto', row, images });
  }
  await openWithLead(page, queue, 'Grace Hollis');
  const first = button(page, 'Photo 1 of 2');
  await expectWellMade(page);
  await first.tap();

  const dialog = page.getByRole('dialog', { name: 'Photos' });
  await expectWellMade(page);
  for (const [name, width] of [
    ['Photo 1 of 2', 1200],
    ['Photo 2 of 2', 1600],
  ] as const) {
    const image = dialog.getByRole('img', { name });
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(width);
    for (const screen of [SIDEWAYS, UPRIGHT]) {
      await page.setViewportSize(screen);
      for (const shown of [image, ...(await dialog.getByRole('button').all())]) {
        await expect(shown).toBeInViewport({ ratio: 1 });
      }
    }
    await dialog.getByRole('button', { name: 'Next photo' }).tap();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(first).toBeFocused();
});
