import { expect, test } from 'vitest';
import { buildRobotsTxt, buildSitemap, buildWebManifest } from '#build/files/discovery.ts';
import { routes } from '#src/app/routes/routes.ts';
import { paths } from '#src/content/site-map.ts';

const site = 'https://tarps.example';

test('the sitemap lists every indexable page, including the cities, and no other', () => {
  const listed = [...buildSitemap(routes, site).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(listed).toContain(`${site}/`);
  expect(listed).toContain(`${site}/palm-bay`);
  expect(listed).toHaveLength(routes.filter(({ isIndexable }) => isIndexable).length);
  for (const path of [paths.privacy, paths.terms, paths.book, paths.support, paths.rep.login]) {
    expect(listed).not.toContain(site + path);
  }
});

test('robots.txt allows every page, so that search engines see which ones say noindex', () => {
  expect(buildRobotsTxt(site)).toContain('Allow: /\n');
  expect(buildRobotsTxt(site)).not.toContain('Disallow');
  expect(buildRobotsTxt(site)).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('the web app manifest has the company’s name', () => {
  expect(JSON.parse(buildWebManifest({ companyName: 'Tarps “R” Us' }))).toMatchObject({
    name: 'Tarps “R” Us',
  });
});
