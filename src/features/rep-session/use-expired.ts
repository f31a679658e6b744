import { useLocation, useNavigate } from 'react-router-dom';
import { SESSION_EXPIRED } from '#src/content/rep/rep-area.ts';
import { paths } from '#src/lib/paths.ts';
import { clearSession, readSession } from '#src/stored/session.ts';
import type { SessionEnd } from './login-notice.ts';

/**
 * For a page whose session the script no longer knows: to the login, with a message, and back here
 * afterwards. A session that another tab has begun since stays.
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
