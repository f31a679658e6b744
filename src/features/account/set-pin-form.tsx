import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { resetPinAction } from '#contract/actions/reset-pin.ts';
import { LIMITS } from '#contract/limits.ts';
import { EmailField } from '#src/components/ui/email-field.tsx';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { SET_PIN } from '#src/content/rep/rep-account.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { paths } from '#src/content/site-map.ts';
import { useFirstField } from '#src/forms/use-first-field.ts';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { isRefused } from '#src/services/rep-endpoint/transport.ts';
import { resetPin } from '#src/services/rep-endpoint.ts';
import { clearSession, readRepEmail, typedEmail } from '#src/stored/session/session.ts';
import { AccountForm } from './account-form.tsx';
import { PinField } from './pin-field.tsx';

const NEXT = {
  /** The login page shows `message`, as a success with `ok=1` (specification, section 2). */
  to: `${paths.rep.login}?message=${encodeURIComponent(SET_PIN.loginMessage)}&ok=1`,
  label: SET_PIN.toLogin,
  afterMs: SET_PIN.redirectMs,
};

const newPinSchema = z
  .extend(resetPinAction.request, { confirmPin: z.string().check(z.trim()) })
  .check(
    z.refine(({ pin, confirmPin }) => pin === confirmPin, { error: SET_PIN.mismatch, path: ['confirmPin'] }),
  );

const checkNewPin = zodResolver(newPinSchema);

/** The button waits for these (specification, section 5). */
const NEEDED = ['code', 'pin', 'confirmPin'] as const;

const EMAIL_MISSING = { isSuccess: false, text: SET_PIN.emailMissing, detail: SET_PIN.emailMissingHint };

interface SetPinFormProps {
  /** From the address bar. When empty, the form asks for it, because the backend looks codes up by email. */
  email: string;
  /** The code from the address bar; empty when the rep has to type it. */
  token: string;
  children: ReactNode;
}

/** Sets a new PIN with the code from the email (specification, sections 4, 5 and 8, Set PIN). */
export function SetPinForm({ email, token, children }: SetPinFormProps) {
  const newPin = useSubmitForm({
    initialValues: { email, code: token, pin: '', confirmPin: '' },
    resolver: checkNewPin,
    send: sendNewPin,
    failed: { isSuccess: false, text: SET_PIN.failed },
    getRefusalMessage: (errors) => (errors.email ? EMAIL_MISSING : null),
  });
  const { field, form, isSending } = newPin;
  const texts = useWatch({ control: form.control, name: NEEDED });
  const missing = NEEDED.filter((_, index) => texts[index]?.trim() === '');
  const [next] = missing;
  const isMounted = useMounted();
  // Most reps come with the email and the code in the address, which the document does not know.
  const asksEmail = isMounted && !email;
  const opening = !asksEmail || isSending || form.formState.isSubmitted ? null : EMAIL_MISSING;
  useFirstField(() => form.setFocus(asksEmail ? 'email' : (next ?? 'pin')));

  return (
    <AccountForm form={newPin} opening={opening} next={NEXT}>
      {asksEmail && (
        <EmailField
          {...form.register('email')}
          label={SET_PIN.email}
          required
          maxLength={LIMITS.email}
          autoComplete="username"
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
      <PinField {...field('pin')} label={SET_PIN.pin} hint={SET_PIN.pinHint} which={SET_PIN.which.pin} />
      <PinField {...field('confirmPin')} label={SET_PIN.confirmPin} which={SET_PIN.which.confirmPin} />
      {/* The line covers the disabled button, so that a tap on either leads to what is missing. */}
      <div className="relative">
        <SubmitButton className="w-full text-lg" busy={isSending} disabled={missing.length > 0}>
          {SET_PIN.submit}
        </SubmitButton>
        <p className="mt-1.5 min-h-6 text-center text-sm">
          {isMounted && next && (
            <button
              type="button"
              onClick={() => form.setFocus(next)}
              className="min-h-6 text-slate-700 after:absolute after:inset-0"
            >
              {SET_PIN.missing(missing.map((name) => SET_PIN.parts[name]))}
            </button>
          )}
        </p>
      </div>
      {children}
    </AccountForm>
  );
}

/** Sends a new PIN with its code. @returns the message to show */
async function sendNewPin({ email, code, pin }: z.infer<typeof newPinSchema>): Promise<OutcomeMessage> {
  const result = await resetPin({ email, code, pin });
  if (!result.ok) {
    const text = isRefused(result) ? SET_PIN.refused : SET_PIN.failed;
    return { isSuccess: false, text, detail: failureWords(result) };
  }
  // The backend has ended every session of this rep, so the stored one is invalid.
  if (readRepEmail() === email) clearSession();
  typedEmail.write(email);
  return { isSuccess: true, text: SET_PIN.updated };
}
