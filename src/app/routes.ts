import type { ComponentType } from 'react';
import { toPagePath } from '#contract/page-address.ts';
import { getPageFile, paths, type SitePage, sitePages } from '#src/content/site-map.ts';
import { SITE_FRAME } from '#words/company/site-frame.ts';

export interface PageModule {
  default: ComponentType;
  /** For search engines and link previews; a page of the rep area may do without. */
  description?: string;
}

/** A row of the site map with its code. */
export interface Route extends SitePage {
  load: () => Promise<PageModule>;
}

declare global {
  /** Inlined by the build: the rep area is English, and its code is not built a second time. */
  const __HAS_REP_AREA__: boolean;
}

const pageFiles = __HAS_REP_AREA__
  ? import.meta.glob<PageModule>('/src/pages/**/*.tsx')
  : import.meta.glob<PageModule>([
      '/src/pages/**/*.tsx',
      '!/src/pages/rep-*',
      '!/src/pages/rep-*/**',
      '!/src/pages/crew.tsx',
    ]);

/** @throws Error when the page has no file */
function withCode(row: SitePage): Route {
  const load = pageFiles[`/${getPageFile(row.path)}`];
  if (!load) throw new Error(`${row.path} has no page (${getPageFile(row.path)}).`);
  return { ...row, load };
}

export const routes: readonly Route[] = sitePages.map(withCode);

/** Every path with a page; the server answers any other path with 404. */
export const knownPaths = (): string[] => routes.map(({ path }) => path).filter((path) => path !== '*');

/** Finds a path's row; an unknown path gets the `*` row. */
export function findRoute(pathname: string): Route {
  const path = toPagePath(pathname);
  const route = routes.find((row) => row.path === path) ?? routes.find((row) => row.path === '*');
  if (!route) throw new Error('The site map has no row for unknown paths.');
  return route;
}

export interface TrailStep {
  label: string;
  to: string;
}

/** The breadcrumb trail from Home to the page itself; empty for pages without a breadcrumb. */
export function getTrail(route: SitePage): TrailStep[] {
  if (!route.breadcrumb) return [];
  const { label, parent } = route.breadcrumb;
  const before = parent === undefined ? [] : getTrail(findRoute(parent));
  return [
    ...(before.length > 0 ? before : [{ label: SITE_FRAME.home, to: paths.home }]),
    { label, to: route.path },
  ];
}
