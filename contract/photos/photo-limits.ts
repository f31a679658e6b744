import { COUNTS } from '#contract/limits.ts';

/** Photos of a booking, as the site shrinks them and the backend takes them: JPEG without location data. */
export const PHOTO_LIMITS = {
  /** Photos of one booking. */
  count: COUNTS.photos,
  /** Longest side in pixels of the photo, and of the small picture on the lead's card. */
  side: 1600,
  thumbnailSide: 240,
  /** Maximum sizes in bytes. */
  bytes: 512 * 1024,
  thumbnailBytes: 24 * 1024,
  /** Maximum size of the request with both, which travel as base64url. */
  requestBytes: 768 * 1024,
  /** Total of all stored photos, in megabytes, unless the owner sets another one (PHOTOS_MB). */
  totalMb: 5000,
} as const;
