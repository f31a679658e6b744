import { beforeAll, describe, expect, test } from 'vitest';
import { buildWebManifest } from '#build/files/discovery.ts';
import { getDescription, routes, site, socialCardSvg } from '#src/app/entry-server.tsx';
import { CITIES } from '#src/content/places/cities.ts';
import { env } from '#src/lib/env.ts';
import { makeDocuments } from '#tests/build/site-documents.ts';
import { writtenIn } from '#tests/content/written-in.ts';

let getDocument: (path: string) => Document;

beforeAll(async () => {
  getDocument = await makeDocuments(routes);
});

const canonicalOf = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href');

describe.each(routes.map((route) => [route.path, route] as const))('%s', (path, route) => {
  test('says nothing in English, but for what is marked as English', () => {
    expect(writtenIn('English', getDocument(path))).toEqual([]);
  });

  test('says that it is Spanish, to browsers, link previews and search engines', () => {
    const page = getDocument(path);
    expect(page.documentElement.lang).toBe('es');
    expect(page.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('es_US');
    expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      `${env.siteUrl}/es/social-card.png`,
    );
    expect(page.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/es/site.webmanifest');
  });

  test('names its own address, and search engines find the page in both languages', () => {
    const page = getDocument(path);
    const english = path === '/es' ? '/' : path.slice('/es'.length);
    expect(canonicalOf(page)).toBe(path === '*' ? undefined : env.siteUrl + path);
    const others = [...page.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(others).toEqual(
      route.isIndexable
        ? [
            ['en', env.siteUrl + english],
            ['es', env.siteUrl + path],
            ['x-default', env.siteUrl + english],
          ]
        : [],
    );
  });

  test('leads to its English page from the bar, the footer and the offer, and to no other English page', () => {
    const page = getDocument(path);
    const english = path === '*' || path === '/es' ? '/' : path.slice('/es'.length);
    const links = [...page.querySelectorAll('a[href^="/"]')].filter(
      (link) => !/^\/es(?:\/|$|\?)/.test(link.getAttribute('href') ?? ''),
    );
    const legal = /privacy|terms/.test(path) ? 1 : 0;
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('hreflang')])).toEqual(
      Array.from({ length: 3 + legal }, () => [english, 'en']),
    );
  });
});

test('the pages are those of the English site, but for the rep area', () => {
  expect(routes.every(({ area }) => area === 'site')).toBe(true);
  expect(routes).toHaveLength(17 + CITIES.length);
});

test('each page that search engines list has a title and a description of its own, not too long for them', async () => {
  const listed = routes.filter(({ isIndexable }) => isIndexable);
  const descriptions = await Promise.all(listed.map(getDescription));
  expect(new Set(descriptions).size).toBe(listed.length);
  expect(descriptions.filter(({ length }) => length < 60 || length > 160)).toEqual([]);
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  expect(routes.filter(({ title }) => title.length > 60).map(({ title }) => title)).toEqual([]);
});

test('what the law wants said has its English text one tap away, in type of the same size', () => {
  const page = getDocument('/es/schedule/book');
  const english = [...page.querySelectorAll('details[lang=en]')].map((details) => details.textContent ?? '');
  for (const text of ['You, the consumer, are', 'Consent is not a condition', 'storm-season reminders'])
    expect(english.join()).toContain(text);
  expect(page.querySelectorAll('.disclosure ul')).toHaveLength(2);
});

test('the installed site opens in Spanish, and has no door to the rep area', () => {
  expect(JSON.parse(buildWebManifest(env, site))).toMatchObject({
    lang: 'es',
    start_url: '/es',
    shortcuts: [{ name: 'Programar una inspección', url: '/es/schedule' }],
  });
});

test('the social card is in Spanish', () => {
  const lines = [...socialCardSvg().matchAll(/<text[^>]*font-family[^>]*>([^<]+)/g)].map(([, line]) => line);
  expect(lines).toEqual([
    'Emergencias 24/7',
    'Lonas para techos',
    'Condado de Brevard y centro de FL',
    env.companyName,
  ]);
});
