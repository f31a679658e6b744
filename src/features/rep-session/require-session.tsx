import { Fragment, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { logoutAction } from '#contract/actions/sign-in.ts';
import type { Session } from '#contract/session.ts';
import { paths } from '#src/content/site-map.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { readBackendFeatures } from '#src/stored/backend-features.ts';
import { leadNews } from '#src/stored/lead-news.ts';
import { leasedLead } from '#src/stored/leased-lead.ts';
import { clearSession, readSession, useSession } from '#src/stored/session/session.ts';
import { deleteUnsavedWork } from '#src/stored/unsaved-work.ts';
import { useExpired } from './use-expired.ts';

export interface RepSession {
  session: Session;
  /** Ends the session, here and at the backend, deletes the rep's unsaved work, and goes to the login. */
  logOut: () => void;
  /** For a session that the backend no longer knows: goes to the login with a message, then back here. */
  onExpired: () => void;
}

/**
 * Gives a rep page its session, also one that started in another tab. Without a session it renders nothing,
 * and the route guard goes to the login.
 */
export function RequireSession({ children }: { children: (repSession: RepSession) => ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const leave = useExpired(session?.auth ?? '');

  if (!session) return null;
  const repSession: RepSession = {
    session,
    logOut() {
      // Not awaited: a backend that cannot be reached ends the session by itself.
      if (readBackendFeatures().can('logout'))
        void call(logoutAction, { auth: session.auth }, { keepalive: true });
      leasedLead.drop();
      leadNews.remove();
      void deleteUnsavedWork(session.email);
      navigate(paths.rep.login);
      clearSession();
    },
    onExpired() {
      // Stay when another tab has started a new session since.
      const isReplaced = (readSession()?.auth ?? session.auth) !== session.auth;
      if (!isReplaced) leave();
    },
  };
  // The key resets the page for another rep, so that nothing of the previous one stays.
  return <Fragment key={session.email}>{children(repSession)}</Fragment>;
}
