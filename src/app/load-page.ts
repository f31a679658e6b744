import { type ComponentType, lazy } from 'react';
import type { LayoutProps } from './layouts/rep-layout.tsx';
import type { Route } from './routes.ts';

/**
 * Loads the stylesheets of an area. A document of the build has the styles of its own page; these are for the
 * pages after it, and for parts that were not in the document.
 * @throws the error of `import()`
 */
export const loadStyles = (area: Route['area']): Promise<unknown> =>
  Promise.all([
    import('./styles.css'),
    // Every document of the build has the fonts.
    import.meta.env.DEV && import('#src/fonts/display.css'),
    area === 'rep' && import('./layouts/rep-dark.css'),
  ]);

/** Whether the document is made for this page, with its styles. */
function isInDocument({ path }: Route): boolean {
  if (import.meta.env.SSR) return true;
  const { page, frame } = document.getElementById('root')?.dataset ?? {};
  return page === path || frame === path;
}

const loadRepLayout = () => import('./layouts/rep-layout.tsx');

/** Whether the host has a newer version of the site: the files of this one may be gone. */
async function isOutdated(): Promise<boolean> {
  const [app] = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
  if (!app) return false;
  const answer = await fetch(window.location.href, { cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(app);
}

/** A reload has brought the newest version: what is missing then stays missing. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type === 'reload');

const AGAIN_MS = 5000;

/** Ends when the connection is back, when the visitor does something, and after a while. */
const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, AGAIN_MS);
    for (const sign of ['online', 'pointerdown', 'keydown', 'visibilitychange']) {
      window.addEventListener(sign, end, { capture: true, signal: over.signal });
    }
  });

/** The notice that is in every document of the build (notices.ts). */
const showFailed = (isShown: boolean) =>
  document.getElementById('load-failed')?.toggleAttribute('hidden', !isShown);

/**
 * Loads until it succeeds. Until then the page on the screen stays as it is, and says that a part could not
 * be loaded. Where the host has a newer version of the site, loads the new page's document instead.
 */
async function loadInTheEnd<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const loaded = await load();
      showFailed(false);
      return loaded;
    } catch {
      showFailed(true);
      // Offline there is no answer either.
      if ((await isOutdated().catch(() => false)) && !wasReloaded()) window.location.reload();
      await nextChance();
    }
  }
}

/** A component whose code loads once: when it is first drawn, or before. */
interface Lazy<Props> {
  Component: ComponentType<Props>;
  load: () => Promise<unknown>;
}

function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Lazy<Props> {
  let loading: ReturnType<typeof load> | undefined;
  const loadOnce = () => {
    loading ??= import.meta.env.SSR ? load() : loadInTheEnd(load);
    return loading;
  };
  return { Component: lazy(loadOnce), load: loadOnce };
}

const repLayout = lazyComponent<LayoutProps>(async () => ({ default: (await loadRepLayout()).RepLayout }));

export const RepLayout = repLayout.Component;

const pages = new Map<Route, Lazy<object>>();

export function getPage(route: Route): Lazy<object> {
  const known = pages.get(route);
  if (known) return known;
  const page = lazyComponent<object>(async () => {
    const [module] = await Promise.all([route.load(), isInDocument(route) || loadStyles(route.area)]);
    return module;
  });
  pages.set(route, page);
  return page;
}

/** Loads the page and its layout, however long it takes. */
export async function loadPage(route: Route): Promise<void> {
  await Promise.all([getPage(route).load(), route.area === 'rep' && repLayout.load()]);
}

/** Loads them when that is possible now. @throws the error of `import()` */
export async function prefetchPage(route: Route): Promise<void> {
  await Promise.all([route.load(), loadStyles(route.area), route.area === 'rep' && loadRepLayout()]);
}
