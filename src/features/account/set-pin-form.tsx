import { type FormEvent, type ReactNode, useState } from 'react';
import { resetPinAction } from '#contract/actions/pin-reset.ts';
import { LIMITS } from '#contract/limits.ts';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { SET_PIN } from '#src/content/rep-account.ts';
import { paths } from '#src/lib/paths.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { clearSession, readRepEmail } from '#src/stored/session.ts';
import { setPinOutcome } from './account-outcomes.ts';
import { focusField, readTexts } from './form-fields.ts';
import { MoveOn } from './move-on.tsx';
import { isFilledIn, readNewPin } from './new-pin.ts';
import { PinField, ShowPin } from './pin-field.tsx';
import { useAttempt } from './use-attempt.ts';

/** `ok` and `message` are what the login shows (specification, section 2). */
const LOGIN_WITH_NEWS = `${paths.rep.login}?message=${encodeURIComponent(SET_PIN.loginMessage)}&ok=1`;

interface SetPinFormProps {
  /** Of the address; without it the form asks for it, because the script knows codes only by their email. */
  email: string;
  /** The code of the address; empty when it has to be typed. */
  token: string;
  /** Stands under the form. */
  children: ReactNode;
}

/** A new PIN for the code of the mail (specification, sections 4, 5 and 8, Set PIN). */
export function SetPinForm({ email, token, children }: SetPinFormProps) {
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState(false);
  const [wrong, setWrong] = useState<{ field: string; text: string } | null>(null);
  const { busy, message, outcome, attempt, refuse } = useAttempt();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readNewPin({ email, ...readTexts(form) });
    if (!read.ok) {
      setWrong(read.text === SET_PIN.emailMissing ? null : read);
      refuse(null);
      focusField(form, read.field);
      return;
    }
    setWrong(null);
    attempt(async () => {
      const result = await call(resetPinAction, read.data);
      // The script has signed this rep out everywhere; the browser should not believe otherwise.
      if (result.ok && readRepEmail() === read.data.email) clearSession();
      return setPinOutcome(result);
    });
  }

  const errorOf = (field: string) => (wrong?.field === field ? wrong.text : undefined);
  const opening = email
    ? null
    : { good: false, text: SET_PIN.emailMissing, detail: SET_PIN.emailMissingHint };
  return (
    <div>
      <Outcome ref={outcome} message={message ?? (busy || wrong ? null : opening)} />
      {message?.good ? (
        <MoveOn to={LOGIN_WITH_NEWS} label={SET_PIN.toLogin} afterMs={SET_PIN.redirectMs} />
      ) : (
        <form
          onSubmit={submit}
          onChange={(event) => setReady(isFilledIn(readTexts(event.currentTarget)))}
          noValidate
          aria-busy={busy}
          className="grid gap-5"
        >
          {!email && (
            <TextField
              label={SET_PIN.email}
              name="email"
              type="email"
              required
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LIMITS.email}
              error={errorOf('email')}
            />
          )}
          <TextField
            label={SET_PIN.code}
            name="code"
            defaultValue={token}
            required
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LIMITS.label}
            hint={SET_PIN.codeHint}
            error={errorOf('code')}
          />
          <PinField name="pin" label={SET_PIN.pin} shown={shown} error={errorOf('pin')} />
          <PinField
            name="confirmPin"
            label={SET_PIN.confirmPin}
            shown={shown}
            error={errorOf('confirmPin')}
          />
          <ShowPin shown={shown} onChange={setShown} />
          <SubmitButton className="w-full text-lg" busy={busy} disabled={!ready}>
            {SET_PIN.submit}
          </SubmitButton>
          {children}
        </form>
      )}
    </div>
  );
}
