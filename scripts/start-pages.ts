import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { ViteDevServer } from 'vite';
import { robots, sitemap, webManifest } from '#build/files/discovery.ts';
import { drawSocialCard } from '#build/files/draw-card.ts';
import { pageTags } from '#build/pages/document.ts';
import { readSiteConfig } from '#contract/config.ts';

type RouteTable = typeof import('#src/app/routes/routes.ts');
type Heads = typeof import('#src/app/head/head.ts');
type Descriptions = typeof import('#src/app/head/description.ts');
type Card = typeof import('#src/app/head/social-card.tsx');
type Data = typeof import('#src/app/head/structured-data.ts');

interface Answer {
  status?: number;
  type: string;
  body: string | Uint8Array;
}

/** What the build writes beside the pages is answered here too, so that a look at the site shows all of it. */
function makeFile(path: string, { routes }: RouteTable): Answer | null {
  const config = readSiteConfig(process.env);
  if (path === '/robots.txt') return { type: 'text/plain', body: robots(config.siteUrl) };
  if (path === '/sitemap.xml') return { type: 'application/xml', body: sitemap(routes, config.siteUrl) };
  if (path === '/site.webmanifest') return { type: 'application/manifest+json', body: webManifest(config) };
  return null;
}

/** The page's frame with the head the build would give it, for every address of the site, and a real 404 for every other one. */
async function makeAnswer(vite: ViteDevServer, url: string): Promise<Answer> {
  const table = (await vite.ssrLoadModule('/src/app/routes/routes.ts')) as RouteTable;
  const path = url.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
  if (path === '/social-card.png') {
    const { socialCardSvg } = (await vite.ssrLoadModule('/src/app/head/social-card.tsx')) as Card;
    return { type: 'image/png', body: await drawSocialCard(vite.config.root, socialCardSvg) };
  }
  const file = makeFile(path, table);
  if (file) return file;
  const { headOf } = (await vite.ssrLoadModule('/src/app/head/head.ts')) as Heads;
  const { descriptionOf } = (await vite.ssrLoadModule('/src/app/head/description.ts')) as Descriptions;
  const { structuredData } = (await vite.ssrLoadModule('/src/app/head/structured-data.ts')) as Data;
  const { companyName, siteUrl } = readSiteConfig(process.env);
  const route = table.findRoute(path);
  const head = headOf(route, { companyName, siteUrl });
  const tags = pageTags({
    head,
    description: descriptionOf(route),
    companyName,
    siteUrl,
    structuredData: structuredData(route),
  });
  const frame = (await readFile('index.html', 'utf8')).replace('<!--head-->', () => tags);
  const status = table.knownPaths().includes(path) ? 200 : 404;
  return { status, type: 'text/html', body: await vite.transformIndexHtml(url, frame) };
}

/** Answers what Vite's own middleware leaves: the pages, and the files that tell search engines of them. */
export const createPageListener =
  (vite: ViteDevServer): RequestListener =>
  async (request, response) => {
    try {
      const { status = 200, type, body } = await makeAnswer(vite, request.url ?? '/');
      const charset = typeof body === 'string' ? '; charset=utf-8' : '';
      response.writeHead(status, { 'content-type': type + charset }).end(body);
    } catch (fault) {
      if (fault instanceof Error) vite.ssrFixStacktrace(fault);
      console.error(fault);
      response
        .writeHead(500, { 'content-type': 'text/plain' })
        .end('The page could not be made; see the terminal.');
    }
  };
