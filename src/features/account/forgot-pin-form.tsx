import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { forgotPinAction } from '#contract/actions/pin-reset.ts';
import { LIMITS } from '#contract/limits.ts';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { FORGOT_PIN } from '#src/content/rep/rep-account.ts';
import { paths } from '#src/content/site-map.ts';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { forgotPinOutcome } from './account-outcomes.ts';
import { RedirectNotice } from './redirect-notice.tsx';

const checkEmail = zodResolver(forgotPinAction.request);

/**
 * Requests a reset code by email, then goes to the page to enter it (specification, section 8, Forgot PIN).
 */
export function ForgotPinForm({ children }: { children: ReactNode }) {
  const [sentTo, setSentTo] = useState('');
  const reset = useSubmitForm({
    initialValues: { email: '' },
    rules: async () => checkEmail,
    async send(fields) {
      setSentTo(fields.email);
      return forgotPinOutcome(await call(forgotPinAction, fields));
    },
    failed: { isSuccess: false, text: FORGOT_PIN.failed },
    getRefusalMessage: ({ email }) => ({ isSuccess: false, text: email?.message ?? FORGOT_PIN.failed }),
  });
  const { form, message } = reset;

  return (
    <div>
      <Outcome ref={reset.outcome} message={message} />
      {message?.isSuccess ? (
        <RedirectNotice
          to={`${paths.rep.setPin}?email=${encodeURIComponent(sentTo)}`}
          label={FORGOT_PIN.toSetPin}
          afterMs={FORGOT_PIN.redirectMs}
        />
      ) : (
        <Form form={reset} className="grid gap-5">
          <TextField
            {...form.register('email')}
            label={FORGOT_PIN.email}
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.email}
          />
          <SubmitButton className="w-full text-lg" busy={reset.isSending}>
            {FORGOT_PIN.submit}
          </SubmitButton>
          {children}
        </Form>
      )}
    </div>
  );
}
