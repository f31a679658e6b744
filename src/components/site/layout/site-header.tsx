import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { PhoneIcon } from '#src/components/site/phone-icon.tsx';
import type { SiteLink } from '#src/components/site/site-link.ts';
import type { Phone } from '#src/lib/phone.ts';
import { LogoMark } from './logo.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { useMenu } from './use-menu.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Scrolled further than this, the bar is opaque (specification, section 9). */
const OPAQUE_AFTER = 50;

interface SiteHeaderProps {
  companyName: string;
  hotline: Phone;
  /** The first one is the home page. */
  links: readonly SiteLink[];
}

/** The fixed bar: logo, links, hotline. On small screens the links are a menu. */
export function SiteHeader({ companyName, hotline, links }: SiteHeaderProps) {
  const opaque = useScrolledPast(OPAQUE_AFTER);
  const panel = useRef<HTMLUListElement>(null);
  const menu = useMenu(panel);
  return (
    <header className="site-bar on-dark" data-opaque={opaque}>
      <div className="wrap flex h-(--bar) items-center gap-x-4">
        <Link to="/" className="mr-auto flex min-h-12 items-center gap-2.5 text-white" onClick={menu.close}>
          <LogoMark className="size-10 shrink-0" />
          <span className="max-w-44 text-balance font-display text-xl leading-none">{companyName}</span>
        </Link>
        <nav aria-label="Main">
          <button
            type="button"
            className="site-menu-button"
            popoverTarget="site-menu"
            aria-controls="site-menu"
            aria-expanded={menu.open}
            onClick={menu.toggle}
          >
            Menu
            <MenuIcon />
          </button>
          <ul
            ref={panel}
            id="site-menu"
            className="site-menu"
            popover="auto"
            data-open={menu.open}
            onToggle={(event) => menu.setOpen(event.newState === 'open')}
          >
            {links.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'} onClick={menu.close}>
                  {label}
                </NavLink>
              </li>
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
