import { type ReactNode, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { readRepEmail, readSession } from '#src/lib/session.ts';
import type { Route } from './route.ts';

const isMet = {
  session: () => readSession() !== null,
  'rep-email': () => readRepEmail() !== null,
};

/** Storage tells the other tabs of a site when one of them has changed it. */
function onOtherTabs(listen: () => void): () => void {
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/**
 * Lets a page through when what it needs is stored, else goes to the login before any of it is painted; also when a
 * logout in another tab takes it away.
 */
export function Guard({ needs, children }: { needs: Route['needs']; children: ReactNode }) {
  const isLetThrough = useSyncExternalStore(onOtherTabs, () => !needs || isMet[needs]());
  if (!isLetThrough) return <Navigate to={paths.rep.login} replace />;
  return children;
}
