import { startTransition, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, STATIC_PAGE_ID } from './app.tsx';
import { replay } from './before-hydration/replay.ts';
import { STATIC_FOOTER_ID } from './layouts/site-layout.tsx';
import { areaLayouts, getPage, loadPage, loadWithEveryPage } from './loading/page-loader.ts';
import { startPrefetch } from './loading/prefetch.ts';
import { keepStaticHtml } from './loading/static-html.tsx';
import { findRoute } from './routes/routes.ts';
import { startScrollMemory } from './scroll.ts';

const subscribeToNothing = () => () => {};

/**
 * Runs `onReady` when the page has come alive, and what waits for that (today, the query, storage) has been
 * drawn too.
 */
function Site({ onReady }: { onReady: () => void }) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  // It follows in the same turn as what follows the day: a held tap must not meet a slot that has no day yet.
  const isDrawn = useDeferredValue(isHydrated);
  useEffect(() => {
    if (isDrawn) setTimeout(onReady);
  }, [isDrawn, onReady]);
  return (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
}

/**
 * Takes the document over: a prerendered page comes alive as it is, any other is made here.
 * @throws what `import()` throws when the page's code cannot be had; the caller tells the visitor and may
 * call again
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const route = findRoute(window.location.pathname);
  const isPrerendered = root.dataset.page === route.path;
  const loadStyles = () => import('./styles.css');
  if (isPrerendered) {
    keepStaticHtml({ id: STATIC_FOOTER_ID, part: areaLayouts.site });
    keepStaticHtml({ id: STATIC_PAGE_ID, part: getPage(route) });
    await loadPage(route);
  } else {
    await Promise.all([loadPage(route), loadStyles()]);
  }
  // A prerendered document has inlined what its own page can use; the whole stylesheet comes with the next
  // one.
  loadWithEveryPage(loadStyles);
  const site = <Site onReady={() => replay(window.beforeHydration?.takeOver() ?? [])} />;
  startScrollMemory();
  startPrefetch();
  // As a transition React works in short turns, so that a tap or a key is answered between them.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}
