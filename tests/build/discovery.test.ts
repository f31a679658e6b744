import { describe, expect, test } from 'vitest';
import { buildRobotsTxt, buildSecurityTxt, buildSitemap, buildWebManifest } from '#build/files/discovery.ts';
import { site as english } from '#src/app/entry-server.tsx';
import { knownPaths, routes } from '#src/app/routes.ts';
import { paths } from '#src/content/site-map.ts';

const site = 'https://tarps.example';

const listPages = (trailingSlash: 'yes' | 'no') =>
  [...buildSitemap(routes, { siteUrl: site, trailingSlash }).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => match[1],
  );

test('the sitemap lists every indexable page, including the cities, and no other', () => {
  const listed = listPages('no');
  expect(listed).toContain(`${site}/`);
  expect(listed).toContain(`${site}/palm-bay`);
  expect(listed).toContain(`${site}/es`);
  expect(listed).toContain(`${site}/es/palm-bay`);
  expect(listed).toHaveLength(2 * routes.filter(({ isIndexable }) => isIndexable).length);
  for (const path of [paths.privacy, paths.terms, paths.book, paths.support, paths.rep.login]) {
    expect(listed).not.toContain(site + path);
  }
});

test('the sitemap names each page’s address in both languages, as each page does', () => {
  const sitemap = buildSitemap(routes, { siteUrl: site, trailingSlash: 'no' });
  const links = ['en', 'es', 'x-default']
    .map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${site}${code === 'es' ? '/es' : ''}/about"/>`,
    )
    .join('');
  for (const address of ['/about', '/es/about'])
    expect(sitemap).toContain(`<url><loc>${site}${address}</loc>${links}</url>`);
});

test('the sitemap has a slash at the end of each address where the host sends visitors there', () => {
  expect(listPages('yes')).toContain(`${site}/`);
  expect(listPages('yes')).toContain(`${site}/palm-bay/`);
});

test('robots.txt allows every page, so that search engines see which ones say noindex', () => {
  expect(buildRobotsTxt(site)).toContain('Allow: /\n');
  expect(buildRobotsTxt(site)).not.toContain('Disallow');
  expect(buildRobotsTxt(site)).toContain(`Sitemap: ${site}/sitemap.xml`);
});

describe('security.txt', () => {
  const contactEmail = 'help@tarps.example';
  const linesAt = (siteUrl: string, builtAt: string) =>
    buildSecurityTxt({ contactEmail, siteUrl }, Date.parse(builtAt)).trimEnd().split('\n');

  test('says where to report a vulnerability, and its own address', () => {
    expect(linesAt(site, '2026-11-20T15:00:00Z')).toEqual([
      'Contact: mailto:help@tarps.example',
      'Expires: 2027-11-20T00:00:00.000Z',
      'Canonical: https://tarps.example/.well-known/security.txt',
      'Preferred-Languages: en',
    ]);
    expect(linesAt(site, '2027-03-01T12:00:00Z')).toContain('Expires: 2028-02-29T00:00:00.000Z');
  });

  test('names no address of its own on a site without https', () => {
    expect(linesAt('http://localhost:5173', '2026-11-20T15:00:00Z').join()).not.toContain('Canonical');
  });
});

test('the web app manifest has the company’s name, and its shortcuts are pages of the site', () => {
  const manifest = JSON.parse(buildWebManifest({ companyName: 'Tarps “R” Us' }, english));
  expect(manifest).toMatchObject({ name: 'Tarps “R” Us', display: 'standalone', start_url: '/' });
  const addresses = manifest.shortcuts.map(({ url }: { url: string }) => url);
  expect(addresses).not.toEqual([]);
  for (const address of addresses) expect(knownPaths()).toContain(address);
});
