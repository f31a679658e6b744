import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { logoutAction } from '#contract/actions/sign-in.ts';
import type { Session } from '#contract/session.ts';
import { SESSION_EXPIRED } from '#src/content/rep-area.ts';
import { heldLead } from '#src/lib/held-lead.ts';
import { paths } from '#src/lib/paths.ts';
import { scriptKnows } from '#src/lib/script-features.ts';
import { clearSession, readSession } from '#src/lib/session.ts';
import { call } from '#src/services/rep-script/transport.ts';
import type { Leave } from './login-notice.ts';

export interface SignedIn {
  session: Session;
  /** Forgets the session, here and at the script, and goes to the login. */
  logOut: () => void;
  /** The script no longer knows the session: to the login, with a message, and back here afterwards. */
  onExpired: () => void;
}

/** Gives a rep page its session, and takes the page away when the session ends, here or in another tab. */
export function WithSession({ children }: { children: (signedIn: SignedIn) => ReactNode }) {
  const [session, setSession] = useState(readSession);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const leave = (state: Leave | null) => {
    clearSession();
    navigate(paths.rep.login, { replace: state !== null, state });
  };
  /** Goes on with the session of a rep who has signed in again in another tab. @returns false when there is none */
  const adopt = (): boolean => {
    const stored = readSession();
    if (!stored || stored.auth === session?.auth) return false;
    setSession(stored);
    return true;
  };
  const followOtherTabs = useEffectEvent(() => {
    if (!adopt() && readSession() === null) navigate(paths.rep.login, { replace: true });
  });
  useEffect(() => {
    const listen = () => followOtherTabs();
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);

  if (!session) return <Navigate to={paths.rep.login} replace />;
  const signedIn: SignedIn = {
    session,
    logOut() {
      // Nobody waits for it: a script that cannot be reached forgets the session by itself.
      if (scriptKnows(session.auth, 'logout'))
        void call(logoutAction, { auth: session.auth }, { keepalive: true });
      heldLead.drop();
      leave(null);
    },
    onExpired() {
      if (!adopt()) leave({ message: SESSION_EXPIRED, from: pathname + search });
    },
  };
  // Another rep's page begins anew: nothing of the one before is on it.
  return <Fragment key={session.email}>{children(signedIn)}</Fragment>;
}
