import { expect, type Page } from '@playwright/test';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';

interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The place where a photo was taken, as cameras write it (Exif, GPS). */
export const PLACE = 'GPS 28.0345 N 80.5887 W';

/** An Exif segment with this text, behind the start of a JPEG. */
function withPlace(jpeg: Buffer): Buffer {
  const content = Buffer.from(`Exif\0\0II*\0${PLACE}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

interface Picture {
  width: number;
  height: number;
  color: string;
  quality: number;
}

const PICTURE: Picture = { width: 3200, height: 2400, color: 'peru', quality: 0.95 };

/** Runs in a page: draws a picture of a roof. @returns it as a JPEG, in base64 */
export function drawRoof({ width, height, color, quality }: Picture): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser cannot draw.');
  brush.fillStyle = 'lightsteelblue';
  brush.fillRect(0, 0, width, height);
  for (let row = 0; row < 40; row++) {
    for (let column = 0; column < 40; column++) {
      brush.fillStyle = (row + column) % 3 === 0 ? 'dimgray' : color;
      brush.fillRect((column * width) / 40, ((row + 10) * height) / 40, width / 42, height / 44);
    }
  }
  return canvas.toDataURL('image/jpeg', quality).replace(/^.*,/, '');
}

/** Draws a picture of a roof in the page's browser, and returns it as a JPEG. */
export async function drawJpeg(page: Page, picture: Partial<Picture> = {}): Promise<Buffer> {
  return Buffer.from(await page.evaluate(drawRoof, { ...PICTURE, ...picture }), 'base64');
}

/** A drawn picture as a file of a camera, with the place in it. */
export async function aPhotoFile(
  page: Page,
  { name = 'IMG_0001.jpg', ...picture }: { name?: string } & Parameters<typeof drawJpeg>[1] = {},
): Promise<PhotoFile> {
  return { name, mimeType: 'image/jpeg', buffer: withPlace(await drawJpeg(page, picture)) };
}

/** Opens the first photo of the rep's lead, which has this many, and returns it as a file. */
export async function openFirstPhoto(page: Page, count: number): Promise<Buffer> {
  const name = `Photo 1 of ${count}`;
  await page.getByRole('button', { name }).click();
  const image = page.getByRole('dialog').getByRole('img', { name });
  const width = () => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth);
  await expect.poll(width).toBe(PHOTO_LIMITS.side);
  const address = (await image.getAttribute('src')) ?? '';
  return Buffer.from(address.replace(/^.*,/, ''), 'base64');
}
