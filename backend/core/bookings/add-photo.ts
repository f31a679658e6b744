import { toInstant } from '#backend/core/instants.ts';
import { read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import { countShare, incrementMeter, putMeter } from '#backend/core/rate-limit.ts';
import type { PhotoRow } from '#backend/core/rows.ts';
import { HOMEOWNER_ANSWERS } from '#backend/core/words/homeowner.ts';
import { answerOnly, refuse } from '#backend/core/writes.ts';
import { addPhotoAction } from '#contract/actions/bookings/add-photo.ts';
import { DAY_MS } from '#contract/durations.ts';
import { refusal } from '#contract/errors.ts';
import { COUNTS, SHARES } from '#contract/limits.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { isSafePicture } from '#contract/photos/safe-picture.ts';
import { UNREADABLE_PHOTO } from '#contract-words/booking-form.ts';
import { takesPhotos } from './booking-facts.ts';

/**
 * `add_photo`: adds a photo to the lead of a booking. The same photo sent again changes nothing.
 * Refuses an unknown booking as `not_found`, a canceled one as `visit_canceled`, and as `photos_full` photos
 * over the limit of the booking or the caps of a day, photos long after the booking, and all while the host
 * has no room for them. Only a booking's photos are read, and of those that cannot be read a few a day:
 * anybody can send them.
 */
export const addPhoto = publicAction(
  addPhotoAction,
  function* ({ submissionId, photoId, ...images }, context, settings) {
    const booking = yield* read('booking', { submissionId });
    if (!booking) return refuse('not_found', HOMEOWNER_ANSWERS.bookingUnknown);
    const photos = yield* read('photosOfBooking', { submissionId });
    const row: PhotoRow = {
      // Whoever knows one booking cannot take the place of a photo of another one.
      photoId: context.digest(`photo ${submissionId} ${photoId}`).slice(0, 32),
      submissionId,
      leadId: booking.leadId,
      receivedAt: toInstant(context.nowMs),
    };
    if (photos.some((photo) => photo.photoId === row.photoId)) return answerOnly({ ok: true });
    const visit = yield* read('visit', { visitId: booking.visitId });
    if (visit?.state === 'canceled') return refuse('visit_canceled');
    const isFull = photos.length >= PHOTO_LIMITS.count || !settings.hasPhotoRoom();
    if (isFull || !takesPhotos(booking, visit, context)) return refuse('photos_full');
    const unread = yield* incrementMeter(`unread-photos ${submissionId}`, DAY_MS, context.nowMs);
    if (unread.count > COUNTS.unreadPhotos) return refuse('photos_full');
    const unsafe = (['photo', 'thumbnail'] as const).find((kind) => !isSafePicture(images[kind], kind));
    if (unsafe) {
      const fields = { [unsafe]: UNREADABLE_PHOTO };
      return { answer: refusal('bad_request', UNREADABLE_PHOTO, fields), writes: putMeter(unread, context) };
    }
    const counted = yield* countShare('photos', SHARES.photos, DAY_MS, context);
    if (!counted) return refuse('photos_full');
    return { answer: { ok: true }, writes: [...counted, { kind: 'insertPhoto', row, images }] };
  },
);
