import { findRoute } from '#src/app/routes/routes.ts';
import { loadPage } from './page-loader.ts';

function onSign({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== window.location.origin) return;
  // A failed prefetch can be ignored: the navigation loads again and reports its own error.
  loadPage(findRoute(link.pathname)).catch(() => undefined);
}

/** Loads a page's code when a visitor is about to open it: on hover, touch or focus of its link. */
export function startPrefetch(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}
