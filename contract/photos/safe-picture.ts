import { countBytes, readJpegSize } from './jpeg.ts';
import { PHOTO_LIMITS } from './photo-limits.ts';

const { bytes, side, thumbnailBytes, thumbnailSide } = PHOTO_LIMITS;

/** Maximum size in bytes and longest side in pixels of each picture of a photo. */
const MOST = {
  photo: { bytes, side },
  thumbnail: { bytes: thumbnailBytes, side: thumbnailSide },
} as const;

/** The pictures of a photo. */
export type PictureKind = keyof typeof MOST;

/** Whether a picture is small enough to be read. @param base64url without padding */
export const isSmallEnough = (base64url: string, kind: PictureKind): boolean =>
  countBytes(base64url) <= MOST[kind].bytes;

/**
 * Whether a picture may be stored, and shown to a rep: by its content, whatever it is called. Reads it once.
 * @param base64url without padding
 */
export function isSafePicture(base64url: string, kind: PictureKind): boolean {
  const size = isSmallEnough(base64url, kind) ? readJpegSize(base64url) : null;
  if (!size) return false;
  const { width, height } = size;
  return Math.min(width, height) > 0 && Math.max(width, height) <= MOST[kind].side;
}
