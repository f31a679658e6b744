import { Button } from '#src/components/ui/button.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { MANAGE } from '#src/content/rep/manage.ts';

interface FormButtonsProps {
  submit: string;
  isSending: boolean;
  /** Forgotten by Cancel. */
  draft: { forget: () => void };
  onCancel: () => void;
}

/** Sends a form, or gives up what was typed. */
export const FormButtons = ({ submit, isSending, draft, onCancel }: FormButtonsProps) => (
  <div className="flex flex-wrap gap-3">
    <SubmitButton busy={isSending}>{submit}</SubmitButton>
    <Button
      look="outline"
      onClick={() => {
        draft.forget();
        onCancel();
      }}
    >
      {MANAGE.cancel}
    </Button>
  </div>
);
