import { type ComponentProps, type MouseEvent, useState } from 'react';
import { Button, buttonClass } from '#src/components/ui/button.tsx';
import { CHARGES, WORKLIST } from '#src/content/rep/worklist.ts';
import { ModalDialog } from '#src/features/worklist/modal-dialog.tsx';
import type { MayCall } from './call-permission.ts';

interface DialLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  call: MayCall;
}

/** The focus is then back on the link. */
const close = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.closest('dialog')?.close();

/** Dials a number. One that may cost much is asked about first: anybody can book with any number. */
export function DialLink({ call: { href, charge }, ...props }: DialLinkProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <a
        {...props}
        href={href}
        onClick={(event) => {
          if (!charge) return;
          event.preventDefault();
          setIsAsking(true);
        }}
      />
      {charge && isAsking && (
        <ModalDialog title={CHARGES.title} onClose={() => setIsAsking(false)}>
          <p className="mt-2 text-2xl font-semibold tracking-tight text-navy-900 tabular-nums">
            {charge.words}
          </p>
          <p className="mt-2 text-slate-700">{CHARGES[charge.kind]}</p>
          <p className="mt-5 grid gap-3 sm:grid-cols-2">
            <Button look="outline" onClick={close}>
              {CHARGES.dont}
            </Button>
            <a href={href} onClick={close} className={buttonClass('act')}>
              {WORKLIST.call}
            </a>
          </p>
        </ModalDialog>
      )}
    </>
  );
}
