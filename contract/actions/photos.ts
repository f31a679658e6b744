import * as z from 'zod/mini';
import { answerStatus } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText } from '#contract/text.ts';
import type { Action } from './action.ts';

/** A photo of a lead. `thumbnail` is a JPEG as base64url without padding; empty if it is gone. */
const leadPhotoSchema = z.object({
  photoId: z.string(),
  /** ISO instant. */
  receivedAt: z.string(),
  thumbnail: z.string(),
});
export type LeadPhoto = z.infer<typeof leadPhotoSchema>;

/**
 * `lead_photos`: the photos that homeowners have sent with the bookings of a lead, oldest first. Refuses a
 * lead that a colleague holds as `lease_lost`, except to a manager.
 */
export const leadPhotosAction = {
  name: 'lead_photos',
  isReadOnly: true,
  role: 'rep',
  request: z.object({ leadId: plainText(LIMITS.id).check(z.minLength(1)) }),
  answer: z.extend(answerStatus, { photos: z.array(leadPhotoSchema) }),
} as const satisfies Action;

/**
 * `show_photo`: one photo of a lead in full, a JPEG as base64url without padding. Refuses a lead like
 * `lead_photos`, and a photo that is gone as `not_found`.
 */
export const showPhotoAction = {
  name: 'show_photo',
  isReadOnly: true,
  role: 'rep',
  request: z.object({
    leadId: plainText(LIMITS.id).check(z.minLength(1)),
    photoId: plainText(LIMITS.id).check(z.minLength(1)),
  }),
  answer: z.extend(answerStatus, { photo: z.string() }),
} as const satisfies Action;
