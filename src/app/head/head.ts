import type { SiteConfig } from '#contract/config.ts';
import type { Route } from '#src/app/routes/route.ts';

/** What a page says of itself to the browser, and to search engines together with its description (describe.ts). */
export interface Head {
  title: string;
  robots: 'index, follow' | 'noindex';
  /** Absolute; undefined where no address of its own exists (the 404 page). */
  canonical: string | undefined;
}

/** The head of a page. @param config `companyName` ends the title, `siteUrl` begins the canonical address */
export function headOf(
  { title, indexable, path }: Route,
  { companyName, siteUrl }: Pick<SiteConfig, 'companyName' | 'siteUrl'>,
): Head {
  return {
    title: `${title} | ${companyName}`,
    robots: indexable ? 'index, follow' : 'noindex',
    canonical: path === '*' ? undefined : siteUrl + path,
  };
}

/**
 * Brings the document's head up to date after a navigation; the tags are there from the prerender. The description stays: it is
 * read by those who fetch a document, and they never navigate.
 */
export function applyHead({ title, robots, canonical }: Head): void {
  document.title = title;
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name=robots]', 'content', robots);
  if (canonical) set('link[rel=canonical]', 'href', canonical);
}
