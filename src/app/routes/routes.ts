import type { ComponentType } from 'react';
import { CITIES } from '#src/content/places/cities.ts';
import { cityPath, getPageFile, type SitePage, sitePages } from '#src/content/site-map.ts';
import { loadCityPage } from './load-city-page.tsx';

export interface PageModule {
  default: ComponentType;
  /** For search engines and link previews; rep pages have none. */
  description?: string;
}

/** A row of the site map, with its code where it has some. */
export interface Route extends SitePage {
  page?: () => Promise<PageModule>;
}

/**
 * Whether static pages have code here. In the browser, the built site has none and fetches their HTML
 * (build/pages/page-code.ts); the development server has no HTML of pages.
 */
const HAS_STATIC_CODE = import.meta.env.DEV || import.meta.env.SSR;

const pageFiles = import.meta.glob<PageModule>('/src/pages/**/*.tsx');

/** @throws Error when the page has no file */
function findPage({ path, isStatic }: SitePage): Pick<Route, 'page'> {
  if (HAS_STATIC_CODE) {
    const city = CITIES.find(({ slug }) => cityPath(slug) === path);
    if (city) return { page: () => loadCityPage(city.slug) };
  } else if (isStatic) return {};
  const page = pageFiles[`/${getPageFile(path)}`];
  if (!page) throw new Error(`${path} has no page (${getPageFile(path)}).`);
  return { page };
}

export const routes: readonly Route[] = sitePages.map((row) => ({ ...row, ...findPage(row) }));

/** Every path with a page; the server answers any other path with 404. */
export const knownPaths = (): string[] => routes.map(({ path }) => path).filter((path) => path !== '*');

/** Finds a path's row, with or without a trailing slash. An unknown path gets the `*` row. */
export function findRoute(pathname: string): Route {
  const path = pathname.replace(/(.)\/$/, '$1');
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
  return [...(before.length > 0 ? before : [{ label: 'Home', to: '/' }]), { label, to: route.path }];
}
