import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { WORKLIST } from '#src/content/rep/worklist.ts';

interface ModalDialogProps {
  title: string;
  /** Called when the dialog has closed, by any means, and the focus is back where it was. */
  onClose: () => void;
  children: ReactNode;
}

export function ModalDialog({ title, onClose, children }: ModalDialogProps) {
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
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-2xl bg-white p-5 text-navy-950 afloat backdrop:bg-navy-950/60 sm:p-6"
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
