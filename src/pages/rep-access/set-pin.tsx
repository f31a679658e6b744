import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { loneLinkClass } from '#src/components/rep/link-class.ts';
import { RepPage } from '#src/components/rep/rep-page.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { useNavigateLater } from '#src/components/ui/use-navigate-later.ts';
import { FORGOT_PIN, SET_PIN } from '#src/content/rep/rep-account.ts';
import { paths } from '#src/content/site-map.ts';
import { SetPinForm } from '#src/features/account/set-pin-form.tsx';

/** Where the code goes from the address bar: the entry of this tab's history, which a reload keeps. */
const codeInHistory = z.object({ token: z.string() });

/** How long the address bar shows the code: the specification has it there (section 2, /rep-reset). */
const CODE_IN_ADDRESS_MS = 1000;

/** The email and the code of the link that was opened. The code soon leaves the address bar. */
function useLink(): { email: string; token: string } {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigateLater = useNavigateLater();
  const email = query.get('email')?.trim() ?? '';
  const arrived = query.get('token');
  useEffect(() => {
    if (arrived === null) return;
    const search = email && `?${new URLSearchParams({ email })}`;
    const leave = () => navigateLater({ search }, { replace: true, state: { token: arrived } });
    const timer = setTimeout(leave, CODE_IN_ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [arrived, email, navigateLater]);
  return { email, token: arrived ?? codeInHistory.safeParse(state).data?.token ?? '' };
}

export default function SetPinPage() {
  const isMounted = useMounted();
  const { email, token } = useLink();
  const lead =
    isMounted && email
      ? SET_PIN.leadFor(
          <strong key="email" className="wrap-anywhere">
            {email}
          </strong>,
        )
      : SET_PIN.lead;
  return (
    <RepPage title={SET_PIN.title} lead={lead}>
      <Card>
        <SetPinForm key={`${email} ${token}`} email={email} token={token}>
          <p className="-my-3 flex flex-wrap justify-between gap-x-6">
            <Link to={paths.rep.login} className={loneLinkClass}>
              {FORGOT_PIN.toLogin}
            </Link>
            <Link to={paths.rep.forgotPin} className={loneLinkClass}>
              {SET_PIN.newCode}
            </Link>
          </p>
        </SetPinForm>
      </Card>
    </RepPage>
  );
}
