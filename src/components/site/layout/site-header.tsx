import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Drawing } from '#src/components/site/drawing.tsx';
import { PhoneIcon } from '#src/components/site/phone-icon.tsx';
import type { SiteLink } from '#src/components/site/site-link.ts';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { paths } from '#src/content/site-map.ts';
import type { Phone } from '#src/lib/phone.ts';
import { SITE_FRAME } from '#words/company/site-frame.ts';
import logo from './logo.svg?raw';
import { useMenu } from './use-menu.ts';

/** Pixels scrolled after which the bar is opaque (specification, section 9). */
const OPAQUE_AFTER = 50;

interface SiteHeaderProps {
  companyName: string;
  hotline: Phone;
  links: readonly SiteLink[];
  /** Links to the page in other languages. */
  languages: readonly ReactNode[];
}

export function SiteHeader({ companyName, hotline, links, languages }: SiteHeaderProps) {
  const opaque = useScrolledPast(OPAQUE_AFTER);
  const panel = useRef<HTMLUListElement>(null);
  const menu = useMenu(panel);
  return (
    <header className="site-bar on-dark" data-opaque={opaque} data-menu={menu.open}>
      <div className="wrap flex h-(--bar) items-center">
        <Link to={paths.home} className="site-name" onClick={menu.close}>
          <Drawing file={logo} />
          {companyName}
        </Link>
        <nav aria-label={SITE_FRAME.bar}>
          <button
            type="button"
            className="site-menu-button"
            popoverTarget="site-menu"
            data-replay="menu"
            aria-controls="site-menu"
            aria-expanded={menu.open}
            onClick={menu.toggle}
          >
            {SITE_FRAME.menu}
            <MenuIcon />
          </button>
          <ul
            ref={panel}
            id="site-menu"
            className="site-menu"
            popover="auto"
            onToggle={(event) => menu.setOpen(event.newState === 'open')}
          >
            {links.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end={to === paths.home} onClick={menu.close}>
                  {label}
                </NavLink>
              </li>
            ))}
            {languages.map((link, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The languages are the same on every page.
              <li key={index}>{link}</li>
            ))}
          </ul>
        </nav>
        <a href={hotline.href} className="site-hotline">
          <PhoneIcon />
          {hotline.text}
        </a>
      </div>
    </header>
  );
}

/** chrome.css shows the bars or, while the menu is open, the cross. */
function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-2">
      <path className="when-closed" d="M3 6h18M3 12h18M3 18h18" />
      <path className="when-open" d="m5 5 14 14M19 5 5 19" />
    </svg>
  );
}

/** True when the page is scrolled by more than `limit` px; undefined during prerendering and hydration. */
function useScrolledPast(limit: number): boolean | undefined {
  const isMounted = useMounted();
  const [isPast, setPast] = useState(() => (isMounted ? window.scrollY > limit : undefined));
  useEffect(() => {
    const look = () => setPast(window.scrollY > limit);
    // After hydration in a frame, in which the page is laid out anyway.
    requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [limit]);
  return isPast;
}
