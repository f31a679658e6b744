import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { answerStatus } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { countBytes, readJpegSize } from '#contract/photos/jpeg.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { plainText } from '#contract/text.ts';

/** A whole JPEG as base64url without padding, by its content: its name and type could say anything. */
const jpeg = (bytes: number, side: number) =>
  z.string().check(
    z.refine((text) => countBytes(text) <= bytes, 'This photo is too large'),
    z.refine((text) => {
      const size = readJpegSize(text);
      return (
        size !== null && Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) <= side
      );
    }, "We can't read this photo"),
  );

/**
 * `add_photo`: adds one photo to a booking that has arrived. `submissionId` is the booking's UUID, which only
 * its browser knows; `photoId` is the browser's name of the photo: the same one sent again counts once.
 * Refuses an unknown booking as `not_found`, and more photos than PHOTO_LIMITS and CAPS allow, or photos long
 * after the booking, as `photos_full`.
 */
export const addPhotoAction = {
  name: 'add_photo',
  token: 'bookingToken',
  role: 'anybody',
  requestBytes: PHOTO_LIMITS.requestBytes,
  request: z.object({
    submissionId: plainText(LIMITS.id).check(z.minLength(8)),
    photoId: plainText(LIMITS.id).check(z.minLength(8)),
    photo: jpeg(PHOTO_LIMITS.bytes, PHOTO_LIMITS.side),
    thumbnail: jpeg(PHOTO_LIMITS.thumbnailBytes, PHOTO_LIMITS.thumbnailSide),
  }),
  answer: answerStatus,
} as const satisfies Action;
