import { type ReactNode, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyComponent } from '#src/app/lazy-component.ts';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { paths, type SitePage } from '#src/content/site-map.ts';
import { useExpired } from '#src/features/rep-session/use-expired.ts';
import type { RingProps } from '#src/features/ring/ring.tsx';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { asksToRing, storedPreferences } from '#src/stored/notification-preferences.ts';
import { useRepEmail, useSession } from '#src/stored/session/session.ts';
import { useStored } from '#src/stored/use-stored.ts';
import { CrewFrame, RepFrame } from './rep-frame.tsx';

const { Component: Ring } = lazyComponent<RingProps>(async () => ({
  default: (await import('#src/features/ring/ring.tsx')).Ring,
}));

export interface LayoutProps {
  route: SitePage;
  children: ReactNode;
}

export function RepLayout({ route, children }: LayoutProps) {
  const isMounted = useMounted();
  const session = useSession();
  const onSignIn = useExpired(session?.auth ?? '');
  const rings = asksToRing(useStored(storedPreferences));
  const canRing = useBackendFeatures().can('new_leads');
  if (route.path === paths.crew) return <CrewFrame>{children}</CrewFrame>;
  const isLogin = route.path === paths.rep.login;
  const ring = isMounted && !isLogin && session && rings && canRing && (
    <Suspense>
      <Ring key={session.email} session={session} onSignIn={onSignIn} />
    </Suspense>
  );
  return (
    <RepFrame isSignedIn={isMounted || isLogin ? session !== null && !isLogin : undefined} ring={ring}>
      <Guard needs={route.needs}>{children}</Guard>
    </RepFrame>
  );
}

/**
 * Renders a page only when what it needs is stored; otherwise redirects to the login before any of it is
 * painted. Also redirects after a logout in this tab or another.
 */
function Guard({ needs, children }: { needs: SitePage['needs']; children: ReactNode }) {
  const session = useSession();
  const email = useRepEmail();
  const isLetThrough = !needs || (needs === 'session' ? session : email) !== null;
  return isLetThrough ? children : <ToLogin />;
}

function ToLogin() {
  const navigate = useNavigate();
  useEffect(() => {
    // A page that ended the session itself is already navigating there, with its reason.
    if (window.location.pathname !== paths.rep.login) navigate(paths.rep.login, { replace: true });
  }, [navigate]);
  return null;
}
