import { inBackground } from '#src/lib/in-background.ts';
import { prefetchPage } from './load-page.ts';
import { findRoute, type Route } from './routes.ts';

/** The page that a link, or the form that leads to it (`data-next`), opens; undefined for other elements. */
function findNext(element: Element | null): Route | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  if (element.dataset.next) return findRoute(element.dataset.next);
  if (!(element instanceof HTMLAnchorElement) || element.origin !== window.location.origin) return undefined;
  const route = findRoute(element.pathname);
  return route.path === '*' ? undefined : route;
}

function onSign({ target }: Event): void {
  const next = target instanceof Element && findNext(target.closest('a, [data-next]'));
  if (!next) return;
  // Opening the page loads it again, and says when that fails.
  inBackground(() => prefetchPage(next)).catch(() => undefined);
}

/**
 * Loads a page when a visitor is about to open it: on hover, touch or focus of its link, or of the form that
 * leads to it.
 */
export function startPrefetch(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}
