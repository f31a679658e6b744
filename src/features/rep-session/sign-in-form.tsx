import { zodResolver } from '@hookform/resolvers/zod';
import { Keyboard } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { authLoginAction } from '#contract/actions/sign-in.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { loneLinkClass } from '#src/components/rep/link-class.ts';
import { PinInput } from '#src/components/rep/pin-input.tsx';
import { ToggleButton } from '#src/components/rep/toggle-button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { FAILURE_HINTS, REP_LOGIN } from '#src/content/rep/rep-area.ts';
import { paths } from '#src/content/site-map.ts';
import { Form } from '#src/forms/form.tsx';
import { useFirstField } from '#src/forms/use-first-field.ts';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { isRefused, type RepFailure } from '#src/services/rep-endpoint/transport.ts';
import { authLogin, resetPin } from '#src/services/rep-endpoint.ts';
import { typedEmail, writeSession } from '#src/stored/session/session.ts';
import { afterLogin } from './login-notice.ts';
import type { Opening } from './use-opening.ts';

const checkSignIn = zodResolver(authLoginAction.request);

interface SignInFormProps {
  /** Shown until the first submit. */
  notice: OutcomeMessage | null;
  /** Of the link in the approval email: the first sign-in also opens the account. */
  opening: Opening | null;
}

/** Signs in with email and PIN (specification, section 8, Login). */
export function SignInForm({ notice, opening }: SignInFormProps) {
  const [letters, setLetters] = useState(false);
  const navigate = useNavigate();
  const { state } = useLocation();
  const signIn = useSubmitForm({
    initialValues: { email: opening?.email ?? typedEmail.read(), password: '' },
    resolver: checkSignIn,
    async send(fields) {
      const result = await signInOrOpen(fields, opening);
      if (!result.ok) return failureMessage(result, fields.email, opening);
      const { auth, email, name, role } = result.answer;
      if (!auth) return { isSuccess: false, text: REP_LOGIN.missingSession };
      // Another backend may leave out everything but the session.
      typedEmail.remove();
      writeSession({ auth, email: email || fields.email, name, role });
      navigate(afterLogin(state), { replace: true });
      return null;
    },
    failed: { isSuccess: false, text: REP_LOGIN.failed },
    getRefusalMessage: ({ email, password }) => ({
      isSuccess: false,
      text: (email ?? password)?.message ?? REP_LOGIN.wrong,
    }),
  });
  const { form, isSending } = signIn;
  useFirstField(() => form.setFocus(form.getValues('email') ? 'password' : 'email'));
  // Typed and left before the app ran, which heard no blur.
  const keepTyped = useEffectEvent(() => {
    const email = form.getValues('email').trim();
    if (email) typedEmail.write(email);
  });
  useEffect(() => keepTyped(), []);
  const first = isSending || form.formState.isSubmitted ? null : notice;

  return (
    <Form form={signIn} name="sign-in" className="grid">
      <Outcome ref={signIn.outcome} message={signIn.message ?? first} />
      <TextField
        {...form.register('email', { onBlur: keepEmail })}
        label={REP_LOGIN.email}
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.email}
      />
      <div className="mt-5 mb-4">
        <PinInput
          {...form.register('password')}
          label={REP_LOGIN.password}
          show={REP_LOGIN.show}
          required
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={letters ? 'text' : 'numeric'}
          maxLength={LIMITS.label}
        />
        <div className="mt-1 hidden pointer-coarse:block">
          <ToggleButton Icon={Keyboard} isPressed={letters} onClick={() => setLetters(!letters)}>
            {REP_LOGIN.letters}
          </ToggleButton>
        </div>
      </div>
      <SubmitButton className="w-full text-lg" busy={isSending}>
        {REP_LOGIN.submit}
      </SubmitButton>
    </Form>
  );
}

const keepEmail = ({ target }: { target: HTMLInputElement }) => typedEmail.write(target.value.trim());

/** The account waits for the code of its approval. */
const APPROVED: ErrorCode = 'approved';
/** Also of an account that waits for approval: whoever asked for one must not learn more. */
const INVALID: ErrorCode = 'invalid_login';
/** With the link of the approval: another PIN leads on. */
const OTHER_PIN: readonly string[] = [INVALID, 'locked', 'weak_pin'] satisfies ErrorCode[];
/** The link is too old, or was used. */
const CODE_ENDED: ErrorCode = 'invalid_code';

/**
 * Signs in. An approved account opens when its code comes back: only with the PIN of the request, which the
 * backend has then found right, so that no typing error becomes the PIN.
 */
async function signInOrOpen(
  fields: { email: string; password: string },
  opening: Opening | null,
): ReturnType<typeof authLogin> {
  const result = await authLogin(fields);
  if (result.ok || result.error !== APPROVED || opening?.email !== fields.email) return result;
  const opened = await resetPin({ email: fields.email, code: opening.token, pin: fields.password });
  return opened.ok ? await authLogin(fields) : opened;
}

function failureMessage(failure: RepFailure, email: string, opening: Opening | null): OutcomeMessage {
  const toSetPin = (label: string) => (
    <Link
      to={`${paths.rep.setPin}?email=${encodeURIComponent(email)}`}
      state={opening?.email === email ? opening : null}
      className={loneLinkClass}
    >
      {label}
    </Link>
  );
  return {
    isSuccess: false,
    text: failure.message || (isRefused(failure) ? REP_LOGIN.wrong : REP_LOGIN.failed),
    detail:
      failure.error === APPROVED ? (
        toSetPin(REP_LOGIN.setPin)
      ) : failure.reason === 'unreachable' ? (
        FAILURE_HINTS.unreachable
      ) : failure.error === CODE_ENDED ? (
        <Link to={paths.rep.forgotPin} className={loneLinkClass}>
          {REP_LOGIN.newCode}
        </Link>
      ) : opening && failure.error && OTHER_PIN.includes(failure.error) ? (
        toSetPin(REP_LOGIN.otherPin)
      ) : failure.error === INVALID ? (
        FAILURE_HINTS.newAccount
      ) : undefined,
  };
}
