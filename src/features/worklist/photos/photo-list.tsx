import { useState } from 'react';
import type { LeadPhoto } from '#contract/actions/photos.ts';
import { PHOTOS } from '#src/content/rep/worklist.ts';
import { easternDateTime } from '#src/features/worklist/calling/eastern-words.ts';
import { toPictureUrl } from '#src/lib/photos/picture-url.ts';
import type { AskPhotos } from './ask-photos.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import { useAnswers } from './use-answers.ts';

interface PhotoListProps {
  leadId: string;
  photos: LeadPhoto[];
  ask: AskPhotos['one'];
  onExpired: (() => void) | undefined;
}

/** The small pictures of a lead's photos. Keeps the large ones that were opened. */
export function PhotoList({ leadId, photos, ask, onExpired }: PhotoListProps) {
  const [openIndex, setOpenIndex] = useState(-1);
  const opened = photos[openIndex];
  const { result, reload } = useAnswers({
    key: opened?.thumbnail ? opened.photoId : '',
    ask: (photoId, signal) => ask(leadId, photoId, signal),
    onExpired,
  });
  return (
    <>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
        {photos.map(({ photoId, receivedAt, thumbnail }, index) => {
          const name = PHOTOS.name(index + 1, photos.length);
          return (
            <li key={photoId}>
              {thumbnail === '' ? (
                <p className="flex h-24 items-center rounded-lg bg-sand-100 p-2 text-sm leading-snug text-slate-700">
                  {PHOTOS.gone(name)}
                </p>
              ) : (
                <button
                  type="button"
                  onClick={() => setOpenIndex(index)}
                  className="block w-full cursor-zoom-in overflow-hidden rounded-lg bg-sand-100"
                >
                  <img src={toPictureUrl(thumbnail)} alt={name} className="h-24 w-full object-cover" />
                </button>
              )}
              <p className="mt-1 text-sm leading-snug text-slate-600">
                <time dateTime={receivedAt}>{easternDateTime(receivedAt)}</time>
              </p>
            </li>
          );
        })}
      </ul>
      {opened && (
        <PhotoDialog
          photo={opened}
          name={PHOTOS.name(openIndex + 1, photos.length)}
          result={result}
          onRetry={reload}
          onTurn={
            photos.length > 1
              ? (by) => setOpenIndex((openIndex + by + photos.length) % photos.length)
              : undefined
          }
          onClose={() => setOpenIndex(-1)}
        />
      )}
    </>
  );
}
