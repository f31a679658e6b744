// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildWebManifest } from '#build/files/discovery.ts';
import { getDescription, getHead, renderPage, routes, site } from '#src/app/entry-server.tsx';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';
import { makeDocuments } from './site-documents.ts';

const siteRoutes = routes.filter(({ area }) => area === 'site');

const thing = z.looseObject({ '@type': z.string() });
const trail = z.object({ itemListElement: z.array(z.object({ name: z.string(), item: z.string() })) });
const company = z.object({
  areaServed: z.array(z.unknown()),
  openingHoursSpecification: z.object({
    dayOfWeek: z.array(z.string()),
    opens: z.string(),
    closes: z.string(),
  }),
});
const manifest = z.object({ icons: z.array(z.object({ src: z.string() })) });

let getDocument: (path: string) => Document;

beforeAll(async () => {
  getDocument = await makeDocuments(siteRoutes);
});

const inOneLine = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const meta = (path: string, name: string) =>
  getDocument(path)
    .head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');

const getThings = (path: string, type: string) =>
  [...getDocument(path).querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => thing.parse(JSON.parse(script.textContent ?? '')))
    .filter((found) => found['@type'] === type);

describe.each(siteRoutes.map((route) => [route.path, route] as const))('%s', (path, route) => {
  test('has one title, one description and, except on the 404 page, one absolute canonical address', () => {
    const { head } = getDocument(path);
    expect(head.querySelectorAll('title')).toHaveLength(1);
    expect(inOneLine(head.querySelector('title'))).toBe(`${route.title} | ${env.companyName}`);
    expect(head.querySelectorAll('meta[name=description]')).toHaveLength(1);
    const canonical = path === '*' ? [] : [env.siteUrl + path];
    const named = [...head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'));
    expect(named).toEqual(canonical);
  });

  test('names the social card image with its size and an alternative text', () => {
    const image = new URL(meta(path, 'og:image') ?? '');
    expect(image.origin).toBe(env.siteUrl);
    expect(image.pathname).toBe('/social-card.png');
    expect([meta(path, 'og:image:width'), meta(path, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(path, 'og:image:alt')).not.toBe('');
  });

  test('gives search engines the same breadcrumbs as visitors', () => {
    const steps = [...getDocument(path).querySelectorAll('nav[aria-label=Breadcrumb] li')].map((step) => {
      const link = step.querySelector('a, [aria-current=page]');
      return { name: inOneLine(link), item: env.siteUrl + (link?.getAttribute('href') ?? path) };
    });
    const told = getThings(path, 'BreadcrumbList').map((list) => trail.parse(list).itemListElement);
    expect(told).toEqual(steps.length > 0 ? [steps] : []);
  });

  test('has no review or rating markup for the sample reviews', () => {
    const { documentElement } = getDocument(path);
    expect(documentElement.outerHTML).not.toMatch(
      /AggregateRating|"@type":"(?:Review|Rating)"|itemprop|itemtype/,
    );
  });
});

describe('the rep area’s documents', () => {
  const repRoutes = routes.filter(({ area }) => area === 'rep');
  const render = async (route: (typeof routes)[number]) => {
    const parsed = new DOMParser().parseFromString(await renderPage(route), 'text/html');
    return {
      main: parsed.querySelector('main'),
      links: [...parsed.querySelectorAll('nav a')].map(inOneLine),
    };
  };

  test.each(
    repRoutes.filter((route) => route.document === 'page').map((route) => [route.path, route] as const),
  )('%s holds the whole page, and shows nobody’s data', async (path, route) => {
    const { main, links } = await render(route);
    expect(main?.querySelectorAll('h1')).toHaveLength(1);
    expect(main?.querySelectorAll('[role=alert]:not(:empty)')).toHaveLength(0);
    if (path === paths.crew) return;
    expect(main?.querySelector('input, textarea')).not.toBeNull();
    expect(links).toEqual(expect.arrayContaining(['Login', 'Create User', 'New Lead', 'Back to Site']));
  });

  test.each(
    repRoutes.filter((route) => route.document === 'frame').map((route) => [route.path, route] as const),
  )('%s holds the frame of the page and nothing of the page itself', async (_path, route) => {
    const { main, links } = await render(route);
    expect(inOneLine(main)).toBe('Loading…');
    expect(links).toContain('Back to Site');
  });

  test('the crew’s page has the company’s name and the office’s number, and no link of a rep', async () => {
    const route = routes.find(({ path }) => path === paths.crew);
    if (!route) throw new Error('The crew has no page.');
    const html = await renderPage(route);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(inOneLine(page.querySelector('header'))).toBe(`${env.companyName}Call the office`);
    const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['#main', `tel:${env.hotline}`]);
    expect(await getDescription(route)).toBe('Where the crew goes, day by day.');
  });

  test('exactly the pages behind the login and the reset link are frames', () => {
    const frames = repRoutes.filter((route) => route.document === 'frame');
    expect(frames).toEqual(repRoutes.filter(({ needs, path }) => needs || path === paths.repReset));
  });
});

test('the home page gives search engines the roofing contractor, its cities and its 24/7 hours', () => {
  const [home] = getThings(paths.home, 'RoofingContractor').map((found) => company.parse(found));
  expect(home?.areaServed.length).toBeGreaterThanOrEqual(8);
  expect(home?.openingHoursSpecification).toMatchObject({ opens: '00:00', closes: '23:59' });
  expect(new Set(home?.openingHoursSpecification.dayOfWeek).size).toBe(7);
});

test('no title is longer than 60 characters without the company’s name, and none is that of two pages', () => {
  expect(siteRoutes.filter(({ title }) => title.length > 60)).toEqual([]);
  expect(new Set(siteRoutes.map(({ title }) => title)).size).toBe(siteRoutes.length);
});

test('the legal, booking and support pages, the 404 page and the whole rep area are noindex', () => {
  for (const path of [paths.privacy, paths.terms, paths.book, paths.support, paths.requestInspection, '*']) {
    expect(meta(path, 'robots'), path).toBe('noindex');
  }
  const shown = routes.filter(({ area }) => area === 'rep').map((route) => getHead(route, env).robots);
  expect(new Set(shown)).toEqual(new Set(['noindex']));
});

test('every icon named by a document or the manifest exists', () => {
  const links = [...getDocument('/').head.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')];
  const { icons } = manifest.parse(JSON.parse(buildWebManifest(env, site)));
  const files = [...links.map((link) => link.getAttribute('href') ?? ''), ...icons.map(({ src }) => src)];
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
