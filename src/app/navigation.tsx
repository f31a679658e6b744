import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { env } from '#src/lib/env.ts';
import { applyHead, getHead } from './head/head.ts';
import { watchLinks } from './loading/prefetch.ts';
import type { Route } from './routes/routes.ts';
import { findRoute } from './routes/routes.ts';
import { getScroll, keepScroll } from './scroll.ts';

function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Target of a plain click on an internal link; null when the browser should handle the click. */
function getLinkTarget(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin || findRoute(link.pathname).path === '*') return null;
  const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
  return isSamePage && link.hash ? null : link.pathname + link.search + link.hash;
}

/** Null also when the fragment is not valid percent-encoding. */
function findAnchor(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Static pages have plain links; this navigates them without loading a new document. */
function usePlainLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const place = getLinkTarget(event);
      if (place === null) return;
      event.preventDefault();
      // A second tap while the page is on its way.
      navigate(place, { replace: window.location.origin + place === window.location.href });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [navigate]);
}

export function Navigation({ route }: { route: Route }) {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const announcement = useRef<HTMLParagraphElement>(null);
  const shown = useRef<{ key: string; pathname: string }>(undefined);
  usePlainLinks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links.
  useEffect(watchLinks, [pathname]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    keepScroll(key);
    // The build writes the head of every page, but the development server serves an empty one.
    if (!document.title) applyHead(getHead(route, env));
    if (before?.key === key) return;
    // The browser restored the height of a page that was in the document.
    if (!before && document.getElementById('root')?.dataset.page === route.path) return;
    const isNewPage = before !== undefined && before.pathname !== pathname;
    if (isNewPage) {
      applyHead(getHead(route, env));
      if (announcement.current) announcement.current.textContent = document.title;
      focusPage();
    }
    // The browser's own entry, after a tap on a fragment's link, has no key.
    const left = isBack && key !== 'default' ? getScroll(key) : undefined;
    const anchor = findAnchor(hash);
    if (left !== undefined) window.scrollTo(0, left);
    else if (anchor) anchor.scrollIntoView();
    else if (isNewPage) window.scrollTo(0, 0);
  }, [key, pathname, hash, isBack, route]);

  return <p ref={announcement} role="status" className="sr-only" />;
}
