import { findRoute } from '#src/app/routes/routes.ts';
import { loadPage } from './page-loader.ts';

function onSign({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== window.location.origin) return;
  // A guess that fails costs nothing: the visit itself loads again and says what went wrong.
  loadPage(findRoute(link.pathname)).catch(() => undefined);
}

/** Loads a page's code when a visitor is about to open it: hover, touch or keyboard focus on its link. */
export function startPrefetch(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}
