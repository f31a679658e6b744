import { countBytes } from '#contract/photos/jpeg.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { isSafePicture } from '#contract/photos/safe-picture.ts';
import { cutDetails, isCutOff } from '#src/lib/photos/picture-file.ts';
import type { ShrunkPhoto } from '#src/services/photo-outbox.ts';

/** Opens a file as a picture by its content: its name and type may be missing or wrong. */
async function open(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  // Else Safari on iOS may take the canvas for one with another site's picture.
  image.crossOrigin = 'anonymous';
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error('This browser cannot draw the picture.'));
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
}

function makeCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser cannot draw.');
  // A picture that one can see through is sent on white.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  return { canvas, brush };
}

/** What a canvas may differ from its colors by: Brave changes each by 1 or 2, which nobody sees. */
const TOLERANCE = 16;

/**
 * Whether what is drawn cannot be read: Firefox gives noise, or white, to sites that it keeps from telling
 * devices apart. Asked anew each time, because a visitor can allow it meanwhile.
 */
function isCanvasGuarded(): boolean {
  const { brush } = makeCanvas(4, 4);
  brush.fillStyle = 'rgb(20, 40, 60)';
  brush.fillRect(0, 0, 4, 4);
  return brush
    .getImageData(0, 0, 4, 4)
    .data.some((value, index) => Math.abs(value - ([20, 40, 60, 255][index % 4] ?? 0)) > TOLERANCE);
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

/** Draws a picture anew as a JPEG, which leaves out where and when it was taken. Browsers turn it upright. */
async function draw(picture: HTMLImageElement | HTMLCanvasElement, side: number, quality: number) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const [width, height] = [Math.floor(picture.width * scale), Math.floor(picture.height * scale)];
  const { canvas, brush } = makeCanvas(width, height);
  brush.drawImage(picture, 0, 0, width, height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!file) throw new Error('This browser cannot draw the picture.');
  return { canvas, jpeg: await toBase64url(file) };
}

const { side, thumbnailSide, bytes, thumbnailBytes } = PHOTO_LIMITS;

/** Tried in turn until the photo is small enough. */
const TRIES = [
  { side, quality: 0.8 },
  { side, quality: 0.6 },
  { side: (side * 3) / 4, quality: 0.5 },
  { side: side / 2, quality: 0.4 },
];

/** A drawing of a photo, in place of a small picture that cannot be drawn. */
const STAND_IN =
  '_9j_4AAQSkZJRgABAQAAAQABAAD_2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko-MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk__wAALCAAgACABAREA_8QAGQAAAgMBAAAAAAAAAAAAAAAAAAQBBQYH_8QAKRAAAgICAQEFCQAAAAAAAAAAAQMAAgQRBTESFUFUkQYTISIzUVKB4f_aAAgBAQAAPwDoUJMiEXyc1GM5KnX1Zx1X-xPmuPy84pOLke7FD8wJI_fwlnQGtKix2QNE_eQ5tEqu1luzSg2TMDyObfOzbvtsAnVB-I8JYr9pMmoxq2qCF_VPiwTWJbR6aNVbtUuNgwehWQoqdQXoetT0MV7n43yavSHc_G-TV6RlCFY6gtFBSg6VHSf_2Q';

/** Sends a small JPEG as it is but for its details, where the backend takes that. */
async function keepAsIs(file: Uint8Array): Promise<ShrunkPhoto | 'guarded'> {
  const cut = cutDetails(file);
  const photo = cut ? await toBase64url(cut) : '';
  if (!isSafePicture(photo, 'photo')) return 'guarded';
  return { photo, thumbnail: isSafePicture(photo, 'thumbnail') ? photo : STAND_IN };
}

/**
 * Makes a photo small enough to send, and a small picture of it.
 * @returns JPEG as base64url without padding, without location data; `cutOff` if the file's end is missing;
 * `guarded` if this browser lets no site shrink a picture
 * @throws Error when the browser cannot read the file as a picture
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto | 'cutOff' | 'guarded'> {
  const content = new Uint8Array(await file.arrayBuffer());
  if (isCutOff(content)) return 'cutOff';
  const image = await open(file);
  if (isCanvasGuarded()) return keepAsIs(content);
  for (const { side, quality } of TRIES) {
    const { canvas, jpeg: photo } = await draw(image, side, quality);
    if (countBytes(photo) > bytes) continue;
    const { jpeg: thumbnail } = await draw(canvas, thumbnailSide, 0.6);
    if (countBytes(thumbnail) <= thumbnailBytes) return { photo, thumbnail };
  }
  throw new Error('The photo stays too large.');
}
