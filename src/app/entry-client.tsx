import { startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BeforeMount } from '#src/components/ui/use-mounted.ts';
import { env } from '#src/lib/env.ts';
import { App } from './app.tsx';
import { replay } from './before-hydration/replay.ts';
import { applyHead, getHead } from './head/head.ts';
import { STATIC_FOOTER_ID } from './layouts/site-layout.tsx';
import { applyStyles } from './loading/fetch-first.ts';
import { startOfflineCopy } from './loading/offline-copy.ts';
import { areaLayouts, getPage, loadPage, loadWithEveryPage } from './loading/page-loader.ts';
import { startPrefetch } from './loading/prefetch.ts';
import { startResending } from './loading/resend.ts';
import { keepStaticHtml, STATIC_PAGE_ID } from './loading/static-html.tsx';
import { loadMapFrame } from './loading/static-page.ts';
import { loadStyles } from './loading/styles.ts';
import { findRoute } from './routes/routes.ts';
import { startScrollMemory } from './scroll.ts';
import { SiteRouter } from './site-router.tsx';

/** One element, so that turning BeforeMount draws only what reads it. */
const APP = (
  <SiteRouter>
    <App />
  </SiteRouter>
);

interface SiteProps {
  isPrerendered: boolean;
  /** Called when everything is drawn, also what depends on the browser (today's date, the query, storage). */
  onReady: () => void;
}

function Site({ isPrerendered, onReady }: SiteProps) {
  const [isBeforeMount, setBeforeMount] = useState(isPrerendered);
  useEffect(() => {
    // A replayed tap must not hit a slot without its date.
    if (isBeforeMount) startTransition(() => setBeforeMount(false));
    else setTimeout(onReady);
  }, [isBeforeMount, onReady]);
  return <BeforeMount value={isBeforeMount}>{APP}</BeforeMount>;
}

/**
 * Starts the app: hydrates a prerendered page, and renders any other, in place of a frame if there is one.
 * @throws the error of `import()` when the page's code cannot be loaded; the caller shows a notice and may
 * call again
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const route = findRoute(window.location.pathname);
  const { page, frame } = root.dataset;
  const isPrerendered = page === route.path;
  if (isPrerendered) {
    keepStaticHtml({ id: STATIC_FOOTER_ID, component: areaLayouts.site });
    keepStaticHtml({ id: STATIC_PAGE_ID, component: getPage(route) });
    await loadPage(route);
  } else if (frame === route.path) {
    await loadPage(route);
  } else {
    await Promise.all([loadPage(route), loadStyles(route.area)]);
    applyStyles();
    // The offline page, in which the page that was asked for is drawn.
    if (page !== undefined) applyHead(getHead(route, env));
  }
  // A document inlines only its own page's styles; the full stylesheet loads with the next page.
  loadWithEveryPage(loadStyles);
  // A frame's links are drawn anew.
  const focused = frame && document.activeElement?.getAttribute('href');
  const onReady = () => {
    if (focused) root.querySelector<HTMLElement>(`nav a[href="${focused}"]`)?.focus();
    replay(window.beforeHydration?.takeOver() ?? []);
  };
  const site = <Site isPrerendered={isPrerendered} onReady={onReady} />;
  startScrollMemory();
  startPrefetch();
  startResending();
  startOfflineCopy();
  if (document.querySelector('map-frame')) loadMapFrame();
  // In a task of its own, and in a transition: React yields between short tasks, so the page can respond to
  // taps and keys.
  await new Promise((resolve) => setTimeout(resolve));
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}
