import { LoaderCircle } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type SuppressNumberAnswer, suppressNumberAction } from '#contract/actions/suppressions.ts';
import { LIMITS } from '#contract/limits.ts';
import { parseRequest } from '#contract/parse.ts';
import type { Session } from '#contract/session.ts';
import { Outcome, type OutcomeMessage } from '#src/components/rep/outcome.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { MANAGE, NUMBERS } from '#src/content/manage.ts';
import { failureWords } from '#src/content/rep-failures.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { forgetWords, keepWords, keptWords } from '#src/stored/form-words.ts';

interface AddNumberFormProps {
  session: Session;
  onListed: (answer: SuppressNumberAnswer) => void;
  onCancel: () => void;
  onExpired: () => void;
}

const EMPTY = { phone: '', reason: '' };

/** Another manager's draft is never shown. */
const draftOf = (email: string): string => `numberOf:${email}:`;

/** Whether this manager has begun to type a number that is not on the list yet. */
export const isNumberBegun = (email: string): boolean =>
  Object.values(keptWords(draftOf(email), EMPTY)).some((word) => word !== '');

/** A number for the do-not-call list, typed by hand; what is typed stays until it is on the list. */
export function AddNumberForm({
  session: { auth, email },
  onListed,
  onCancel,
  onExpired,
}: AddNumberFormProps) {
  const draft = draftOf(email);
  const [kept] = useState(() => keptWords(draft, EMPTY));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const [busy, setBusy] = useState(false);
  const phone = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const read = parseRequest(suppressNumberAction.request, typed);
    setMessage(null);
    setErrors(read.ok ? {} : read.fields);
    if (!read.ok) {
      phone.current?.focus();
      return;
    }
    setBusy(true);
    const result = await call(suppressNumberAction, { ...read.data, auth });
    setBusy(false);
    if (result.ok) {
      forgetWords(draft);
      onListed(result.answer);
    } else if (result.reason === 'expired') onExpired();
    else setMessage({ good: false, text: NUMBERS.notAdded, detail: failureWords(result) });
  }

  return (
    <Card className="mb-6 max-w-xl">
      <h3 ref={takeFocus} tabIndex={-1} className="outline-none">
        {NUMBERS.addTitle}
      </h3>
      <p className="mt-1 mb-5 text-slate-700">{NUMBERS.addLead}</p>
      <form
        onSubmit={submit}
        onChange={({ currentTarget }) => keepWords(draft, Object.fromEntries(new FormData(currentTarget)))}
        noValidate
        aria-busy={busy}
        className="grid gap-5"
      >
        <TextField
          ref={phone}
          label={NUMBERS.phone}
          name="phone"
          type="tel"
          required
          autoComplete="off"
          maxLength={LIMITS.phone}
          defaultValue={kept.phone}
          error={errors.phone}
        />
        <TextField
          label={NUMBERS.reason}
          name="reason"
          autoComplete="off"
          maxLength={LIMITS.reason}
          defaultValue={kept.reason}
          hint={NUMBERS.reasonHint}
          error={errors.reason}
        />
        <div>
          <Outcome message={message} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">
              {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
              {NUMBERS.submit}
            </Button>
            <Button
              look="outline"
              onClick={() => {
                forgetWords(draft);
                onCancel();
              }}
            >
              {MANAGE.cancel}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
