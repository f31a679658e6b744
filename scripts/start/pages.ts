import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { ViteDevServer } from 'vite';
import { buildRobotsTxt, buildSitemap, buildWebManifest } from '#build/files/discovery.ts';
import { drawSocialCard } from '#build/files/draw-card.ts';
import { pageTags } from '#build/pages/document.ts';
import { readSiteConfig } from '#contract/config.ts';

type RouteTable = typeof import('#src/app/routes.ts');
type Heads = typeof import('#src/app/head/head.ts');
type Descriptions = typeof import('#src/app/head/description.ts');
type Card = typeof import('#src/app/head/social-card.tsx');
type Data = typeof import('#src/app/head/structured-data.ts');

interface Answer {
  status?: number;
  type: string;
  body: string | Uint8Array;
}

/** Serves the files that the build writes next to the pages. */
function makeFile(path: string, { routes }: RouteTable): Answer | null {
  const config = readSiteConfig(process.env);
  if (path === '/robots.txt') return { type: 'text/plain', body: buildRobotsTxt(config.siteUrl) };
  if (path === '/sitemap.xml') return { type: 'application/xml', body: buildSitemap(routes, config) };
  if (path === '/site.webmanifest')
    return { type: 'application/manifest+json', body: buildWebManifest(config) };
  return null;
}

/** Serves index.html with the same head as in the build for every known path, and a 404 for any other. */
async function makeAnswer(vite: ViteDevServer, url: string): Promise<Answer> {
  const table = (await vite.ssrLoadModule('/src/app/routes.ts')) as RouteTable;
  const path = url.replace(/[?#].*$/, '');
  if (path === '/social-card.png') {
    const { socialCardSvg } = (await vite.ssrLoadModule('/src/app/head/social-card.tsx')) as Card;
    return { type: 'image/png', body: await drawSocialCard(vite.config.root, socialCardSvg()) };
  }
  const file = makeFile(path, table);
  if (file) return file;
  const { getHead } = (await vite.ssrLoadModule('/src/app/head/head.ts')) as Heads;
  const { getDescription } = (await vite.ssrLoadModule('/src/app/head/description.ts')) as Descriptions;
  const { structuredData } = (await vite.ssrLoadModule('/src/app/head/structured-data.ts')) as Data;
  const config = readSiteConfig(process.env);
  const { companyName, siteUrl } = config;
  const route = table.findRoute(path);
  const head = getHead(route, config);
  const description = await getDescription(route);
  const tags = pageTags({
    head,
    description,
    companyName,
    siteUrl,
    structuredData: structuredData(route, description),
  });
  const frame = (await readFile('index.html', 'utf8')).replace('<!--head-->', () => tags);
  const status = route.path === '*' ? 404 : 200;
  // Never the requested path: Vite keeps the page's script under the path it is given, and reads the file at
  // that path, whichever it is, into the script's source map.
  return { status, type: 'text/html', body: await vite.transformIndexHtml('/index.html', frame) };
}

/** Handles what Vite's own middleware does not: the pages, and the files for search engines. */
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
        .end('This page could not be built. See the terminal.');
    }
  };
