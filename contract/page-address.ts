import type { SiteConfig } from './config.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from './languages.ts';

/**
 * Returns a page's path, such as `/services`, from the path of an address. Hosts also answer with the page for
 * capital letters, a slash at the end and the name of its file.
 */
export const toPagePath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/\/index(?:\.html?)?$/, '/')
    .replace(/(.)\/+$/, '$1');

/**
 * A page's path as the site's host answers it without a redirect (VITE_TRAILING_SLASH), for documents. The
 * app's own addresses have no slash.
 */
export const toHostPath = (path: string, { trailingSlash }: Pick<SiteConfig, 'trailingSlash'>): string =>
  trailingSlash === 'yes' && path !== '/' ? `${path}/` : path;

/** The path of a public page in another language, where its name is the same: `/services` and `/es/services`. */
export function inLanguage(path: string, from: Language, to: Language): string {
  const name = path.slice(LANGUAGES[from].address.length);
  return LANGUAGES[to].address + (name === '/' ? '' : name) || '/';
}

/** The language of the page at a path. */
export const languageOf = (pathname: string): Language =>
  LANGUAGE_CODES.find(
    (code) => code !== 'en' && `${pathname.toLowerCase()}/`.startsWith(`${LANGUAGES[code].address}/`),
  ) ?? 'en';

/**
 * The address of the service worker for the pages of a language. In the root, because a worker controls only
 * pages below its own address.
 */
export const workerAddress = (language: Language): string =>
  language === 'en' ? '/service-worker.js' : `/service-worker-${language}.js`;

/** A page's only address for search engines. */
export const toPageUrl = (path: string, config: Pick<SiteConfig, 'siteUrl' | 'trailingSlash'>): string =>
  config.siteUrl + toHostPath(path, config);
