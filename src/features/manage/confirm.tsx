import { LoaderCircle } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';
import { MANAGE } from '#src/content/rep/manage.ts';
import { takeFocus } from '#src/lib/take-focus.ts';

interface ConfirmProps {
  question: string;
  yes: string;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

export function Confirm({ question, yes, busy, onYes, onNo }: ConfirmProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two answers is not a set of form fields
    <div
      ref={takeFocus}
      role="group"
      aria-label={question}
      tabIndex={-1}
      className="rounded-lg bg-amber-100 p-4 outline-none"
    >
      <p className="wrap-anywhere">{question}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onYes}>
          {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
          {yes}
        </Button>
        <Button look="outline" onClick={onNo}>
          {MANAGE.cancel}
        </Button>
      </div>
    </div>
  );
}
