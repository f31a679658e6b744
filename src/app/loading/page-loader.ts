import type { ReactNode } from 'react';
import type { Route } from '#src/app/routes/route.ts';
import { type Part, part } from './lazy-component.ts';

export interface LayoutProps {
  route: Route;
  children: ReactNode;
}

const repLayout = part<LayoutProps>(async () => (await import('#src/app/layouts/rep-layout.tsx')).RepLayout);
const footer = part(async () => (await import('#src/app/layouts/footer.tsx')).Footer);

/** What stands around the pages of an area. */
export const frames = { rep: repLayout, site: footer } as const;

const pages = new Map<Route, Part>();
let loadAlong: () => Promise<unknown> = async () => {};

/** Says what every page loaded from now on needs besides its code. */
export function withEveryPage(load: () => Promise<unknown>): void {
  loadAlong = load;
}

/** The page of a row. */
export function pageOf(route: Route): Part {
  const known = pages.get(route);
  if (known) return known;
  const page = part(async () => {
    const [{ default: Page }] = await Promise.all([route.page(), loadAlong()]);
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
  await Promise.all([pageOf(route).load(), frames[route.area].load()]);
}
