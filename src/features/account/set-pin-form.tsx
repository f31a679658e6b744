import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { resetPinAction } from '#contract/actions/pin-reset.ts';
import { LIMITS } from '#contract/limits.ts';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { SET_PIN } from '#src/content/rep/rep-account.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { paths } from '#src/content/site-map.ts';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { call, isRefused } from '#src/services/rep-script/transport.ts';
import { clearSession, readRepEmail } from '#src/stored/session.ts';
import { AccountForm } from './account-form.tsx';
import { checkNewPin } from './account-rules.ts';
import { EmailField } from './email-field.tsx';
import { PinFields } from './pin-fields.tsx';

const NEXT = {
  /** The login page shows `message`, as a success with `ok=1` (specification, section 2). */
  to: `${paths.rep.login}?message=${encodeURIComponent(SET_PIN.loginMessage)}&ok=1`,
  label: SET_PIN.toLogin,
  afterMs: SET_PIN.redirectMs,
};

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
  const newPin = useSubmitForm({
    initialValues: { email, code: token, pin: '', confirmPin: '' },
    rules: async () => checkNewPin,
    async send({ confirmPin, ...request }) {
      const result = await call(resetPinAction, request);
      if (!result.ok) {
        const text = isRefused(result) ? SET_PIN.refused : SET_PIN.failed;
        return { isSuccess: false, text, detail: failureWords(result) };
      }
      // The script has ended every session of this rep, so the stored one is invalid.
      if (readRepEmail() === request.email) clearSession();
      return { isSuccess: true, text: SET_PIN.updated };
    },
    failed: { isSuccess: false, text: SET_PIN.failed },
    getRefusalMessage: (errors) => (errors.email ? EMAIL_MISSING : null),
  });
  const { field, form, isSending } = newPin;
  const texts = useWatch({ control: form.control, name: ['code', 'pin', 'confirmPin'] });
  const isFilledIn = texts.every((text) => text.trim() !== '');
  const opening = email || isSending || form.formState.isSubmitted ? null : EMAIL_MISSING;

  return (
    <AccountForm form={newPin} opening={opening} next={NEXT}>
      {!email && (
        <EmailField {...form.register('email')} label={SET_PIN.email} required autoComplete="username" />
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
      <PinFields
        fields={[
          { ...field('pin'), label: SET_PIN.pin },
          { ...field('confirmPin'), label: SET_PIN.confirmPin },
        ]}
      />
      <SubmitButton className="w-full text-lg" busy={isSending} disabled={!isFilledIn}>
        {SET_PIN.submit}
      </SubmitButton>
      {children}
    </AccountForm>
  );
}
