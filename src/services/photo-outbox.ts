import type * as z from 'zod/mini';
import { addPhotoAction } from '#contract/actions/bookings/add-photo.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { readSavedBooking } from '#src/stored/outbox/saved-bookings.ts';
import {
  readPhotoImage,
  readSavedPhotos,
  removeSavedPhoto,
  type SavedPhoto,
  savePhoto,
  settlePhoto,
} from '#src/stored/outbox/saved-photos.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { runOneAtATime } from './one-at-a-time.ts';
import { outboxStore } from './outbox-store.ts';
import { call, isRefused } from './rep-endpoint/transport.ts';

/** `page`: the page has loaded, is shown again or has a connection again. `timer`: nothing new. */
export type Occasion = 'page' | 'timer';

export interface PhotoOutbox {
  /** Of all bookings, the oldest first. */
  photos: readonly SavedPhoto[];
  /** The photos that are being sent. */
  sending: ReadonlySet<string>;
}

const sending = new Set<string>();

const { store, publish } = outboxStore<PhotoOutbox>(async () => ({
  photos: await readSavedPhotos(),
  sending: new Set(sending),
}));

/** The photos saved on this device. */
export const photoOutbox = store;

const readPhotosOf = async (submissionId: string): Promise<SavedPhoto[]> =>
  (await readSavedPhotos()).filter((photo) => photo.submissionId === submissionId);

/** A photo as it is sent and shown: JPEG as base64url without padding. */
export interface ShrunkPhoto {
  photo: string;
  thumbnail: string;
}

/**
 * Keeps a photo of a booking on this device. If the booking has arrived already, the photo is sent.
 * @returns `full` if the booking has as many as it can have; `unstored` if the photo is lost with this page
 */
export async function addPhoto(
  submissionId: string,
  { photo, thumbnail }: ShrunkPhoto,
): Promise<'saved' | 'unstored' | 'full'> {
  const before = await readPhotosOf(submissionId);
  if (before.length >= PHOTO_LIMITS.count) return 'full';
  // Later than the one before, whatever this device's clock does: they are sent in this order.
  const earliest = Date.parse(before.at(-1)?.addedAt ?? '') + 1 || 0;
  const addedAt = new Date(Math.max(Date.now(), earliest)).toISOString();
  const saved = {
    ...{ photoId: newSubmissionId(), submissionId, addedAt, thumbnail },
    ...({ state: 'waiting', refusal: '' } as const),
  };
  const isStored = await savePhoto(saved, photo);
  await publish();
  void deliverPhotos(submissionId);
  return isStored ? 'saved' : 'unstored';
}

/** Deletes a photo on this device. What the backend has of it stays there. */
export async function discardPhoto(photoId: string): Promise<void> {
  await removeSavedPhoto(photoId);
  await publish();
}

/** Deletes all photos of a booking on this device. */
export async function discardPhotos(submissionId: string): Promise<void> {
  for (const { photoId } of await readPhotosOf(submissionId)) await removeSavedPhoto(photoId);
  await publish();
}

/** Longer than one photo takes, so that two tabs do not send the same one over a slow line. */
const LOCK_TIMEOUT_MS = 200_000;

/** How often in a row a booking's photos did not get through, since the page was loaded. */
const failures = new Map<string, number>();

/** After this, they need an occasion: each try may cost the visitor half a megabyte. */
const MOST_FAILURES = 5;

/**
 * Sends the photos of a booking that has arrived, one by one, and stops at the first that does not get
 * through: it is sent again at the next occasion. A backend that has not said that it takes photos gets none.
 */
export async function deliverPhotos(submissionId: string, occasion: Occasion = 'page'): Promise<void> {
  if (occasion === 'timer' && (failures.get(submissionId) ?? 0) >= MOST_FAILURES) return;
  const sendAll = async () => {
    while (await sendNext(submissionId));
    await publish();
  };
  await runOneAtATime(`photos ${submissionId}`, sendAll, LOCK_TIMEOUT_MS);
}

/** Returns the photo of a booking to send now: none before the backend has said that it takes them. */
async function findNext(submissionId: string): Promise<SavedPhoto | undefined> {
  const booking = await readSavedBooking(submissionId);
  if (booking?.state !== 'received' || !booking.takesPhotos) return undefined;
  return (await readPhotosOf(submissionId)).find(({ state }) => state === 'waiting');
}

/** Whether a booking has photos that can be sent now. Never throws. */
export const hasPhotosToSend = async (submissionId: string): Promise<boolean> =>
  (await findNext(submissionId)) !== undefined;

/** @returns whether to go on with the next one */
async function sendNext(submissionId: string): Promise<boolean> {
  const next = await findNext(submissionId);
  if (!next) return false;
  const { photoId, thumbnail } = next;
  const photo = await readPhotoImage(photoId);
  if (photo === '') {
    // The browser has made room for other sites.
    await removeSavedPhoto(photoId);
    return true;
  }
  sending.add(photoId);
  await publish();
  const sent = await send({ submissionId, photoId, photo, thumbnail });
  sending.delete(photoId);
  if (sent.state === 'waiting') {
    failures.set(submissionId, (failures.get(submissionId) ?? 0) + 1);
    void requestBackgroundSync();
  } else {
    failures.delete(submissionId);
    await settlePhoto(next, sent.state, sent.state === 'refused' ? sent.message : '');
  }
  await publish();
  return sent.state !== 'waiting';
}

/** Half a megabyte over a line of 25 kbit/s. */
const PHOTO_TIMEOUT_MS = 180_000;

/** What is sent of a photo. */
type SentPhoto = z.input<typeof addPhotoAction.request>;

/** `sent`: the backend has it. `refused`: it will never take it. `waiting`: anything else. */
type PhotoOutcome = { state: 'sent' | 'waiting' } | { state: 'refused'; message: string };

/** What the same photo would get again. Not `not_found`: the booking may still be on its way. */
const FINAL: readonly string[] = [
  'bad_request',
  'too_large',
  'photos_full',
  'visit_canceled',
] satisfies ErrorCode[];

/** Sends one photo of a booking (contract/actions/bookings/add-photo.ts). Never throws. */
async function send(fields: SentPhoto): Promise<PhotoOutcome> {
  const result = await call(addPhotoAction, fields, { timeoutMs: PHOTO_TIMEOUT_MS });
  if (result.ok) return { state: 'sent' };
  const { error = '', message = '' } = result;
  return isRefused(result) && FINAL.includes(error) ? { state: 'refused', message } : { state: 'waiting' };
}
