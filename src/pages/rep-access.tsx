import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { loneLinkClass } from '#src/components/rep/link-class.ts';
import { Card } from '#src/components/ui/card.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { REP_LOGIN } from '#src/content/rep/rep-area.ts';
import { paths } from '#src/content/site-map.ts';
import { loginNotice } from '#src/features/rep-session/login-notice.ts';
import { SignInForm } from '#src/features/rep-session/sign-in-form.tsx';
import { SignedInNotice } from '#src/features/rep-session/signed-in-notice.tsx';
import { useOpening } from '#src/features/rep-session/use-opening.ts';
import { env } from '#src/lib/env.ts';
import { readSession } from '#src/stored/session/session.ts';

export default function RepLoginPage() {
  const isMounted = useMounted();
  const [session] = useState(readSession);
  const [search] = useSearchParams();
  const { state } = useLocation();
  const opening = useOpening();
  const approved = opening && { isSuccess: true, text: REP_LOGIN.approved };
  return (
    <div className="mx-auto max-w-md px-4 py-8 sm:py-7">
      {/* The bar has no room for it on a phone. */}
      <p aria-hidden="true" className="mb-1 font-display text-tarp-700 md:hidden">
        {env.companyName}
      </p>
      <h1>{REP_LOGIN.title}</h1>
      <p className="mt-1 mb-6 text-slate-700">{REP_LOGIN.lead}</p>
      <Card>
        {(session || !isMounted) && <SignedInNotice session={isMounted ? session : null} />}
        <SignInForm
          // The link may be opened where this page already is.
          key={opening?.token}
          notice={isMounted ? (approved ?? loginNotice(search, state)) : null}
          opening={opening}
        />
        <p className="mt-3 flex flex-wrap justify-between gap-x-6">
          <Link to={paths.rep.createUser} className={loneLinkClass}>
            {REP_LOGIN.createUser}
          </Link>
          <Link to={paths.rep.forgotPin} title={REP_LOGIN.forgotWhat} className={loneLinkClass}>
            {REP_LOGIN.forgot}
          </Link>
        </p>
      </Card>
    </div>
  );
}
