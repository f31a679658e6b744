import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { LIMITS } from '#contract/limits.ts';
import { ACCOUNT_FORM } from '#contract/words/rep-forms.ts';
import { EmailField } from '#src/components/ui/email-field.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { CREATE_USER, FIELD_EMPTY } from '#src/content/rep/rep-account.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { paths } from '#src/content/site-map.ts';
import { useFirstField } from '#src/forms/use-first-field.ts';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { call, isRefused } from '#src/services/rep-endpoint/transport.ts';
import { AccountForm } from './account-form.tsx';
import { PinField } from './pin-field.tsx';

const NEXT = { to: paths.rep.login, label: CREATE_USER.toLogin, afterMs: CREATE_USER.redirectMs };

const filledIn = z.string().check(z.trim(), z.minLength(1, FIELD_EMPTY));

/** Empty fields are reported before wrong ones (specification, section 5). */
const checkAccount = zodResolver(
  z.pipe(
    z.object({ name: filledIn, email: filledIn, phone: filledIn, pin: filledIn }),
    requestUserApprovalAction.request,
  ),
);

const isIncomplete = (errors: FieldErrors): boolean =>
  Object.values(errors).some((error) => error?.message === FIELD_EMPTY);

/** Requests an account, which a manager must approve (specification, section 8, Create user). */
export function CreateUserForm({ children }: { children: ReactNode }) {
  const account = useSubmitForm({
    initialValues: { name: '', email: '', phone: '', pin: '' },
    resolver: checkAccount,
    async send(fields) {
      const result = await call(requestUserApprovalAction, fields);
      if (result.ok) return { isSuccess: true, text: CREATE_USER.sent };
      const { message } = result;
      const words = failureWords(result);
      if (isRefused(result))
        return { isSuccess: false, text: CREATE_USER.error(words ?? CREATE_USER.refused) };
      const text = CREATE_USER.error(message ?? CREATE_USER.failed);
      return { isSuccess: false, text, detail: message ? undefined : words };
    },
    failed: { isSuccess: false, text: CREATE_USER.error(CREATE_USER.failed) },
    getRefusalMessage: (errors) =>
      isIncomplete(errors) ? { isSuccess: false, text: ACCOUNT_FORM.incomplete } : null,
  });
  const { field, form } = account;
  useFirstField(() => form.setFocus('name'));
  const email = field('email');

  return (
    <AccountForm form={account} next={NEXT}>
      <TextField
        {...field('name')}
        label={CREATE_USER.name}
        required
        autoComplete="name"
        maxLength={LIMITS.name}
      />
      <EmailField
        {...email}
        label={CREATE_USER.email}
        required
        maxLength={LIMITS.email}
        autoComplete="email"
        onBlur={(event) => {
          event.currentTarget.value = event.currentTarget.value.toLowerCase();
          email.onBlur(event);
        }}
      />
      <TextField
        {...field('phone')}
        label={CREATE_USER.phone}
        type="tel"
        required
        autoComplete="tel"
        maxLength={LIMITS.phone}
      />
      <PinField {...field('pin')} label={CREATE_USER.pin} hint={CREATE_USER.pinHint} />
      <SubmitButton className="w-full text-lg" busy={account.isSending}>
        {CREATE_USER.submit}
      </SubmitButton>
      {children}
    </AccountForm>
  );
}
