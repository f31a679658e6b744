import type { ReactNode } from 'react';
import type { Route } from '#src/app/routes/routes.ts';
import { type LazyComponent, lazyComponent } from './lazy-component.ts';

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

export function getPage(route: Route): LazyComponent {
  const known = pages.get(route);
  if (known) return known;
  const page = lazyComponent(async () => {
    const [{ default: Page }] = await Promise.all([route.page(), loadShared(route.area)]);
    return Page;
  });
  pages.set(route, page);
  return page;
}

/**
 * Loads the page and its layout, once.
 * @throws the error of `import()` when a file cannot be loaded
 */
export async function loadPage(route: Route): Promise<void> {
  await Promise.all([getPage(route).load(), areaLayouts[route.area].load()]);
}
