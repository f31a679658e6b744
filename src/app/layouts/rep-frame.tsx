import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { DESK_WIDTH } from '#src/components/rep/desk-width.ts';
import { Drawing } from '#src/components/site/drawing.tsx';
import logo from '#src/components/site/layout/logo.svg?raw';
import { CREW } from '#src/content/rep/crew.ts';
import { PAGE_LOADING, REP_FRAME } from '#src/content/rep/rep-area.ts';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

/** Before signing in, and on the login page (specification, section 2). */
const SIGNED_OUT = [
  { label: REP_FRAME.login, to: paths.rep.login },
  { label: REP_FRAME.createUser, to: paths.rep.createUser },
];
const SIGNED_IN = [
  { label: REP_FRAME.hub, to: paths.rep.hub },
  { label: REP_FRAME.worklist, to: paths.rep.worklist },
];
const ALWAYS: readonly FrameLink[] = [
  { label: REP_FRAME.newLead, to: paths.rep.newLead },
  { label: REP_FRAME.toSite, to: paths.home },
];

interface FrameLink {
  label: string;
  to: string;
  /** Class that hides it. */
  hidden?: string;
}

const withClass = (links: readonly FrameLink[], hidden: string) => links.map((link) => ({ ...link, hidden }));

/** In a document, which does not know who comes; its inline script knows whether there is a session. */
const EITHER: readonly FrameLink[] = [
  ...withClass(SIGNED_IN, '[:root:not([data-session])_&]:hidden'),
  ...withClass(SIGNED_OUT, '[:root[data-session]_&]:hidden'),
];

interface RepFrameProps {
  /** Undefined in a document that does not know it. */
  isSignedIn: boolean | undefined;
  /** What says that a new lead has come; over the bar. */
  ring?: ReactNode;
  children: ReactNode;
}

interface CompanyProps {
  /** Classes that hide the mark, or the name, where the bar has no room for it. */
  mark?: string;
  name?: string;
}

/** Whose area it is. */
const Company = ({ mark = '', name }: CompanyProps) => (
  <p className="flex min-w-0 items-center gap-2 py-2 font-display leading-none sm:text-xl">
    <Drawing file={logo} className={`size-6 shrink-0 md:size-8 ${mark}`} />
    <span className={name}>{env.companyName}</span>
  </p>
);

/** The frame of the rep area: its links, and the place of the page. */
export function RepFrame({ isSignedIn, ring, children }: RepFrameProps) {
  const own: readonly FrameLink[] = isSignedIn === undefined ? EITHER : isSignedIn ? SIGNED_IN : SIGNED_OUT;
  return (
    <Frame
      bar={
        <div className="relative">
          <header className="on-dark bg-navy-900 text-white print:hidden">
            <div className={`${DESK_WIDTH} flex items-center gap-x-3 sm:gap-x-8`}>
              <Company mark="max-[22.5rem]:hidden" name="max-md:sr-only" />
              <nav aria-label={REP_FRAME.label} className="grow">
                <ul className="flex flex-wrap justify-between gap-x-3 max-sm:text-[0.9375rem] sm:justify-start sm:gap-x-6">
                  {[...own, ...ALWAYS].map(({ label, to, hidden }) => (
                    <li key={to} className={hidden}>
                      <NavLink
                        to={to}
                        end
                        className="flex min-h-12 items-center aria-[current=page]:underline"
                      >
                        {label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
          </header>
          {ring}
        </div>
      }
    >
      {children}
    </Frame>
  );
}

/** The frame of the crew's page. The crew has no account, so no link of a rep. */
export const CrewFrame = ({ children }: { children: ReactNode }) => (
  <Frame
    bar={
      <header className="on-dark bg-navy-900 text-white print:hidden">
        <div className="mx-auto flex max-w-3xl flex-wrap items-center justify-between gap-x-4 px-4">
          <Company />
          <a
            href={phoneLink(env.hotline).href}
            // What says why there is no list has the same call as its button.
            className="inline-flex min-h-12 items-center gap-2 font-semibold underline underline-offset-4 group-has-[[data-crew-notice]]/frame:hidden"
          >
            <Phone aria-hidden="true" className="size-5 shrink-0" />
            {CREW.callOffice}
          </a>
        </div>
      </header>
    }
  >
    {children}
  </Frame>
);

/** The place of the page, with a way to it past the bar above. */
const Frame = ({ bar, children }: { bar: ReactNode; children: ReactNode }) => (
  <div className="rep-area group/frame">
    <a className="skip-link" href="#main">
      {REP_FRAME.skip}
    </a>
    {bar}
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </div>
);

/** Takes the place of a page until the app draws it. */
export function PageToCome() {
  return (
    <div className={`${DESK_WIDTH} py-6 sm:py-10`}>
      <p role="status" className="sr-only">
        {PAGE_LOADING}
      </p>
      <div className="h-9 w-44 rounded-lg bg-foam-100" />
      <div className="mt-6 h-56 rounded-2xl bg-foam-100" />
    </div>
  );
}
