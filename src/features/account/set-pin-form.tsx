import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { resetPinAction } from '#contract/actions/pin-reset.ts';
import { LIMITS } from '#contract/limits.ts';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { SET_PIN } from '#src/content/rep/rep-account.ts';
import { paths } from '#src/content/site-map.ts';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { clearSession, readRepEmail } from '#src/stored/session.ts';
import { setPinOutcome } from './account-outcomes.ts';
import { checkNewPin } from './account-rules.ts';
import { PinField, ShowPin } from './pin-field.tsx';
import { RedirectNotice } from './redirect-notice.tsx';

/** The login page shows `message`, as a success with `ok=1` (specification, section 2). */
const LOGIN_WITH_NOTICE = `${paths.rep.login}?message=${encodeURIComponent(SET_PIN.loginMessage)}&ok=1`;

const EMAIL_MISSING = { isSuccess: false, text: SET_PIN.emailMissing, detail: SET_PIN.emailMissingHint };

interface SetPinFormProps {
  /** From the address bar. When empty, the form asks for it, because the script looks codes up by email. */
  email: string;
  /** The code from the address bar; empty when the rep has to type it. */
  token: string;
  children: ReactNode;
}

/** Sets a new PIN with the code from the email (specification, sections 4, 5 and 8, Set PIN). */
export function SetPinForm({ email, token, children }: SetPinFormProps) {
  const [shown, setShown] = useState(false);
  const newPin = useSubmitForm({
    initialValues: { email, code: token, pin: '', confirmPin: '' },
    rules: async () => checkNewPin,
    async send({ confirmPin, ...request }) {
      const result = await call(resetPinAction, request);
      // The script has ended every session of this rep, so the stored one is invalid.
      if (result.ok && readRepEmail() === request.email) clearSession();
      return setPinOutcome(result);
    },
    failed: { isSuccess: false, text: SET_PIN.failed },
    getRefusalMessage: (errors) => (errors.email ? EMAIL_MISSING : null),
  });
  const { field, form, isSending, message } = newPin;
  const texts = useWatch({ control: form.control, name: ['code', 'pin', 'confirmPin'] });
  const isFilledIn = texts.every((text) => text.trim() !== '');
  const opening = email || isSending || form.formState.isSubmitted ? null : EMAIL_MISSING;

  return (
    <div>
      <Outcome ref={newPin.outcome} message={message ?? opening} />
      {message?.isSuccess ? (
        <RedirectNotice to={LOGIN_WITH_NOTICE} label={SET_PIN.toLogin} afterMs={SET_PIN.redirectMs} />
      ) : (
        <Form form={newPin} className="grid gap-5">
          {!email && (
            <TextField
              {...form.register('email')}
              label={SET_PIN.email}
              type="email"
              required
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LIMITS.email}
            />
          )}
          <TextField
            {...field('code')}
            label={SET_PIN.code}
            required
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LIMITS.label}
            hint={SET_PIN.codeHint}
          />
          <PinField {...field('pin')} label={SET_PIN.pin} shown={shown} />
          <PinField {...field('confirmPin')} label={SET_PIN.confirmPin} shown={shown} />
          <ShowPin shown={shown} onChange={setShown} />
          <SubmitButton className="w-full text-lg" busy={isSending} disabled={!isFilledIn}>
            {SET_PIN.submit}
          </SubmitButton>
          {children}
        </Form>
      )}
    </div>
  );
}
