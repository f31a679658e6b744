import { type FocusEvent, type FormEvent, type ReactNode, useState } from 'react';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { LIMITS } from '#contract/limits.ts';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { CREATE_USER } from '#src/content/rep-account.ts';
import { paths } from '#src/lib/paths.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { createUserOutcome } from './account-outcomes.ts';
import { type AccountErrors, readAccountForm } from './account-request.ts';
import { focusField, readTexts } from './form-fields.ts';
import { MoveOn } from './move-on.tsx';
import { PinField, ShowPin } from './pin-field.tsx';
import { useAttempt } from './use-attempt.ts';

/** A request for an account, which waits for a manager (specification, section 8, Create user). `children` stand under it. */
export function CreateUserForm({ children }: { children: ReactNode }) {
  const [errors, setErrors] = useState<AccountErrors>({});
  const [shown, setShown] = useState(false);
  const { busy, message, outcome, attempt, refuse } = useAttempt();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readAccountForm(readTexts(form));
    if (!read.ok) {
      setErrors(read.errors);
      refuse(read.text);
      focusField(form, read.focus);
      return;
    }
    setErrors({});
    attempt(async () => createUserOutcome(await call(requestUserApprovalAction, read.data)));
  }

  return (
    <div>
      <Outcome ref={outcome} message={message} />
      {message?.good ? (
        <MoveOn to={paths.rep.login} label={CREATE_USER.toLogin} afterMs={CREATE_USER.redirectMs} />
      ) : (
        <form onSubmit={submit} noValidate aria-busy={busy} className="grid gap-5">
          <TextField
            label={CREATE_USER.name}
            name="name"
            required
            autoComplete="name"
            maxLength={LIMITS.name}
            error={errors.name}
          />
          <TextField
            label={CREATE_USER.email}
            name="email"
            type="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.email}
            onBlur={toLowerCase}
            error={errors.email}
          />
          <TextField
            label={CREATE_USER.phone}
            name="phone"
            type="tel"
            required
            autoComplete="tel"
            maxLength={LIMITS.phone}
            error={errors.phone}
          />
          <PinField
            name="pin"
            label={CREATE_USER.pin}
            hint={CREATE_USER.pinHint}
            shown={shown}
            error={errors.pin}
          />
          <ShowPin shown={shown} onChange={setShown} />
          <SubmitButton className="w-full text-lg" busy={busy}>
            {CREATE_USER.submit}
          </SubmitButton>
          {children}
        </form>
      )}
    </div>
  );
}

function toLowerCase({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.value = currentTarget.value.toLowerCase();
}
