import type { SiteConfig } from '#contract/config.ts';
import type { Route } from './route.ts';

/** What a page says of itself to browsers, search engines and social cards. */
export interface Head {
  title: string;
  description: string;
  robots: 'index, follow' | 'noindex';
  /** Absolute; undefined where no address of its own exists (the 404 page). */
  canonical: string | undefined;
}

/** The head of a page. @param config `companyName` ends the title, `siteUrl` begins the canonical address */
export function headOf(
  { title, description, indexable, path }: Route,
  { companyName, siteUrl }: Pick<SiteConfig, 'companyName' | 'siteUrl'>,
): Head {
  return {
    title: `${title} | ${companyName}`,
    description,
    robots: indexable ? 'index, follow' : 'noindex',
    canonical: path === '*' ? undefined : siteUrl + path,
  };
}

/** Brings the document's head up to date after a navigation; the tags are there from the prerender. */
export function applyHead({ title, description, robots, canonical }: Head): void {
  document.title = title;
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name=description]', 'content', description);
  set('meta[name=robots]', 'content', robots);
  if (canonical) set('link[rel=canonical]', 'href', canonical);
}
