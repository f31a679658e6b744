import type { PrerenderEntry } from '#build/pages/make-pages.ts';
import type { SiteConfig } from '#contract/config.ts';
import { DAY_MS } from '#contract/durations.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/languages.ts';
import { inLanguage, toPageUrl } from '#contract/page-address.ts';
import type { SitePage } from '#src/content/site-map.ts';

export const SECURITY_TXT = '/.well-known/security.txt';

type Addresses = Pick<SiteConfig, 'siteUrl' | 'trailingSlash'>;

/**
 * The addresses of a page in each language, for search engines; `x-default` is for visitors of any other.
 * @param path of the page in the language `from`
 */
export const alternatesOf = (path: string, from: Language, config: Addresses): [string, string][] =>
  [...LANGUAGE_CODES, 'x-default' as const].map((code) => [
    code,
    toPageUrl(inLanguage(path, from, code === 'x-default' ? 'en' : code), config),
  ]);

/** @param routes of the English pages; those of other languages have the same names */
export function buildSitemap(routes: readonly SitePage[], config: Addresses): string {
  const urls = routes
    .filter(({ isIndexable }) => isIndexable)
    .flatMap(({ path }) => {
      const links = alternatesOf(path, 'en', config)
        .map(([code, url]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`)
        .join('');
      return LANGUAGE_CODES.map(
        (code) => `  <url><loc>${toPageUrl(inLanguage(path, 'en', code), config)}</loc>${links}</url>`,
      );
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Allows pages that must not be indexed: a crawler must be able to read their `noindex`. */
export const buildRobotsTxt = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** RFC 9116 advises less than a year; counted from the beginning of the build's day. */
const SECURITY_TXT_MS = 365 * DAY_MS;

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. It expires a
 * year after the build's day, so the site has to be built at least once a year.
 * @param builtAt milliseconds since 1970
 */
export function buildSecurityTxt(
  { contactEmail, siteUrl }: Pick<SiteConfig, 'contactEmail' | 'siteUrl'>,
  builtAt: number,
): string {
  const expires = new Date(builtAt - (builtAt % DAY_MS) + SECURITY_TXT_MS).toISOString();
  const lines = [
    `Contact: mailto:${encodeURI(contactEmail)}`,
    `Expires: ${expires}`,
    // The RFC allows only an https address.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}${SECURITY_TXT}`] : []),
    'Preferred-Languages: en',
    '',
  ];
  return lines.join('\n');
}

/** Returns the text of `site.webmanifest`, with which a browser installs the site in a language. */
export const buildWebManifest = (
  { companyName }: Pick<SiteConfig, 'companyName'>,
  { language, paths, scheduleShortcut }: PrerenderEntry['site'],
): string =>
  JSON.stringify({
    id: paths.home,
    lang: LANGUAGES[language].lang,
    name: companyName,
    short_name: companyName,
    start_url: paths.home,
    scope: '/',
    // With the buttons for back and reload where a browser offers that.
    display_override: ['minimal-ui'],
    display: 'standalone',
    background_color: '#0b2540',
    theme_color: '#0b2540',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
    shortcuts: [
      { name: scheduleShortcut, url: paths.schedule },
      ...(language === 'en' ? [{ name: 'Rep login', url: paths.rep.login }] : []),
    ],
  });
