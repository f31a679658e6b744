import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { forgotPinAction } from '#contract/actions/forgot-pin.ts';
import { LIMITS } from '#contract/limits.ts';
import { EmailField } from '#src/components/ui/email-field.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { FORGOT_PIN } from '#src/content/rep/rep-account.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { paths } from '#src/content/site-map.ts';
import { useFirstField } from '#src/forms/use-first-field.ts';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { typedEmail } from '#src/stored/session/session.ts';
import { AccountForm } from './account-form.tsx';

const checkEmail = zodResolver(forgotPinAction.request);

/**
 * Requests a reset code by email, then goes to the page to enter it (specification, section 8, Forgot PIN).
 */
export function ForgotPinForm({ children }: { children: ReactNode }) {
  const [sentTo, setSentTo] = useState('');
  const reset = useSubmitForm({
    initialValues: { email: typedEmail.read() },
    resolver: checkEmail,
    async send(fields) {
      setSentTo(fields.email);
      typedEmail.write(fields.email);
      const result = await call(forgotPinAction, fields);
      if (result.ok) return { isSuccess: true, text: FORGOT_PIN.sent, detail: FORGOT_PIN.sentHint };
      return { isSuccess: false, text: FORGOT_PIN.failed, detail: failureWords(result) };
    },
    failed: { isSuccess: false, text: FORGOT_PIN.failed },
    getRefusalMessage: ({ email }) => ({ isSuccess: false, text: email?.message ?? FORGOT_PIN.failed }),
  });
  useFirstField(() => reset.form.setFocus('email'));
  const next = {
    to: `${paths.rep.setPin}?email=${encodeURIComponent(sentTo)}`,
    label: FORGOT_PIN.toSetPin,
    afterMs: FORGOT_PIN.redirectMs,
  };

  return (
    <AccountForm form={reset} next={next}>
      <EmailField
        {...reset.form.register('email')}
        label={FORGOT_PIN.email}
        required
        maxLength={LIMITS.email}
        autoComplete="username"
      />
      <SubmitButton className="w-full text-lg" busy={reset.isSending}>
        {FORGOT_PIN.submit}
      </SubmitButton>
      {children}
    </AccountForm>
  );
}
