import { type FormEvent, type ReactNode, useState } from 'react';
import { forgotPinAction } from '#contract/actions/pin-reset.ts';
import { LIMITS } from '#contract/limits.ts';
import { parseRequest } from '#contract/parse.ts';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { FORGOT_PIN } from '#src/content/rep-account.ts';
import { paths } from '#src/lib/paths.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { forgotPinOutcome } from './account-outcomes.ts';
import { focusField, readTexts } from './form-fields.ts';
import { MoveOn } from './move-on.tsx';
import { useAttempt } from './use-attempt.ts';

/** Asks for a reset code by mail, then goes on to where it is typed (specification, section 8, Forgot PIN). */
export function ForgotPinForm({ children }: { children: ReactNode }) {
  const [email, setEmail] = useState('');
  const { busy, message, outcome, attempt, refuse } = useAttempt();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = parseRequest(forgotPinAction.request, readTexts(event.currentTarget));
    if (!read.ok) {
      refuse(read.fields.email ?? FORGOT_PIN.failed);
      focusField(event.currentTarget, 'email');
      return;
    }
    setEmail(read.data.email);
    attempt(async () => forgotPinOutcome(await call(forgotPinAction, read.data)));
  }

  return (
    <div>
      <Outcome ref={outcome} message={message} />
      {message?.good ? (
        <MoveOn
          to={`${paths.rep.setPin}?email=${encodeURIComponent(email)}`}
          label={FORGOT_PIN.toSetPin}
          afterMs={FORGOT_PIN.redirectMs}
        />
      ) : (
        <form onSubmit={submit} noValidate aria-busy={busy} className="grid gap-5">
          <TextField
            label={FORGOT_PIN.email}
            name="email"
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.email}
          />
          <SubmitButton className="w-full text-lg" busy={busy}>
            {FORGOT_PIN.submit}
          </SubmitButton>
          {children}
        </form>
      )}
    </div>
  );
}
