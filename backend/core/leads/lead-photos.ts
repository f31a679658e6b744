import type { Caller } from '#backend/core/accounts/auth.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { isLeasedByAnotherRep } from '#backend/core/queue/lease.ts';
import type { PhotoRow } from '#backend/core/rows.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { type Answer, answerOnly } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { leadPhotosAction, showPhotoAction } from '#contract/actions/photos.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { isSafePicture, type PictureKind } from '#contract/photos/safe-picture.ts';

/**
 * `lead_photos`: the photos of a lead, oldest first, with small pictures; none for an unknown lead.
 * Refuses a lead that a colleague holds as `lease_lost`, except to a manager.
 */
export const leadPhotos = signedIn(leadPhotosAction, function* ({ leadId }, context, caller) {
  return answerOnly((yield* whyNotShown(leadId, context, caller)) ?? (yield* listPhotos(leadId)));
});

/**
 * `show_photo`: one photo of a lead in full. Refuses a lead that a colleague holds as `lease_lost`, except to
 * a manager, and a photo that is gone, or another lead's, as `not_found`.
 */
export const showPhoto = signedIn(showPhotoAction, function* ({ leadId, photoId }, context, caller) {
  return answerOnly((yield* whyNotShown(leadId, context, caller)) ?? (yield* findPhoto(leadId, photoId)));
});

const readPhotos = (leadId: string): Plan<PhotoRow[]> =>
  read('photosOfLead', { leadId, limit: PAGE_SIZES.photosOfLead });

/** Returns the answer with a lead's photos. */
export function* listPhotos(leadId: string): Plan<Answer> {
  const rows = yield* readPhotos(leadId);
  const photoIds = rows.map(({ photoId }) => photoId);
  const thumbnails =
    photoIds.length === 0 ? [] : yield* read('photoImages', { photoIds, image: 'thumbnail' });
  const photos = rows.map(({ photoId, receivedAt }, index) => ({
    photoId,
    receivedAt,
    thumbnail: shownPicture(thumbnails[index], 'thumbnail'),
  }));
  return { ok: true, photos };
}

/** Returns the answer with one photo of a lead; `not_found` if it is gone, or another lead's. */
export function* findPhoto(leadId: string, photoId: string): Plan<Answer> {
  const isOfLead = (yield* readPhotos(leadId)).some((row) => row.photoId === photoId);
  const [photo] = isOfLead ? yield* read('photoImages', { photoIds: [photoId], image: 'photo' }) : [];
  const shown = shownPicture(photo, 'photo');
  return shown === '' ? refusal('not_found', ANSWERS.photoGone) : { ok: true, photo: shown };
}

/**
 * Returns a stored picture, or empty if it is gone or must not be shown: an earlier version stored some that
 * no browser can draw, and the owner may put anything in their place.
 */
const shownPicture = (stored: string | undefined, kind: PictureKind): string =>
  stored && isSafePicture(stored, kind) ? stored : '';

function* whyNotShown(leadId: string, { nowMs }: Context, { rep }: Caller): Plan<Refusal | null> {
  const lead = yield* read('lead', { leadId });
  const isHeld = lead && rep.role !== 'manager' && isLeasedByAnotherRep(lead, rep.email, nowMs);
  return isHeld ? refusal('lease_lost', ANSWERS.leadTaken) : null;
}
