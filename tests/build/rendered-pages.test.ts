// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildWebManifest } from '#build/files/discovery.ts';
import { renderDocument } from '#build/pages/document.ts';
import { getDescription, getHead, renderPage, routes, structuredData } from '#src/app/entry-server.tsx';
import { paths } from '#src/content/site-map.ts';
import { env } from '#src/lib/env.ts';

const template = readFileSync('index.html', 'utf8');
const siteRoutes = routes.filter(({ area }) => area === 'site');

const thing = z.looseObject({ '@type': z.string() });
const trail = z.object({ itemListElement: z.array(z.object({ name: z.string(), item: z.string() })) });
const faq = z.object({
  mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
});
const company = z.object({
  areaServed: z.array(z.unknown()),
  openingHoursSpecification: z.object({
    dayOfWeek: z.array(z.string()),
    opens: z.string(),
    closes: z.string(),
  }),
});
const manifest = z.object({ icons: z.array(z.object({ src: z.string() })) });

/** Every public page as built, without styles and scripts. */
const documents = new Map<string, Document>();

beforeAll(async () => {
  for (const route of siteRoutes) {
    const description = await getDescription(route);
    const html = renderDocument(template, {
      head: getHead(route, env),
      description,
      companyName: env.companyName,
      siteUrl: env.siteUrl,
      styles: '',
      stylesheets: [],
      loader: '',
      scripts: [],
      isShell: false,
      preloadFonts: [],
      structuredData: structuredData(route, description),
      body: await renderPage(route),
      routePath: route.path,
      noticesHtml: '',
    });
    documents.set(route.path, new DOMParser().parseFromString(html, 'text/html'));
  }
});

function getDocument(path: string): Document {
  const found = documents.get(path);
  if (!found) throw new Error(`No page was made of ${path}.`);
  return found;
}

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
  test('has one title, one description and one address, its own and absolute', () => {
    const { head } = getDocument(path);
    expect(head.querySelectorAll('title')).toHaveLength(1);
    expect(inOneLine(head.querySelector('title'))).toBe(`${route.title} | ${env.companyName}`);
    expect(head.querySelectorAll('meta[name=description]')).toHaveLength(1);
    const canonical = path === '*' ? [] : [env.siteUrl + path];
    const named = [...head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'));
    expect(named).toEqual(canonical);
  });

  test('shows social cards a picture that is there, in the size it says', () => {
    const image = new URL(meta(path, 'og:image') ?? '');
    expect(image.origin).toBe(env.siteUrl);
    expect(image.pathname).toBe('/social-card.png');
    expect([meta(path, 'og:image:width'), meta(path, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(path, 'og:image:alt')).not.toBe('');
  });

  test('tells search engines the way to it that visitors see', () => {
    const steps = [...getDocument(path).querySelectorAll('nav[aria-label=Breadcrumb] li')].map((step) => {
      const link = step.querySelector('a, [aria-current=page]');
      return { name: inOneLine(link), item: env.siteUrl + (link?.getAttribute('href') ?? path) };
    });
    const told = getThings(path, 'BreadcrumbList').map((list) => trail.parse(list).itemListElement);
    expect(told).toEqual(steps.length > 0 ? [steps] : []);
  });

  test('tells search engines exactly the questions and answers visitors see', () => {
    const seen = [...getDocument(path).querySelectorAll('main details')].map((details) => ({
      name: inOneLine(details.querySelector('summary')),
      acceptedAnswer: { text: inOneLine(details.lastElementChild) },
    }));
    const told = getThings(path, 'FAQPage').map((page) => faq.parse(page).mainEntity);
    expect(told).toEqual(seen.length > 0 ? [seen] : []);
  });

  test('makes nothing of the sample reviews', () => {
    const { documentElement } = getDocument(path);
    expect(documentElement.outerHTML).not.toMatch(
      /AggregateRating|"@type":"(?:Review|Rating)"|itemprop|itemtype/,
    );
  });
});

test('home and process do carry questions', () => {
  expect(getThings(paths.home, 'FAQPage')).toHaveLength(1);
  expect(getThings(paths.process, 'FAQPage')).toHaveLength(1);
});

test('home presents a roofing contractor, the cities it serves and its hours, all of them', () => {
  const [home] = getThings(paths.home, 'RoofingContractor').map((found) => company.parse(found));
  expect(home?.areaServed.length).toBeGreaterThanOrEqual(8);
  expect(home?.openingHoursSpecification).toMatchObject({ opens: '00:00', closes: '23:59' });
  expect(new Set(home?.openingHoursSpecification.dayOfWeek).size).toBe(7);
});

test('no two public pages share a title or a description', async () => {
  expect(new Set(siteRoutes.map(({ title }) => title)).size).toBe(siteRoutes.length);
  expect(new Set(await Promise.all(siteRoutes.map(getDescription))).size).toBe(siteRoutes.length);
});

test('titles are short enough to be shown whole, before the company’s name', () => {
  expect(siteRoutes.filter(({ title }) => title.length > 60)).toEqual([]);
});

test('legal, booking and support pages, the 404 page and the whole rep area ask not to be listed', () => {
  for (const path of [paths.privacy, paths.terms, paths.book, paths.support, paths.requestInspection, '*']) {
    expect(meta(path, 'robots'), path).toBe('noindex');
  }
  const shown = routes.filter(({ area }) => area === 'rep').map((route) => getHead(route, env).robots);
  expect(new Set(shown)).toEqual(new Set(['noindex']));
});

test('every icon a document or the manifest names is there', () => {
  const links = [...getDocument('/').head.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')];
  const { icons } = manifest.parse(JSON.parse(buildWebManifest(env)));
  const files = [...links.map((link) => link.getAttribute('href') ?? ''), ...icons.map(({ src }) => src)];
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
