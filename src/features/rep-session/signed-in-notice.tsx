import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Session } from '#contract/session.ts';
import { buttonClass } from '#src/components/ui/button.tsx';
import { REP_LOGIN } from '#src/content/rep/rep-area.ts';
import { paths } from '#src/content/site-map.ts';

/** In the document, whose visitor is not known: shown when this browser has a session (inline-session.ts). */
const IF_KNOWN = '[:root:not([data-session])_&]:hidden';

/** @param session null until the app runs */
export function SignedInNotice({ session }: { session: Session | null }) {
  return (
    <div className={`mb-6 grid grid-cols-1 gap-3 rounded-xl bg-tarp-100 p-4 ${session ? '' : IF_KNOWN}`}>
      <p className="wrap-anywhere">
        {REP_LOGIN.signedInAs(<strong key="name">{session?.name || session?.email}</strong>)}
      </p>
      <Link to={paths.rep.hub} className={buttonClass('main', 'px-2!')}>
        {REP_LOGIN.toHub}
        <ArrowRight aria-hidden="true" className="size-5 max-sm:hidden" />
      </Link>
    </div>
  );
}
