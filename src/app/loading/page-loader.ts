import type { ReactNode } from 'react';
import type { Route } from '#src/app/routes/route.ts';
import { type LazyComponent, lazyComponent } from './lazy-component.ts';

export interface LayoutProps {
  route: Route;
  children: ReactNode;
}

const repLayout = lazyComponent<LayoutProps>(
  async () => (await import('#src/app/layouts/rep-layout.tsx')).RepLayout,
);
const footer = lazyComponent(async () => (await import('#src/app/layouts/footer.tsx')).Footer);

/** What stands around the pages of an area. */
export const areaLayouts = { rep: repLayout, site: footer } as const;

const pages = new Map<Route, LazyComponent>();
let loadShared: () => Promise<unknown> = async () => {};

/** Says what every page loaded from now on needs besides its code. */
export function loadWithEveryPage(load: () => Promise<unknown>): void {
  loadShared = load;
}

/** The page of a row. */
export function getPage(route: Route): LazyComponent {
  const known = pages.get(route);
  if (known) return known;
  const page = lazyComponent(async () => {
    const [{ default: Page }] = await Promise.all([route.page(), loadShared()]);
    return Page;
  });
  pages.set(route, page);
  return page;
}

/**
 * Loads the code a page needs, once.
 * @throws what `import()` throws when a file cannot be had
 */
export async function loadPage(route: Route): Promise<void> {
  await Promise.all([getPage(route).load(), areaLayouts[route.area].load()]);
}
