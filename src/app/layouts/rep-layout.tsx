import { use } from 'react';
import { NavLink } from 'react-router-dom';
import { Guard } from '#src/app/guards.tsx';
import type { LayoutProps } from '#src/app/loading/page-loader.ts';
import { paths } from '#src/content/site-map.ts';
import { useSession } from '#src/stored/session.ts';

/** Before signing in, and on the login page (specification, section 2). */
const SIGNED_OUT = [
  { label: 'Login', to: paths.rep.login },
  { label: 'Create User', to: paths.rep.createUser },
];
const SIGNED_IN = [
  { label: 'Hub', to: paths.rep.hub },
  { label: 'Worklist', to: paths.rep.worklist },
];
const ALWAYS = [
  { label: 'New Lead', to: paths.rep.newLead },
  { label: 'Back to Site', to: paths.home },
];

export function RepLayout({ route, children }: LayoutProps) {
  if (darkStyles) use(darkStyles);
  const session = useSession();
  const own = route.path !== paths.rep.login && session ? SIGNED_IN : SIGNED_OUT;
  return (
    <div className="rep-area">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <nav aria-label="Rep area" className="on-dark bg-navy-900 text-white">
        <ul className="wrap flex flex-wrap justify-between gap-x-3 max-sm:text-[0.9375rem] sm:justify-start sm:gap-x-6">
          {[...own, ...ALWAYS].map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end className="flex min-h-12 items-center aria-[current=page]:underline">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" tabIndex={-1}>
        <Guard needs={route.needs}>{children}</Guard>
      </main>
    </div>
  );
}

const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');
// A rep whose browser cannot load them works in the light.
const loadDarkStyles = () => import('./rep-dark.css').catch(() => undefined);
/** Before anything is painted; a light device loads them when it turns dark. */
const darkStyles = darkDevice.matches ? loadDarkStyles() : null;
if (!darkStyles) darkDevice.addEventListener('change', loadDarkStyles, { once: true });
