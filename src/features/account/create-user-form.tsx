import { type ReactNode, useState } from 'react';
import { ACCOUNT_INCOMPLETE, requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { LIMITS } from '#contract/limits.ts';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { CREATE_USER } from '#src/content/rep/rep-account.ts';
import { paths } from '#src/content/site-map.ts';
import { Form } from '#src/forms/form.tsx';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { createUserOutcome } from './account-outcomes.ts';
import { checkAccount, isIncomplete } from './account-rules.ts';
import { PinField, ShowPin } from './pin-field.tsx';
import { RedirectNotice } from './redirect-notice.tsx';

/** Requests an account, which a manager must approve (specification, section 8, Create user). */
export function CreateUserForm({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const account = useSubmitForm({
    initialValues: { name: '', email: '', phone: '', pin: '' },
    rules: async () => checkAccount,
    send: async (fields) => createUserOutcome(await call(requestUserApprovalAction, fields)),
    failed: { isSuccess: false, text: CREATE_USER.error(CREATE_USER.failed) },
    getRefusalMessage: (errors) =>
      isIncomplete(errors) ? { isSuccess: false, text: ACCOUNT_INCOMPLETE } : null,
  });
  const { field, message } = account;
  const email = field('email');

  return (
    <div>
      <Outcome ref={account.outcome} message={message} />
      {message?.isSuccess ? (
        <RedirectNotice to={paths.rep.login} label={CREATE_USER.toLogin} afterMs={CREATE_USER.redirectMs} />
      ) : (
        <Form form={account} className="grid gap-5">
          <TextField
            {...field('name')}
            label={CREATE_USER.name}
            required
            autoComplete="name"
            maxLength={LIMITS.name}
          />
          <TextField
            {...email}
            label={CREATE_USER.email}
            type="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.email}
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
          <PinField {...field('pin')} label={CREATE_USER.pin} hint={CREATE_USER.pinHint} shown={shown} />
          <ShowPin shown={shown} onChange={setShown} />
          <SubmitButton className="w-full text-lg" busy={account.isSending}>
            {CREATE_USER.submit}
          </SubmitButton>
          {children}
        </Form>
      )}
    </div>
  );
}
