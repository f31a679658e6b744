import { findRoute } from '#src/app/routes/routes.ts';
import { loadPage } from './page-loader.ts';

function onSign({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a, [data-next]');
  if (!link) return;
  const path = link.dataset.next ?? (link.origin === window.location.origin ? link.pathname : '');
  // A failed prefetch can be ignored: the navigation loads again and reports its own error.
  if (path) loadPage(findRoute(path)).catch(() => undefined);
}

/**
 * Loads a page's code when a visitor is about to open it: on hover, touch or focus of its link, or of the
 * form that leads to it (`data-next`).
 */
export function startPrefetch(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}
