import { Fragment, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { logoutAction } from '#contract/actions/sign-in.ts';
import type { Session } from '#contract/session.ts';
import { paths } from '#src/lib/paths.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { heldLead } from '#src/stored/held-lead.ts';
import { scriptHasFeature } from '#src/stored/script-features.ts';
import { clearSession, readSession, useSession } from '#src/stored/session.ts';
import { useExpired } from './use-expired.ts';

export interface RepSession {
  session: Session;
  /** Forgets the session, here and at the script, and goes to the login. */
  logOut: () => void;
  /** The script no longer knows the session: to the login, with a message, and back here afterwards. */
  onExpired: () => void;
}

/**
 * Gives a rep page its session, also one that began in another tab. Without a session the page is taken away,
 * and the guard goes to the login.
 */
export function RequireSession({ children }: { children: (repSession: RepSession) => ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const leave = useExpired(session?.auth ?? '');

  if (!session) return null;
  const repSession: RepSession = {
    session,
    logOut() {
      // Nobody waits for it: a script that cannot be reached forgets the session by itself.
      if (scriptHasFeature(session.auth, 'logout'))
        void call(logoutAction, { auth: session.auth }, { keepalive: true });
      heldLead.drop();
      navigate(paths.rep.login);
      clearSession();
    },
    onExpired() {
      // The page goes on with a session that another tab has begun since.
      const isReplaced = (readSession()?.auth ?? session.auth) !== session.auth;
      if (!isReplaced) leave();
    },
  };
  // Another rep's page begins anew: nothing of the one before is on it.
  return <Fragment key={session.email}>{children(repSession)}</Fragment>;
}
