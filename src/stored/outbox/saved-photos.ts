import { del, entries, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { DAY_MS } from '#contract/durations.ts';
import { storedText } from '#src/stored/stored.ts';
import { attempt, isDone } from './attempt.ts';
import { openStore } from './device-store.ts';
import { markSavedPhotos } from './photos-mark.ts';
import { readSavedBooking } from './saved-bookings.ts';

const id = z.string().check(z.minLength(1));

/** Another version of the site may have stored it. */
const savedPhotoSchema = z.object({
  photoId: id,
  /** The booking's. */
  submissionId: id,
  /** When the homeowner added it, as an ISO instant. */
  addedAt: storedText,
  /** `waiting`: to be sent. `sent`: the backend has it. `refused`: the backend will never take it. */
  state: z.enum(['waiting', 'sent', 'refused']),
  /** The backend's words for a refusal. */
  refusal: storedText,
  /** A small picture to show: a JPEG as base64url without padding. */
  thumbnail: storedText,
});

/** A photo of a booking that is saved on this device, without its image. */
export type SavedPhoto = z.infer<typeof savedPhotoSchema>;

const read = (value: unknown): SavedPhoto | null => z.safeParse(savedPhotoSchema, value).data ?? null;

/** In two databases, so that the list is read without the images. */
const list = openStore('photos', 'kept');
const images = openStore('photo-images', 'kept');

/** Photos that the browser refused to store; kept until the page closes. */
const inMemory = new Map<string, { photo: SavedPhoto; image: string }>();

/** Photos whose booking is not kept: of a form that is being filled in, or one that was given up. */
const UNSENT_FOR_MS = DAY_MS;

async function isOver({ addedAt, submissionId }: SavedPhoto): Promise<boolean> {
  return (
    !(Date.parse(addedAt) > Date.now() - UNSENT_FOR_MS) && (await readSavedBooking(submissionId)) === null
  );
}

/**
 * Returns all saved photos, the oldest first, and deletes those that no booking needs anymore. Never throws.
 */
export async function readSavedPhotos(): Promise<SavedPhoto[]> {
  const found = (await attempt(() => entries(list))) ?? [];
  const all = found.flatMap(([, value]) => read(value) ?? []);
  const photos: SavedPhoto[] = [...inMemory.values()].map(({ photo }) => photo);
  for (const photo of all) {
    if (inMemory.has(photo.photoId)) continue;
    if (await isOver(photo)) await removeSavedPhoto(photo.photoId);
    else photos.push(photo);
  }
  markSavedPhotos(photos.length > 0);
  return photos.sort((one, other) => one.addedAt.localeCompare(other.addedAt));
}

/**
 * Returns the image of a saved photo, a JPEG as base64url without padding; empty if it is gone. Never throws.
 */
export async function readPhotoImage(photoId: string): Promise<string> {
  const known = inMemory.get(photoId);
  const image = known ? known.image : await attempt(() => get<unknown>(photoId, images));
  return typeof image === 'string' ? image : '';
}

/**
 * Saves a photo. @param image a JPEG as base64url without padding
 * @returns false when the browser refuses; it is then kept until the page closes
 */
export async function savePhoto(photo: SavedPhoto, image: string): Promise<boolean> {
  const { photoId } = photo;
  const isStored =
    (await isDone(() => set(photoId, image, images))) && (await isDone(() => set(photoId, photo, list)));
  if (!isStored) inMemory.set(photoId, { photo, image });
  markSavedPhotos(true);
  return isStored;
}

/** Notes that a photo is not sent again, unless it is gone by now, and deletes its image. */
export async function settlePhoto(
  { photoId }: SavedPhoto,
  state: 'sent' | 'refused',
  refusal = '',
): Promise<void> {
  const known = inMemory.get(photoId);
  if (known) inMemory.set(photoId, { photo: { ...known.photo, state, refusal }, image: '' });
  const photo = read(await attempt(() => get(photoId, list)));
  if (photo) await attempt(() => set(photoId, { ...photo, state, refusal }, list));
  await attempt(() => del(photoId, images));
}

/** Deletes a saved photo. */
export async function removeSavedPhoto(photoId: string): Promise<void> {
  inMemory.delete(photoId);
  await attempt(() => del(photoId, list));
  await attempt(() => del(photoId, images));
}
