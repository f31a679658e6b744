import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { readRepEmail, readSession } from '#src/lib/session.ts';
import type { Route } from './route.ts';

const isMet = {
  session: () => readSession() !== null,
  'rep-email': () => readRepEmail() !== null,
};

/** Lets a page through when what it needs is stored, else goes to the login before any of it is painted. */
export function Guard({ needs, children }: { needs: Route['needs']; children: ReactNode }) {
  if (needs && !isMet[needs]()) return <Navigate to={paths.rep.login} replace />;
  return children;
}
