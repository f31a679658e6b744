import { LoaderCircle } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { KeyMark, useKeyShortcut } from './keys/key-mark.tsx';

/** Of the form with the rep and the batch. */
export const SETUP_FORM = 'worklist-setup';

interface NextLeadButtonProps {
  look: 'main' | 'outline';
  isLoading: boolean;
  className?: string;
  /** On a laptop, in a row that must not grow, Skip turns in its place. */
  spinner?: string;
}

/** The one way to the next lead: beside the title with a lead on the card, else in the empty box. */
export function NextLeadButton({ look, isLoading, className = '', spinner = '' }: NextLeadButtonProps) {
  const shortcut = useKeyShortcut();
  return (
    <Button type="submit" form={SETUP_FORM} look={look} {...shortcut('N')} className={className}>
      {isLoading && <LoaderCircle aria-hidden="true" className={`size-5 animate-spin ${spinner}`} />}
      <span>{WORKLIST.next}</span>
      <KeyMark of="N" />
    </Button>
  );
}
