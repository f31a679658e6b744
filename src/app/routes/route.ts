import type { ComponentType } from 'react';

export interface PageModule {
  default: ComponentType;
}

/** A page of the site: the router, the prerender, the sitemap, the head and the breadcrumbs all read these rows. Its description, which no visitor needs, is in src/content/company/descriptions.ts. */
export interface Route {
  /** Absolute, without a slash at the end. `*` is every path no other row has. */
  path: string;
  page: () => Promise<PageModule>;
  /** Without the company's name, which the head adds. */
  title: string;
  /** The page's step in the trail and the path of the step before it; Home comes first by itself. */
  breadcrumb?: { label: string; parent?: string };
  /** Whether search engines may list it: sitemap and robots. */
  indexable: boolean;
  /** `site` pages are prerendered in the public layout, `rep` pages are an empty shell until the app runs. */
  area: 'site' | 'rep';
  /**
   * True when nothing on the page but links and native elements acts: what was prerendered then stays as it stands, and the page's code
   * comes only with a visit from another page.
   */
  isStill: boolean;
  /** Whether the floating "Call Now" link is shown. */
  floatingCall: boolean;
  /** What must be stored in this browser to see the page (specification, "Session guards"). */
  needs?: 'session' | 'rep-email';
}

/** What the rows of most public pages have in common. */
export const STATIC_PAGE = { indexable: true, area: 'site', isStill: true, floatingCall: true } as const;
