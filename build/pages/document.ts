import { createHash } from 'node:crypto';
import { alternatesOf } from '#build/files/discovery.ts';
import type { SiteConfig } from '#contract/config.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { toHostPath } from '#contract/page-address.ts';
import type { Head } from '#src/app/head/head.ts';
import type { PrerenderEntry } from './make-pages.ts';

export interface DocumentParts {
  head: Head;
  site: PrerenderEntry['site'];
  description: string;
  companyName: string;
  siteUrl: string;
  trailingSlash: SiteConfig['trailingSlash'];
  /** Inlined, so that the first paint needs no request besides the document. */
  styles: string;
  /** Text of src/app/inline-loader.ts, compiled. */
  loader: string;
  /** Text of src/app/inline-session.ts, compiled, and the action that it calls; only in the rep area. */
  session: { script: string; firstAction: string | undefined } | undefined;
  /** URLs, the app's entry first. */
  scripts: string[];
  /** Whether an icon of it on a phone's screen is one of the site, and not of this page with its address. */
  hasManifest: boolean;
  /** Whether the body is only the page's frame; the loader then fetches the app at once. */
  isFrame: boolean;
  preloadFonts: string[];
  structuredData: object[];
  /** Prerendered HTML inside #root. */
  body: string;
  /** Path of the body's route. The app uses the body only when it matches the current URL. */
  routePath: string;
  noticesHtml: string;
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeText(content)}">`;

type TagParts = Pick<
  DocumentParts,
  | 'head'
  | 'site'
  | 'description'
  | 'companyName'
  | 'siteUrl'
  | 'trailingSlash'
  | 'structuredData'
  | 'routePath'
>;

/** Links to the page in each language, for search engines. */
const alternates = ({ head, site, routePath, ...addresses }: TagParts): string[] =>
  head.robots === 'noindex'
    ? []
    : alternatesOf(routePath, site.language, addresses).map(
        ([code, url]) => `<link rel="alternate" hreflang="${code}" href="${escapeText(url)}">`,
      );

export function pageTags(parts: TagParts): string {
  const { head, site, description, companyName, siteUrl, structuredData } = parts;
  const { address, locale } = LANGUAGES[site.language];
  return [
    `<title>${escapeText(head.title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', head.robots),
    ...(head.canonical
      ? [
          `<link rel="canonical" href="${escapeText(head.canonical)}">`,
          meta('property', 'og:url', head.canonical),
        ]
      : []),
    ...alternates(parts),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', locale.replace('-', '_')),
    meta('property', 'og:site_name', companyName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${siteUrl}${address}/social-card.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', site.socialCardAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredData.map(
      (item) =>
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item }).replace(/</g, '\\u003c')}</script>`,
    ),
  ].join('');
}

/** Returns the head's tags. Those that start a request come first. */
export function headHtml(parts: DocumentParts): string {
  const at = parts.isFrame ? ' data-at="once"' : '';
  const { script = '', firstAction } = parts.session ?? {};
  const first = firstAction ? ` data-first="${firstAction}"` : '';
  return [
    ...(script ? [`<script${first}>${script}</script>`] : []),
    `<script data-app="${parts.scripts.join(' ')}"${at}>${parts.loader}</script>`,
    ...parts.preloadFonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    `<style>${parts.styles}</style>`,
    pageTags(parts),
  ].join('');
}

const MANIFEST = /<link rel="manifest"[^>]*>\n?/;

/** @param template index.html, whose document is English */
export function inLanguageOf(template: string, { language }: PrerenderEntry['site']): string {
  const { lang, address } = LANGUAGES[language];
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${lang}"`)
    .replace('href="/site.webmanifest"', `href="${address}/site.webmanifest"`);
}

const HOISTED = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;

/** Splits off the head tags that React puts at the start of prerendered HTML. */
export function splitHoisted(html: string): { hoisted: string; body: string } {
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  return { hoisted, body: html.slice(hoisted.length) };
}

/**
 * Returns what a page's HTML must not contain: style attributes and inline scripts, which the content
 * security policy blocks; comments, which some CDNs remove, so that React would draw the page anew; a title
 * or meta tag, which would conflict with the route table's.
 */
export function findFaults(prerendered: string): string[] {
  const { hoisted, body } = splitHoisted(prerendered);
  return [
    ...(/<[a-z][^<>]*\sstyle="/i.test(body)
      ? ['a style attribute (use classes, or in a drawing attributes)']
      : []),
    ...(/<script\b/i.test(body) ? ['a script'] : []),
    ...(body.includes('<!--') ? ['a comment (two texts side by side: make them one; or a Suspense)'] : []),
    ...(/<(?:title|meta)\b/.test(hoisted)
      ? ['a title or meta tag (they belong to src/content/site-map.ts)']
      : []),
  ];
}

/** Links to pages of the site, but not to its files, as the host answers them. */
const toHostLinks = (html: string, config: Pick<SiteConfig, 'trailingSlash'>): string =>
  html.replace(
    /(<a\b[^>]*\bhref=")(\/[\w/-]*)(?=["?#])/g,
    (_, link: string, path: string) => link + toHostPath(path, config),
  );

/** @param template index.html @throws when a placeholder is missing from the template */
export function renderDocument(template: string, parts: DocumentParts): string {
  const { hoisted, body } = splitHoisted(parts.body);
  const holds = parts.isFrame ? 'frame' : 'page';
  // The app draws a frame anew, and then looks for the link that has the focus.
  const page = parts.isFrame ? body : toHostLinks(body, parts);
  const root = `<div id="root" data-${holds}="${parts.routePath}">${page}</div>`;
  const places: [place: RegExp, html: string][] = [
    [/<!--head-->/, headHtml(parts) + hoisted],
    // The notes come after the page, so that the skip link is the document's first link.
    [/<div id="root"><\/div>/, root + parts.noticesHtml],
    ...(parts.hasManifest ? [] : [[MANIFEST, ''] satisfies [RegExp, string]]),
    [/\s*<script type="module">[\s\S]*?<\/script>/, ''],
  ];
  return places.reduce(
    (html, [place, text]) => {
      if (!place.test(html)) throw new Error(`index.html has no ${place.source}.`);
      return html.replace(place, () => text);
    },
    inLanguageOf(template, parts.site).replace(/\n\s*/g, '\n'),
  );
}

export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
