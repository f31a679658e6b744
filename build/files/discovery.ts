import type { SiteConfig } from '#contract/config.ts';
import type { SitePage } from '#src/content/site-map.ts';

export function buildSitemap(routes: readonly SitePage[], siteUrl: string): string {
  const urls = routes
    .filter(({ isIndexable }) => isIndexable)
    .map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Allows pages that must not be indexed: a crawler must be able to read their `noindex`. */
export const buildRobotsTxt = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

export const buildWebManifest = ({ companyName }: Pick<SiteConfig, 'companyName'>): string =>
  JSON.stringify({
    name: companyName,
    short_name: companyName,
    start_url: '/',
    display: 'browser',
    background_color: '#0b2540',
    theme_color: '#0b2540',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
