import type { SiteConfig } from '#contract/config.ts';
import { toPageUrl } from '#contract/page-address.ts';
import type { SitePage } from '#src/content/site-map.ts';

export interface Head {
  title: string;
  robots: 'index, follow' | 'noindex';
  /** Absolute URL; undefined for the 404 page, which has no URL of its own. */
  canonical: string | undefined;
}

export function getHead(
  { title, isIndexable, path }: SitePage,
  { companyName, ...site }: Pick<SiteConfig, 'companyName' | 'siteUrl' | 'trailingSlash'>,
): Head {
  return {
    title: `${title} | ${companyName}`,
    robots: isIndexable ? 'index, follow' : 'noindex',
    canonical: path === '*' ? undefined : toPageUrl(path, site),
  };
}

/**
 * Updates the prerendered head tags after a navigation. Leaves the description: only crawlers read it, and
 * they always load a new document.
 */
export function applyHead({ title, robots, canonical }: Head): void {
  document.title = title;
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name=robots]', 'content', robots);
  if (canonical) set('link[rel=canonical]', 'href', canonical);
}
