import { Guard } from '#src/app/guards.tsx';
import type { LayoutProps } from '#src/app/loading/page-loader.ts';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { paths } from '#src/content/site-map.ts';
import { useSession } from '#src/stored/session/session.ts';
import { RepFrame } from './rep-frame.tsx';

export function RepLayout({ route, children }: LayoutProps) {
  const isMounted = useMounted();
  const hasSession = useSession() !== null;
  const isLogin = route.path === paths.rep.login;
  return (
    <RepFrame isSignedIn={isMounted || isLogin ? hasSession && !isLogin : undefined}>
      <Guard needs={route.needs}>{children}</Guard>
    </RepFrame>
  );
}
