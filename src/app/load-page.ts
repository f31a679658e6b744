import type { LayoutProps } from './layouts/rep-layout.tsx';
import { type Lazy, lazyComponent } from './lazy-component.ts';
import type { Route } from './routes.ts';
import { loadStyles } from './stylesheets.ts';

const loadRepLayout = () => import('./layouts/rep-layout.tsx');

const repLayout = lazyComponent<LayoutProps>(async () => ({ default: (await loadRepLayout()).RepLayout }));

export const RepLayout = repLayout.Component;

const pages = new Map<Route, Lazy<object>>();

export function getPage(route: Route): Lazy<object> {
  const known = pages.get(route);
  if (known) return known;
  const page = lazyComponent<object>(async () => {
    // The styles are the largest file: first in the queue of a host with few connections.
    const styles = import.meta.env.SSR || loadStyles(route.area);
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
