import { type ReactNode, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { onOtherTabs, readRepEmail, readSession } from '#src/lib/session.ts';
import type { Route } from './route.ts';

const isMet = {
  session: () => readSession() !== null,
  'rep-email': () => readRepEmail() !== null,
};

/**
 * Lets a page through when what it needs is stored, else goes to the login before any of it is painted; also when a
 * logout in another tab takes it away.
 */
export function Guard({ needs, children }: { needs: Route['needs']; children: ReactNode }) {
  const isLetThrough = useSyncExternalStore(onOtherTabs, () => !needs || isMet[needs]());
  if (!isLetThrough) return <Navigate to={paths.rep.login} replace />;
  return children;
}
