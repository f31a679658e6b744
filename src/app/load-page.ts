import { type ComponentType, lazy } from 'react';
import repDarkUrl from './layouts/rep-dark.css?url';
import type { LayoutProps } from './layouts/rep-layout.tsx';
import type { Route } from './routes.ts';
import stylesUrl from './styles.css?url';

const stylesheets = new Map<string, Promise<void>>();

/** Vite's `import()` of a stylesheet tries once: after a failure it succeeds without having loaded anything. */
function loadStylesheet(href: string): Promise<void> {
  const known = stylesheets.get(href);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      stylesheets.delete(href);
      reject(new Error(`Failed to fetch ${href}`));
    };
    document.head.append(link);
  });
  stylesheets.set(href, loading);
  return loading;
}

/**
 * Loads the stylesheets of an area. A document of the build has the styles of its own page; these are for the
 * pages after it, and for parts that were not in the document.
 * @throws when one cannot be loaded
 */
export async function loadStyles(area: Route['area']): Promise<void> {
  const isRep = area === 'rep';
  // With Vite's replacement of what is edited, and the fonts, which every document of the build has.
  if (import.meta.env.DEV)
    await Promise.all([
      import('./styles.css'),
      import('#src/fonts/display.css'),
      isRep && import('./layouts/rep-dark.css'),
    ]);
  else await Promise.all([stylesUrl, ...(isRep ? [repDarkUrl] : [])].map(loadStylesheet));
}

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
    } catch (error) {
      console.error(error);
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
    // The styles are the largest file: first in the queue of a host with few connections.
    const styles = isInDocument(route) || loadStyles(route.area);
    const [module] = await Promise.all([route.load(), styles]);
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
  await Promise.all([loadStyles(route.area), route.load(), route.area === 'rep' && loadRepLayout()]);
}
