import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { WORKLIST } from '#src/content/rep/worklist.ts';

interface ModalDialogProps {
  title: string;
  /** Fills the screen, for a picture: the first child takes the height that the others leave. */
  fillsScreen?: boolean;
  /** Called when the dialog has closed, by any means, and the focus is back where it was. */
  onClose: () => void;
  children: ReactNode;
}

const SCREEN =
  'h-[min(52rem,calc(100vh-1rem))] supports-[height:1dvh]:h-[min(52rem,calc(100dvh-1rem))] max-h-none w-[min(64rem,calc(100vw-1rem))] max-w-none grid-rows-[auto_minmax(0,1fr)_auto] gap-2 px-4 py-2 open:grid sm:px-5 sm:py-3';

export function ModalDialog({ title, fillsScreen = false, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={titleId}
      onClose={onClose}
      className={`m-auto rounded-2xl bg-white text-navy-950 afloat backdrop:bg-navy-950/60 ${fillsScreen ? SCREEN : 'w-[min(30rem,calc(100vw-(--spacing(8))))] p-5 sm:p-6'}`}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label={WORKLIST.close}
          onClick={() => dialog.current?.close()}
          className="-mr-2 inline-flex size-11 items-center justify-center rounded-lg text-tarp-700 hover:bg-tarp-100"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
