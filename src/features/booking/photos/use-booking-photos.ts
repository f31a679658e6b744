import { useState, useSyncExternalStore } from 'react';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { photoOutbox } from '#src/services/photo-outbox.ts';
import type { SavedBooking } from '#src/stored/outbox/saved-bookings.ts';
import { PHOTO_INPUT } from '#words/company/photo-input.ts';
import { PHOTOS } from '#words/pages/booking-card.ts';
import { pickPhotos, type ShownPhoto } from './photo-list.tsx';

/** A line about all photos of a booking. */
function sumUp(photos: readonly ShownPhoto[]): string {
  const count = (state: ShownPhoto['state']) => photos.filter((photo) => photo.state === state).length;
  const [waiting, sent] = [count('waiting'), count('sent')];
  if (photos.some(({ shown }) => shown === 'sending')) {
    return PHOTOS.sending(photos.length - waiting + 1, photos.length);
  }
  if (waiting > 0) return PHOTOS.waiting(waiting);
  return sent > 0 ? PHOTOS.received(sent) : PHOTOS.refused;
}

/**
 * The photos of a saved booking, how they stand in words, and how to add more where the backend takes them.
 * @param isJustSent its page stays open while the answer is on its way: photos chosen until then are kept for it
 */
export function useBookingPhotos({ submissionId, state, takesPhotos }: SavedBooking, isJustSent: boolean) {
  const outbox = useSyncExternalStore(photoOutbox.subscribe, photoOutbox.read);
  const [problem, setProblem] = useState('');
  const photos = pickPhotos(outbox, submissionId);
  const isTaken = state === 'received' ? takesPhotos : state === 'unknown' && isJustSent;

  async function add(control: HTMLInputElement) {
    setProblem(PHOTO_INPUT.adding);
    try {
      const { addFiles } = await import('./draft-photos.tsx');
      await addFiles(control, submissionId, setProblem);
    } catch {
      control.value = '';
      setProblem(PHOTO_INPUT.failed);
    }
  }

  return {
    photos,
    summary: sumUp(photos),
    /** How adding goes, or what went wrong with it. */
    problem,
    /** Null where no more can be added. */
    add: isTaken && photos.length < PHOTO_LIMITS.count ? add : null,
    /** The booking is sent, but nobody has said that photos are taken: perhaps they can only be mailed. */
    mayHaveToMail: state !== 'waiting' && !takesPhotos && photos.some((photo) => photo.state === 'waiting'),
  };
}
