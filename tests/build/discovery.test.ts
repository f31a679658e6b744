import { expect, test } from 'vitest';
import { robots, sitemap, webManifest } from '#build/files/discovery.ts';
import { routes } from '#src/app/routes/routes.ts';
import { paths } from '#src/lib/paths.ts';

const site = 'https://tarps.example';

test('the sitemap lists every page search engines may list, cities included, and no other', () => {
  const listed = [...sitemap(routes, site).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(listed).toContain(`${site}/`);
  expect(listed).toContain(`${site}/palm-bay`);
  expect(listed).toHaveLength(routes.filter(({ isIndexable }) => isIndexable).length);
  for (const path of [paths.privacy, paths.terms, paths.book, paths.support, paths.rep.login]) {
    expect(listed).not.toContain(site + path);
  }
});

test('robots may read every page, so that they see which ones ask not to be listed', () => {
  expect(robots(site)).toContain('Allow: /\n');
  expect(robots(site)).not.toContain('Disallow');
  expect(robots(site)).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('the home screen shows the company’s name', () => {
  expect(JSON.parse(webManifest({ companyName: 'Tarps “R” Us' }))).toMatchObject({ name: 'Tarps “R” Us' });
});
