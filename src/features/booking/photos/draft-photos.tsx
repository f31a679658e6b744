import { useSyncExternalStore } from 'react';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { addPhoto, photoOutbox } from '#src/services/photo-outbox.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { PHOTOS } from '#words/pages/booking-card.ts';
import { PhotoList, pickPhotos } from './photo-list.tsx';
import { shrinkPhoto } from './shrink-photo.ts';

/** Returns the id of the booking that is being filled in, and makes one if the form is still empty. */
function getDraftId(): string {
  const draft = bookingDraft.read();
  const submissionId = draft.submissionId || newSubmissionId();
  bookingDraft.write({ ...draft, submissionId });
  return submissionId;
}

/**
 * Shrinks the chosen photos one by one, keeps them on this device, and empties the control.
 * @param submissionId of the booking they belong to; empty for the one that is being filled in
 * @param say shows how it goes and, in the end, what went wrong
 */
export async function addFiles(
  control: HTMLInputElement,
  submissionId: string,
  say: (text: string) => void,
): Promise<void> {
  const files = [...(control.files ?? [])];
  control.value = '';
  const booking = submissionId || getDraftId();
  const problems = new Set<string>();
  for (const [index, file] of files.entries()) {
    say(PHOTOS.adding(index + 1, files.length));
    const shrunk = await shrinkPhoto(file).catch(() => null);
    const added = shrunk && typeof shrunk === 'object' ? await addPhoto(booking, shrunk) : shrunk;
    if (added === null) problems.add(PHOTOS.unreadable(file.name));
    if (added === 'cutOff') problems.add(PHOTOS.cutOff(file.name));
    if (added === 'guarded') problems.add(PHOTOS.guarded);
    if (added === 'unstored') problems.add(PHOTOS.unstored);
    if (added === 'full') {
      problems.add(PHOTOS.full);
      break;
    }
  }
  say([...problems].join(' '));
}

/** The photos of the booking that is being filled in. */
export function DraftPhotos() {
  const outbox = useSyncExternalStore(photoOutbox.subscribe, photoOutbox.read);
  const { submissionId } = bookingDraft.read();
  const photos = pickPhotos(outbox, submissionId);
  if (photos.length === 0) return null;
  return (
    <div className="grid gap-3">
      <PhotoList photos={photos} />
      <p className="text-slate-700">{PHOTOS.afterBooking}</p>
    </div>
  );
}
