import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { isHeldByAnotherRep } from '#backend/core/queue/lease.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { leadPhotosAction, showPhotoAction } from '#contract/actions/photos.ts';
import { refusal } from '#contract/errors.ts';

/**
 * `lead_photos`: the photos of a lead, oldest first, with small pictures; none for an unknown lead.
 * Refuses a lead that a colleague holds as `lease_lost`.
 */
export const leadPhotos = signedIn(leadPhotosAction, function* ({ leadId }, context, caller) {
  const rows = yield* read('photosOfLead', { leadId, limit: PAGE_SIZES.photosOfLead });
  const lead = yield* read('lead', { leadId });
  if (lead && isHeldByAnotherRep(lead, caller.rep.email, context.nowMs)) {
    return answerOnly(refusal('lease_lost', 'A colleague is working on this lead by now.'));
  }
  const photoIds = rows.map(({ photoId }) => photoId);
  const thumbnails = rows.length === 0 ? [] : yield* read('photoImages', { photoIds, image: 'thumbnail' });
  const photos = rows.map(({ photoId, receivedAt }, index) => ({
    photoId,
    receivedAt,
    thumbnail: thumbnails[index] ?? '',
  }));
  return answerOnly({ ok: true, photos });
});

/**
 * `show_photo`: one photo in full; only `lead_photos` tells its id. Refuses one that is gone as `not_found`.
 */
export const showPhoto = signedIn(showPhotoAction, function* ({ photoId }) {
  const [photo] = yield* read('photoImages', { photoIds: [photoId], image: 'photo' });
  return answerOnly(photo ? { ok: true, photo } : refusal('not_found', 'This photo is not there any more.'));
});
