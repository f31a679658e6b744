import { Eye, EyeOff, Keyboard, LoaderCircle } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { authLoginAction } from '#contract/actions/sign-in.ts';
import { LIMITS } from '#contract/limits.ts';
import { Alert } from '#src/components/ui/alert.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { REP_LOGIN } from '#src/content/rep-area.ts';
import { authLogin } from '#src/services/rep-script.ts';
import { writeSession } from '#src/stored/session.ts';
import { afterLogin, type LoginNotice } from './login-notice.ts';
import { type SignInProblem, signInOutcome } from './sign-in.ts';

/** Email and PIN for a session (specification, section 8, Login). `notice` makes room for what this form has to say. */
export function SignInForm({ notice }: { notice: LoginNotice | null }) {
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [letters, setLetters] = useState(false);
  const underWay = useRef(false);
  const navigate = useNavigate();
  const { state } = useLocation();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const typed = authLoginAction.request.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!typed.success) {
      setProblem({ text: typed.error.issues[0]?.message ?? REP_LOGIN.wrong });
      return;
    }
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    const outcome = signInOutcome(await authLogin(typed.data), typed.data.email);
    underWay.current = false;
    setBusy(false);
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      return;
    }
    writeSession(outcome.session);
    navigate(afterLogin(state), { replace: true });
  }

  const shownNotice = problem || busy ? null : notice;
  const wrong: SignInProblem | null = problem ?? (shownNotice?.good ? null : shownNotice);
  return (
    <form onSubmit={submit} noValidate aria-busy={busy} className="grid">
      <div className="[&:has(p)]:mb-5">
        <Alert kind="success">{shownNotice?.good && <Words>{shownNotice.text}</Words>}</Alert>
        <Alert kind="error">{wrong && <Words hint={wrong.hint}>{wrong.text}</Words>}</Alert>
      </div>
      <TextField
        label={REP_LOGIN.email}
        name="email"
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.email}
      />
      <div className="mt-5 mb-4">
        <TextField
          label={REP_LOGIN.password}
          name="password"
          type={shown ? 'text' : 'password'}
          required
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={letters ? 'text' : 'numeric'}
          maxLength={LIMITS.label}
        />
        <div className="mt-1 flex flex-wrap gap-x-5">
          <Toggle Icon={shown ? EyeOff : Eye} pressed={shown} onClick={() => setShown(!shown)}>
            {REP_LOGIN.show}
          </Toggle>
          <span className="hidden pointer-coarse:contents">
            <Toggle Icon={Keyboard} pressed={letters} onClick={() => setLetters(!letters)}>
              {REP_LOGIN.letters}
            </Toggle>
          </span>
        </div>
      </div>
      <Button type="submit" className="w-full text-lg">
        {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
        {REP_LOGIN.submit}
      </Button>
    </form>
  );
}

function Words({ hint, children }: { hint?: string | undefined; children: string }) {
  return (
    <>
      <p className="wrap-anywhere">{children}</p>
      {hint && <p className="mt-1 font-normal">{hint}</p>}
    </>
  );
}

function Toggle({
  Icon,
  pressed,
  onClick,
  children,
}: {
  Icon: typeof Eye;
  pressed: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-tarp-700 hover:text-navy-900 aria-pressed:text-navy-900 aria-pressed:underline"
    >
      <Icon aria-hidden="true" className="size-4" />
      {children}
    </button>
  );
}
