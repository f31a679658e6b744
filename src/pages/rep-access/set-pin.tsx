import { Link, useSearchParams } from 'react-router-dom';
import { loneLinkClass } from '#src/components/rep/link-class.ts';
import { RepPage } from '#src/components/rep/rep-page.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { FORGOT_PIN, SET_PIN } from '#src/content/rep/rep-account.ts';
import { paths } from '#src/content/site-map.ts';
import { SetPinForm } from '#src/features/account/set-pin-form.tsx';

export default function SetPinPage() {
  const isMounted = useMounted();
  const [query] = useSearchParams();
  const email = query.get('email')?.trim() ?? '';
  const lead =
    isMounted && email ? (
      <>
        {SET_PIN.leadFor} <strong className="wrap-anywhere">{email}</strong>.
      </>
    ) : (
      SET_PIN.lead
    );
  return (
    <RepPage title={SET_PIN.title} lead={lead}>
      <Card>
        <SetPinForm key={query.toString()} email={email} token={query.get('token') ?? ''}>
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
