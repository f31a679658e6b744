import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { ViteDevServer } from 'vite';
import { buildRobotsTxt, buildSitemap, buildWebManifest } from '#build/files/discovery.ts';
import { drawSocialCard } from '#build/files/draw-card.ts';
import { inLanguageOf, pageTags } from '#build/pages/document.ts';
import type { PrerenderEntry } from '#build/pages/make-pages.ts';
import { readSiteConfig } from '#contract/config.ts';
import { LANGUAGES } from '#contract/languages.ts';

interface Answer {
  status?: number;
  type: string;
  body: string | Uint8Array;
}

/** Serves the files that the build writes next to the pages. */
async function makeFile(
  path: string,
  { routes, site, socialCardSvg }: PrerenderEntry,
  root: string,
): Promise<Answer | null> {
  const config = readSiteConfig(process.env);
  const { address } = LANGUAGES[site.language];
  if (path === '/robots.txt') return { type: 'text/plain', body: buildRobotsTxt(config.siteUrl) };
  if (path === '/sitemap.xml') return { type: 'application/xml', body: buildSitemap(routes, config) };
  if (path === `${address}/site.webmanifest`)
    return { type: 'application/manifest+json', body: buildWebManifest(config, site) };
  if (path === `${address}/social-card.png`)
    return { type: 'image/png', body: await drawSocialCard(root, socialCardSvg()) };
  return null;
}

/** Serves index.html with the same head as in the build for every known path, and a 404 for any other. */
async function makeAnswer(vite: ViteDevServer, url: string): Promise<Answer> {
  const entry = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as PrerenderEntry;
  const path = url.replace(/[?#].*$/, '');
  const file = await makeFile(path, entry, vite.config.root);
  if (file) return file;
  const { site } = entry;
  const { companyName, siteUrl, trailingSlash } = readSiteConfig(process.env);
  const route = entry.findRoute(path);
  const description = await entry.getDescription(route);
  const tags = pageTags({
    head: entry.getHead(route, { companyName, siteUrl, trailingSlash }),
    site,
    description,
    companyName,
    siteUrl,
    trailingSlash,
    structuredData: entry.structuredData(route, description),
    routePath: route.path,
  });
  const template = inLanguageOf(await readFile('index.html', 'utf8'), site);
  const frame = template.replace('<!--head-->', () => tags);
  const status = route.path === '*' ? 404 : 200;
  // Never the requested path: Vite keeps the page's script under the path it is given, and reads the file at
  // that path, whichever it is, into the script's source map.
  return { status, type: 'text/html', body: await vite.transformIndexHtml('/index.html', frame) };
}

/** Serves the modules of the pages, the pages, and the files for search engines. */
export const createPageListener =
  (vite: ViteDevServer): RequestListener =>
  (request, response) => {
    // Vite takes the address of the language off.
    const { url = '/' } = request;
    vite.middlewares(request, response, async () => {
      try {
        const { status = 200, type, body } = await makeAnswer(vite, url);
        const charset = typeof body === 'string' ? '; charset=utf-8' : '';
        response.writeHead(status, { 'content-type': type + charset }).end(body);
      } catch (fault) {
        if (fault instanceof Error) vite.ssrFixStacktrace(fault);
        console.error(fault);
        response
          .writeHead(500, { 'content-type': 'text/plain' })
          .end('This page could not be built. See the terminal.');
      }
    });
  };
