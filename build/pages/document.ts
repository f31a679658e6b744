import { createHash } from 'node:crypto';
import type { Head } from '#src/app/head/head.ts';

export interface DocumentParts {
  head: Head;
  /** For search engines and link previews. */
  description: string;
  companyName: string;
  siteUrl: string;
  /** Styles to inline: no request stands between the document and the paint. */
  styles: string;
  /** Addresses of stylesheets to wait for: a shell has nothing to paint before its script anyway. */
  stylesheets: string[];
  /** The inline loader's text (src/app/before-hydration/loader.ts). */
  loader: string;
  /** Addresses of the scripts, the app's entry first. */
  scripts: string[];
  /** An empty page, made by the app, which is fetched at once. */
  isShell: boolean;
  preloadFonts: string[];
  structuredData: object[];
  /** Prerendered inside of #root; empty for a shell. */
  body: string;
  /** The row the body was made from: the app takes over only its own. */
  page: string;
  notes: string;
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeText(content)}">`;

/** What a page says of itself: to search engines, to whoever shares it, and to readers of schema.org. */
export function pageTags({
  head,
  description,
  companyName,
  siteUrl,
  structuredData,
}: Pick<DocumentParts, 'head' | 'description' | 'companyName' | 'siteUrl' | 'structuredData'>): string {
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
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:site_name', companyName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${siteUrl}/social-card.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'A house under a fresh blue tarp as a storm moves off'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredData.map(
      (item) =>
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item }).replace(/</g, '\\u003c')}</script>`,
    ),
  ].join('');
}

/** The head's tags; what a browser fetches stands before what it only reads. */
export function headHtml(parts: DocumentParts): string {
  return [
    `<script data-app="${parts.scripts.join(' ')}"${parts.isShell ? ' data-at="once"' : ''}>${parts.loader}</script>`,
    ...parts.preloadFonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    ...parts.stylesheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    ...(parts.styles ? [`<style>${parts.styles}</style>`] : []),
    pageTags(parts),
  ].join('');
}

const HOISTED = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;

/** Splits prerendered HTML into the tags React wants in the head, which it puts first, and the rest. */
export function splitHoisted(html: string): { hoisted: string; body: string } {
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  return { hoisted, body: html.slice(hoisted.length) };
}

const STATIC_PAGE_FAULTS: readonly [found: RegExp, fault: string][] = [
  [/<(?:form|input|select|textarea)\b/, 'a form control, so it is not still (src/app/routes/site-routes.ts)'],
  [
    /<button\b(?![^>]*\spopovertarget=)/i,
    'a button that needs the app, so it is not still (src/app/routes/site-routes.ts)',
  ],
];

/**
 * What a page's own HTML must not hold: a style attribute and an inline script are refused by the content security policy, and a
 * title in the page would fight the route table's. A static page may only hold what works without the app.
 */
export function findFaults(prerendered: string, isStatic: boolean): string[] {
  const { hoisted, body } = splitHoisted(prerendered);
  return [
    ...(/<[a-z][^<>]*\sstyle="/i.test(body) ? ['a style attribute (use classes)'] : []),
    ...(/<script\b/i.test(body) ? ['a script'] : []),
    ...(/<(?:title|meta)\b/.test(hoisted)
      ? ['a title or meta tag (they belong to src/app/routes/routes.ts)']
      : []),
    ...(isStatic ? STATIC_PAGE_FAULTS.filter(([found]) => found.test(body)).map(([, fault]) => fault) : []),
  ];
}

/** A whole document. @param template index.html @throws when the template has lost its places */
export function documentHtml(template: string, parts: DocumentParts): string {
  const { hoisted, body } = splitHoisted(parts.body);
  const root = parts.isShell
    ? '<div id="root"></div>'
    : `<div id="root" data-page="${parts.page}">${body}</div>`;
  const places: [place: RegExp, html: string][] = [
    [/<!--head-->/, headHtml(parts) + hoisted],
    // After the page: the skip link is the document's first link.
    [/<div id="root"><\/div>/, root + parts.notes],
    [/\s*<script type="module">[\s\S]*?<\/script>/, ''],
  ];
  return places.reduce(
    (html, [place, text]) => {
      if (!place.test(html)) throw new Error(`index.html has no ${place.source}.`);
      return html.replace(place, () => text);
    },
    template.replace(/\n\s*/g, '\n'),
  );
}

/** A text's hash as a content security policy names it. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
