import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { LeadPhoto } from '#contract/actions/photos.ts';
import { Button } from '#src/components/ui/button.tsx';
import { PHOTOS } from '#src/content/rep/worklist.ts';
import { easternDateTime } from '#src/features/worklist/calling/eastern-words.ts';
import { ModalDialog } from '#src/features/worklist/modal-dialog.tsx';
import { toPictureUrl } from '#src/lib/photos/picture-url.ts';
import type { RepResult } from '#src/services/rep-endpoint/transport.ts';

/** Minus 1 for the photo before, 1 for the one after. */
type Turn = (by: -1 | 1) => void;

interface PhotoDialogProps {
  photo: LeadPhoto;
  /** Such as `Photo 1 of 3`. */
  name: string;
  /** The large picture; null while it is loading. */
  result: RepResult<{ photo: string }> | null;
  onRetry: () => void;
  /** Shows another photo; undefined when this is the only one. */
  onTurn: Turn | undefined;
  onClose: () => void;
}

export function PhotoDialog({ photo, name, result, onRetry, onTurn, onClose }: PhotoDialogProps) {
  useArrowKeys(onTurn);
  const { thumbnail, receivedAt } = photo;
  const failure = result?.ok === false ? result : null;
  const isGone = thumbnail === '' || failure?.error === 'not_found';
  const hasFailed = failure !== null && !isGone;
  const isLoading = result === null && !isGone;
  const small = isGone ? '' : thumbnail;
  const shown = result?.ok ? result.answer.photo : small;
  return (
    <ModalDialog title={PHOTOS.title} fillsScreen onClose={onClose}>
      <div className="relative flex items-center justify-center overflow-hidden rounded-lg bg-navy-950 text-white">
        {shown !== '' && (
          <img
            src={toPictureUrl(shown)}
            alt={name}
            className={`size-full object-contain ${result?.ok ? '' : 'blur-xs brightness-75'}`}
          />
        )}
        {/* On the picture, which may be any color. */}
        <div className="absolute flex max-w-[calc(100%-2rem)] flex-wrap items-center justify-center gap-x-4 rounded-lg bg-navy-950/85 px-4 text-center">
          <p role="status" className="py-2.5 empty:p-0">
            {isGone && PHOTOS.gone(name)}
            {isLoading && PHOTOS.loadingOne}
            {hasFailed && PHOTOS.failedOne(name)}
          </p>
          {hasFailed && (
            <button
              type="button"
              onClick={onRetry}
              className="min-h-11 font-semibold underline underline-offset-4"
            >
              {PHOTOS.retry}
            </button>
          )}
        </div>
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <TurnButton by={-1} onTurn={onTurn} />
        <p role="status" className="col-start-2 text-center leading-snug">
          <strong>{name}</strong>
          <span className="block text-sm text-slate-600">{PHOTOS.time(easternDateTime(receivedAt))}</span>
        </p>
        <TurnButton by={1} onTurn={onTurn} />
      </div>
    </ModalDialog>
  );
}

function TurnButton({ by, onTurn }: { by: -1 | 1; onTurn: Turn | undefined }) {
  if (!onTurn) return null;
  const words = by === 1 ? PHOTOS.next : PHOTOS.previous;
  return (
    <Button
      look="outline"
      aria-label={words}
      className={`px-4! ${by === 1 ? 'justify-self-end' : 'justify-self-start'}`}
      onClick={() => onTurn(by)}
    >
      {by === -1 && <ChevronLeft aria-hidden="true" className="size-6" />}
      <span className="max-sm:hidden">{words}</span>
      {by === 1 && <ChevronRight aria-hidden="true" className="size-6" />}
    </Button>
  );
}

/** The left and right arrow keys, wherever the focus is in the dialog. */
function useArrowKeys(onTurn: Turn | undefined): void {
  const press = useEffectEvent(({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    // With a modifier they are the browser's own, such as Back.
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowLeft') onTurn?.(-1);
    if (key === 'ArrowRight') onTurn?.(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
