import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { takeFocus } from '#src/lib/take-focus.ts';
import { VISIT_CANCEL, VISIT_WORDS } from '#words/pages/visit.ts';
import type { VisitCall } from './use-visit.ts';

interface CancelVisitProps {
  /** Whether it can be taken back. */
  canRestore: boolean;
  sending: VisitCall | null;
  onCancel: () => void;
}

/** The button was gone while the question was shown. */
const focusButton = (around: HTMLElement | null): void => takeFocus(around?.querySelector('button') ?? null);

/** Asks again before it cancels, on the page. */
export function CancelVisit({ canRestore, sending, onCancel }: CancelVisitProps) {
  /** `kept`: asked, and the homeowner keeps the visit. */
  const [step, setStep] = useState<'closed' | 'asking' | 'kept'>('closed');

  if (step !== 'asking') {
    return (
      <div ref={step === 'kept' ? focusButton : null} className="max-lg:text-center lg:pl-2">
        <Button look="quiet" disabled={sending !== null} onClick={() => setStep('asking')}>
          {VISIT_WORDS.cancel}
        </Button>
      </div>
    );
  }
  return (
    <Card>
      <fieldset aria-labelledby="cancel-visit">
        <h2 id="cancel-visit" ref={takeFocus} tabIndex={-1} className="text-2xl">
          {VISIT_CANCEL.title}
        </h2>
        <p className="mt-1 text-slate-700">{canRestore ? VISIT_CANCEL.forAnHour : VISIT_CANCEL.text}</p>
        <div className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full">
          <Button disabled={sending !== null} onClick={onCancel}>
            {sending === 'cancel' ? VISIT_CANCEL.sending : VISIT_CANCEL.confirm}
          </Button>
          <Button look="outline" disabled={sending !== null} onClick={() => setStep('kept')}>
            {VISIT_CANCEL.keep}
          </Button>
        </div>
      </fieldset>
    </Card>
  );
}
