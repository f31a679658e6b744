import type { ReactNode } from 'react';
import type { Route } from '#src/app/routes/routes.ts';
import { fetchOnly } from './fetch-first.ts';
import { type LazyComponent, lazyComponent } from './lazy-component.ts';
import { fetchStaticPage, loadMapFrame } from './static-page.ts';

export interface LayoutProps {
  route: Route;
  children: ReactNode;
}

const repLayout = lazyComponent<LayoutProps>(
  async () => (await import('#src/app/layouts/rep-layout.tsx')).RepLayout,
);
const footer = lazyComponent(async () => (await import('#src/app/layouts/footer.tsx')).Footer);

/** Lazy-loaded layout parts per area: the whole rep layout, and the footer of public pages. */
export const areaLayouts = { rep: repLayout, site: footer } as const;

const pages = new Map<Route, LazyComponent>();
let loadShared: (area: Route['area']) => Promise<unknown> = async () => {};

/** Sets what to load with every page from now on, besides its code. */
export function loadWithEveryPage(load: typeof loadShared): void {
  loadShared = load;
}

const Nothing = () => null;

export function getPage(route: Route): LazyComponent {
  const known = pages.get(route);
  if (known) return known;
  const page: LazyComponent = lazyComponent(async () => {
    const content = route.page?.() ?? fetchStaticPage(route.path);
    const [loaded] = await Promise.all([content, loadShared(route.area)]);
    if (typeof loaded !== 'string') return loaded.default;
    page.keep(loaded);
    if (loaded.includes('<map-frame')) loadMapFrame();
    return Nothing;
  });
  pages.set(route, page);
  return page;
}

/** Whether the page can be shown at once. */
export const isPageLoaded = (route: Route): boolean =>
  getPage(route).isLoaded() && areaLayouts[route.area].isLoaded();

/**
 * Loads the page and its layout, once.
 * @throws the error of `import()` when a file cannot be loaded
 */
export async function loadPage(route: Route): Promise<void> {
  await Promise.all([getPage(route).load(), areaLayouts[route.area].load()]);
}

/**
 * Fetches what a page needs, but runs nothing: the caller decides when that takes no time from the visitor.
 * @throws TypeError when a file cannot be fetched
 */
export async function fetchPage(route: Route): Promise<void> {
  if (isPageLoaded(route)) return;
  // In front, where connections are few: every page needs it.
  const shared = loadShared(route.area);
  const content = route.page ? fetchOnly(() => [route.page?.()]) : fetchStaticPage(route.path);
  await Promise.all([shared, content]);
}
