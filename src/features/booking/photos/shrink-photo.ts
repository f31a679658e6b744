import Compressor from 'compressorjs';
import { countBytes } from '#contract/photos/jpeg.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import type { ShrunkPhoto } from '#src/services/photo-outbox.ts';

/** Draws a picture anew as a JPEG, which leaves out where and when it was taken. */
async function draw(picture: Blob, side: number, quality: number): Promise<Blob> {
  const drawn = await new Promise<Blob>((success, error) => {
    const size = { maxWidth: side, maxHeight: side };
    // `strict` would return the original file if that is smaller. Browsers turn a picture upright.
    const options = { mimeType: 'image/jpeg', strict: false, retainExif: false, checkOrientation: false };
    new Compressor(picture, { ...options, ...size, quality, success, error });
  });
  // The library gives back the original, with its place, when the browser cannot draw it.
  if (drawn === picture) throw new Error('This browser cannot draw the picture.');
  return drawn;
}

/** Returns a file as base64url without padding. */
async function toBase64url(file: Blob): Promise<string> {
  const reader = new FileReader();
  const url = await new Promise<unknown>((resolve, reject) => {
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  const base64 = String(url).split(',')[1] ?? '';
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const { side, thumbnailSide, bytes, thumbnailBytes } = PHOTO_LIMITS;

/** Tried in turn until the photo is small enough. */
const TRIES = [
  { side, quality: 0.8 },
  { side, quality: 0.6 },
  { side: (side * 3) / 4, quality: 0.5 },
  { side: side / 2, quality: 0.4 },
];

/**
 * Makes a photo small enough to send, and a small picture of it.
 * @returns JPEG as base64url without padding, without location data
 * @throws Error when the browser cannot read the file as a picture
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  for (const { side, quality } of TRIES) {
    const picture = await draw(file, side, quality);
    const photo = await toBase64url(picture);
    if (countBytes(photo) > bytes) continue;
    const thumbnail = await toBase64url(await draw(picture, thumbnailSide, 0.6));
    if (countBytes(thumbnail) <= thumbnailBytes) return { photo, thumbnail };
  }
  throw new Error('The photo stays too large.');
}
