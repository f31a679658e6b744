import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { answerStatus } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { isSmallEnough, type PictureKind } from '#contract/photos/safe-picture.ts';
import { plainText } from '#contract/text.ts';
import { PHOTO_TOO_LARGE, UNREADABLE_PHOTO } from '#contract-words/booking-form.ts';

/** The action reads the content once it knows the booking: whatever is read here, anybody can send. */
const picture = (kind: PictureKind) =>
  z.string().check(
    z.refine((text) => isSmallEnough(text, kind), { error: PHOTO_TOO_LARGE, abort: true }),
    z.regex(/^[\w-]*$/, UNREADABLE_PHOTO),
  );

/**
 * `add_photo`: adds one photo to a booking that has arrived. `submissionId` is the booking's UUID, which only
 * its browser knows; `photoId` is the browser's name of the photo: the same one sent again counts once.
 * Refuses an unknown booking as `not_found`, more photos than PHOTO_LIMITS and SHARES allow, or photos long
 * after the booking, as `photos_full`, and what is no JPEG like the site's own as `bad_request`.
 */
export const addPhotoAction = {
  name: 'add_photo',
  token: 'bookingToken',
  role: 'anybody',
  requestBytes: PHOTO_LIMITS.requestBytes,
  request: z.object({
    submissionId: plainText(LIMITS.id).check(z.minLength(8)),
    photoId: plainText(LIMITS.id).check(z.minLength(8)),
    photo: picture('photo'),
    thumbnail: picture('thumbnail'),
  }),
  answer: answerStatus,
} as const satisfies Action;
