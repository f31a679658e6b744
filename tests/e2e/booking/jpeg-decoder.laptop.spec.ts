import type { Page } from '@playwright/test';
import { readJpegSize } from '#contract/photos/jpeg.ts';
import { drawJpeg } from '../support/people/photos.ts';
import { expect, test } from '../support/test.ts';

interface Size {
  width: number;
  height: number;
}

/** The sizes that the browser's decoder finds in pictures; null for one that it cannot decode. */
const decode = (page: Page, pictures: readonly string[]) =>
  page.evaluate(async (all) => {
    const sizes: (Size | null)[] = [];
    for (const picture of all) {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${picture.replaceAll('-', '+').replaceAll('_', '/')}`;
      const isDrawn = await image.decode().then(
        () => true,
        () => false,
      );
      sizes.push(isDrawn ? { width: image.naturalWidth, height: image.naturalHeight } : null);
    }
    return sizes;
  }, pictures);

test('every JPEG that this browser draws is read, with the size that its decoder finds', async ({ page }) => {
  await page.goto('/');
  for (const size of [
    { width: 1600, height: 1200 },
    { width: 240, height: 180 },
    { width: 1, height: 1 },
    { width: 33, height: 1599 },
  ]) {
    for (const quality of [0.1, 0.6, 1]) {
      const picture = (await drawJpeg(page, { ...size, quality })).toString('base64url');
      expect(readJpegSize(picture)).toEqual(size);
      expect(await decode(page, [picture])).toEqual([size]);
    }
  }
});

test('a changed JPEG that is taken has the size that the decoder finds, or cannot be drawn', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/');
  const drawn = await drawJpeg(page, { width: 48, height: 32, quality: 0.5 });
  const dataAt = drawn.indexOf(Buffer.from([0xff, 0xda]));
  const changed: string[] = [];
  // Each byte of the head in turn: another value, one more before it, and one less.
  for (let place = 2; place < dataAt + 16; place++) {
    for (const value of [0x00, 0x01, 0x40, 0xc0, 0xc2, 0xd8, 0xda, 0xff]) {
      const other = Buffer.from(drawn);
      other[place] = value;
      const byte = Buffer.from([value]);
      changed.push(
        other.toString('base64url'),
        Buffer.concat([drawn.subarray(0, place), byte, drawn.subarray(place)]).toString('base64url'),
      );
    }
    changed.push(Buffer.concat([drawn.subarray(0, place), drawn.subarray(place + 1)]).toString('base64url'));
  }
  const taken = changed.filter((picture) => readJpegSize(picture) !== null);
  const found = await decode(page, taken);
  const differing = taken.filter(
    (picture, index) =>
      found[index] && JSON.stringify(readJpegSize(picture)) !== JSON.stringify(found[index]),
  );
  expect(differing).toEqual([]);
  expect(found.filter((size) => size !== null).length).toBeGreaterThan(100);
});
