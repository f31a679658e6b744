import { Guard } from '#src/app/guards.tsx';
import type { LayoutProps } from '#src/app/loading/page-loader.ts';
import { paths } from '#src/content/site-map.ts';
import { useSession } from '#src/stored/session/session.ts';
import { RepFrame } from './rep-frame.tsx';

export function RepLayout({ route, children }: LayoutProps) {
  const isSignedIn = useSession() !== null && route.path !== paths.rep.login;
  return (
    <RepFrame isSignedIn={isSignedIn}>
      <Guard needs={route.needs}>{children}</Guard>
    </RepFrame>
  );
}
