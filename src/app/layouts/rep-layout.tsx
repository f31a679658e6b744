import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { paths, type SitePage } from '#src/content/site-map.ts';
import { useRepEmail, useSession } from '#src/stored/session/session.ts';
import { CrewFrame, RepFrame } from './rep-frame.tsx';

export interface LayoutProps {
  route: SitePage;
  children: ReactNode;
}

export function RepLayout({ route, children }: LayoutProps) {
  const isMounted = useMounted();
  const hasSession = useSession() !== null;
  if (route.path === paths.crew) return <CrewFrame>{children}</CrewFrame>;
  const isLogin = route.path === paths.rep.login;
  return (
    <RepFrame isSignedIn={isMounted || isLogin ? hasSession && !isLogin : undefined}>
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
