import './rep-dark.css';
import { NavLink } from 'react-router-dom';
import { Guard } from '#src/app/guards.tsx';
import type { LayoutProps } from '#src/app/loading/page-loader.ts';
import { paths } from '#src/content/site-map.ts';
import { useSession } from '#src/stored/session.ts';

const LOGIN = { label: 'Login', to: paths.rep.login };
/** Replaces the login link for a signed-in rep. */
const HUB = { label: 'Hub', to: paths.rep.hub };
const OTHERS = [
  { label: 'Create User', to: paths.rep.createUser },
  { label: 'New Lead', to: paths.rep.newLead },
  { label: 'Back to Site', to: paths.home },
];

export function RepLayout({ route, children }: LayoutProps) {
  const session = useSession();
  const first = route.path !== paths.rep.login && session ? HUB : LOGIN;
  return (
    <div className="rep-area">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <nav aria-label="Rep area" className="on-dark bg-navy-900 text-white">
        <ul className="wrap flex flex-wrap justify-between gap-x-3 max-sm:text-[0.9375rem] sm:justify-start sm:gap-x-6">
          {[first, ...OTHERS].map(({ label, to }) => (
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
