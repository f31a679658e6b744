import { useLocation, useNavigate } from 'react-router-dom';
import { SESSION_EXPIRED } from '#src/content/rep/rep-area.ts';
import { paths } from '#src/content/site-map.ts';
import { clearSession, readSession } from '#src/stored/session/session.ts';
import type { SessionEnd } from './login-notice.ts';

/**
 * For a session that the backend no longer knows: goes to the login with a message, then back here. A session
 * that another tab has started since stays.
 */
export function useExpired(auth: string): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    const state: SessionEnd = { message: SESSION_EXPIRED, from: pathname + search };
    navigate(paths.rep.login, { replace: true, state });
    if (readSession()?.auth === auth) clearSession();
  };
}
