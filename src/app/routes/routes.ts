import { repRoutes } from './rep-routes.ts';
import type { Route } from './route.ts';
import { siteRoutes } from './site-routes.ts';

export const routes: readonly Route[] = [...siteRoutes, ...repRoutes];

/** Every path with a page; the server answers any other path with 404. */
export const knownPaths = (): string[] => routes.map(({ path }) => path).filter((path) => path !== '*');

/** Finds a path's row, with or without a trailing slash. An unknown path gets the `*` row. */
export function findRoute(pathname: string): Route {
  const path = pathname.replace(/(.)\/$/, '$1');
  const route = routes.find((row) => row.path === path) ?? routes.find((row) => row.path === '*');
  if (!route) throw new Error('The route table has no row for unknown paths.');
  return route;
}

export interface TrailStep {
  label: string;
  to: string;
}

/** The breadcrumb trail from Home to the page itself; empty for pages without a breadcrumb. */
export function getTrail(route: Route): TrailStep[] {
  if (!route.breadcrumb) return [];
  const { label, parent } = route.breadcrumb;
  const before = parent === undefined ? [] : getTrail(findRoute(parent));
  return [...(before.length > 0 ? before : [{ label: 'Home', to: '/' }]), { label, to: route.path }];
}
