import { toPictureUrl } from '#src/lib/photos/picture-url.ts';
import { discardPhoto, type PhotoOutbox } from '#src/services/photo-outbox.ts';
import { PHOTO_STATES, PHOTOS } from '#words/pages/booking-card.ts';

/** The photos of a booking, and those of them that are being sent. */
export const pickPhotos = (outbox: PhotoOutbox | null, submissionId: string) =>
  (outbox?.photos ?? [])
    .filter((photo) => photo.submissionId === submissionId)
    .map((photo) => ({
      ...photo,
      shown: outbox?.sending.has(photo.photoId) ? ('sending' as const) : photo.state,
    }));

export type ShownPhoto = ReturnType<typeof pickPhotos>[number];

/** Small pictures of photos, with how each stands and a button to remove it until it is sent. */
export const PhotoList = ({ photos }: { photos: readonly ShownPhoto[] }) => (
  <ul aria-label={PHOTOS.title} className="mt-1 flex flex-wrap gap-3">
    {photos.map(({ photoId, thumbnail, shown, refusal }, index) => (
      <li key={photoId} data-photo-state={shown} className="w-24">
        <img
          src={toPictureUrl(thumbnail)}
          alt={`${index + 1}`}
          className="h-24 w-24 rounded-lg border border-line object-cover"
        />
        <p className="mt-1 text-sm text-slate-700">{PHOTO_STATES[shown]}</p>
        {refusal && <p className="text-sm text-coral-700">{refusal}</p>}
        {(shown === 'waiting' || shown === 'refused') && (
          <button
            type="button"
            aria-label={PHOTOS.remove(index + 1)}
            onClick={() => discardPhoto(photoId)}
            className="min-h-11 w-full text-left text-tarp-700 underline underline-offset-4"
          >
            {PHOTOS.removeShort}
          </button>
        )}
      </li>
    ))}
  </ul>
);
