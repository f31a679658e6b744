import type { ComponentType } from 'react';

export interface PageModule {
  default: ComponentType;
}

/**
 * One page of the site: the router, the prerender, the sitemap, the head and the breadcrumbs use these rows.
 * Descriptions are in src/content/company/descriptions.ts, because the browser does not need them.
 */
export interface Route {
  /** Absolute, without a trailing slash. `*` matches every other path. */
  path: string;
  page: () => Promise<PageModule>;
  /** Without the company's name; the head adds it. */
  title: string;
  /** Label of this page and path of its parent. Home is added automatically. */
  breadcrumb?: { label: string; parent?: string };
  isIndexable: boolean;
  /** `site` pages are prerendered in the public layout; `rep` pages are an empty shell until the app runs. */
  area: 'site' | 'rep';
  /**
   * Whether the page has only links and native elements. It then keeps its prerendered HTML, and its code
   * loads only on navigation from another page.
   */
  isStatic: boolean;
  hasFloatingCall: boolean;
  /** What the browser must have stored to show the page (specification, "Session guards"). */
  needs?: 'session' | 'rep-email';
}

export const STATIC_PAGE = {
  isIndexable: true,
  area: 'site',
  isStatic: true,
  hasFloatingCall: true,
} as const;
