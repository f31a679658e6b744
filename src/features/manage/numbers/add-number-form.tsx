import { zodResolver } from '@hookform/resolvers/zod';
import { type SuppressNumberAnswer, suppressNumberAction } from '#contract/actions/suppressions.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Session } from '#contract/session.ts';
import { Card } from '#src/components/ui/card.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { NUMBERS } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { FormButtons } from '#src/features/manage/form-buttons.tsx';
import { Form } from '#src/forms/form.tsx';
import type { FormDraft } from '#src/forms/text-draft.ts';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { numberDraft } from '#src/stored/rep-draft.ts';

interface AddNumberFormProps {
  session: Session;
  onListed: (answer: SuppressNumberAnswer) => void;
  onCancel: () => void;
  onExpired: () => void;
}

/** Another manager's draft is never shown. An empty form has none. */
const draftOf = (email: string): FormDraft => ({
  read: () => numberDraft.read(email)?.values ?? {},
  keep: (values) =>
    Object.values(values).some((text) => text !== '')
      ? numberDraft.keep(email, values)
      : numberDraft.forget(),
  forget: numberDraft.forget,
});

const checkNumber = zodResolver(suppressNumberAction.request);
const FAILED: OutcomeMessage = { isSuccess: false, text: NUMBERS.notAdded };

/**
 * Adds a number to the do-not-call list. The draft is kept until the number is listed or Cancel is pressed.
 */
export function AddNumberForm({
  session: { auth, email },
  onListed,
  onCancel,
  onExpired,
}: AddNumberFormProps) {
  const draft = draftOf(email);
  const number = useSubmitForm({
    initialValues: { phone: '', reason: '' },
    draft,
    resolver: checkNumber,
    async send(fields) {
      const result = await call(suppressNumberAction, { ...fields, auth });
      if (result.ok) {
        draft.forget();
        onListed(result.answer);
      } else if (result.reason === 'expired') onExpired();
      else return { ...FAILED, detail: failureWords(result) };
      return null;
    },
    failed: FAILED,
  });

  return (
    <Card className="mb-6 max-w-xl">
      <h3 ref={takeFocus} tabIndex={-1} className="outline-none">
        {NUMBERS.addTitle}
      </h3>
      <p className="mt-1 mb-5 text-slate-700">{NUMBERS.addLead}</p>
      <Form form={number} className="grid gap-5">
        <TextField
          {...number.field('phone')}
          label={NUMBERS.phone}
          type="tel"
          required
          autoComplete="off"
          maxLength={LIMITS.phone}
        />
        <TextField
          {...number.field('reason')}
          label={NUMBERS.reason}
          autoComplete="off"
          maxLength={LIMITS.reason}
          hint={NUMBERS.reasonHint}
        />
        <div>
          <Outcome ref={number.outcome} message={number.message} />
          <FormButtons
            submit={NUMBERS.submit}
            isSending={number.isSending}
            draft={draft}
            onCancel={onCancel}
          />
        </div>
      </Form>
    </Card>
  );
}
