import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { toPagePath } from '#contract/page-address.ts';
import { env } from '#src/lib/env.ts';
import { applyHead, getHead } from './head/head.ts';
import { findRoute } from './routes.ts';
import { enterEntry } from './scroll.ts';

function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Null also when the fragment is not valid percent-encoding. */
function findAnchor(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** A link of the document may have a slash at its end. */
const toAddress = ({ origin, pathname, search, hash }: HTMLAnchorElement | Location): string =>
  origin + toPagePath(pathname) + search + hash;

/** A second tap on a link whose page is on its way would put the page into the history twice. */
function ignoreSecondTap(pathname: string): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isLoading = window.location.pathname !== pathname;
    if (isLoading && link && toAddress(link) === toAddress(window.location)) event.preventDefault();
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/** What a browser does for a document: title, focus, scroll position, and telling screen readers. */
export function Navigation() {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const announcement = useRef<HTMLParagraphElement>(null);
  const shown = useRef<{ key: string; pathname: string }>(undefined);
  useEffect(() => ignoreSecondTap(pathname), [pathname]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    const left = enterEntry(key);
    const route = findRoute(pathname);
    // The build writes the head of every page, but the development server serves an empty one.
    if (!document.title) applyHead(getHead(route, env));
    if (before?.key === key) return;
    if (!before && document.getElementById('root')?.dataset.page === route.path) {
      // The browser restored the height of a page that was in the document, but WebKit does not after a website
      // that it opened in another process. Nothing has scrolled then.
      if (left !== undefined && document.documentElement.dataset.scrolled === undefined)
        window.scrollTo(0, left);
      return;
    }
    const isNewPage = before !== undefined && before.pathname !== pathname;
    if (isNewPage) {
      applyHead(getHead(route, env));
      if (announcement.current) announcement.current.textContent = document.title;
      focusPage();
    }
    const anchor = findAnchor(hash);
    // The browser's own entry, after a tap on a fragment's link, has no key.
    if (isBack && key !== 'default' && left !== undefined) window.scrollTo(0, left);
    else if (anchor) anchor.scrollIntoView();
    else if (isNewPage) window.scrollTo(0, 0);
  }, [key, pathname, hash, isBack]);

  return <p ref={announcement} role="status" className="sr-only" />;
}
