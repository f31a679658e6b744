import type { Caller } from '#backend/core/accounts/auth.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { isLeasedByAnotherRep } from '#backend/core/queue/lease.ts';
import type { PhotoRow } from '#backend/core/rows.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { leadPhotosAction, showPhotoAction } from '#contract/actions/photos.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { isSafePicture, type PictureKind } from '#contract/photos/safe-picture.ts';

/**
 * `lead_photos`: the photos of a lead, oldest first, with small pictures; none for an unknown lead.
 * Refuses a lead that a colleague holds as `lease_lost`, except to a manager.
 */
export const leadPhotos = signedIn(leadPhotosAction, function* ({ leadId }, context, caller) {
  const found = yield* findPhotos(leadId, context, caller);
  if ('refusal' in found) return answerOnly(found.refusal);
  const photoIds = found.photos.map(({ photoId }) => photoId);
  const thumbnails =
    photoIds.length === 0 ? [] : yield* read('photoImages', { photoIds, image: 'thumbnail' });
  const photos = found.photos.map(({ photoId, receivedAt }, index) => ({
    photoId,
    receivedAt,
    thumbnail: shownPicture(thumbnails[index], 'thumbnail'),
  }));
  return answerOnly({ ok: true, photos });
});

/**
 * `show_photo`: one photo of a lead in full. Refuses a lead that a colleague holds as `lease_lost`, except to
 * a manager, and a photo that is gone, or another lead's, as `not_found`.
 */
export const showPhoto = signedIn(showPhotoAction, function* ({ leadId, photoId }, context, caller) {
  const found = yield* findPhotos(leadId, context, caller);
  if ('refusal' in found) return answerOnly(found.refusal);
  const isOfLead = found.photos.some((row) => row.photoId === photoId);
  const [photo] = isOfLead ? yield* read('photoImages', { photoIds: [photoId], image: 'photo' }) : [];
  const shown = shownPicture(photo, 'photo');
  return answerOnly(shown === '' ? refusal('not_found', ANSWERS.photoGone) : { ok: true, photo: shown });
});

/**
 * Returns a stored picture, or empty if it is gone or must not be shown: an earlier version stored some that
 * no browser can draw, and the owner may put anything in their place.
 */
const shownPicture = (stored: string | undefined, kind: PictureKind): string =>
  stored && isSafePicture(stored, kind) ? stored : '';

function* findPhotos(
  leadId: string,
  context: Context,
  caller: Caller,
): Plan<{ photos: PhotoRow[] } | { refusal: Refusal }> {
  const lead = yield* read('lead', { leadId });
  const isManager = caller.rep.role === 'manager';
  if (lead && !isManager && isLeasedByAnotherRep(lead, caller.rep.email, context.nowMs)) {
    return { refusal: refusal('lease_lost', ANSWERS.leadTaken) };
  }
  return { photos: yield* read('photosOfLead', { leadId, limit: PAGE_SIZES.photosOfLead }) };
}
