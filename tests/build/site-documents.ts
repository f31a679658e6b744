import { readFileSync } from 'node:fs';
import { renderDocument } from '#build/pages/document.ts';
import {
  getDescription,
  getHead,
  getNotices,
  renderPage,
  site,
  structuredData,
} from '#src/app/entry-server.tsx';
import type { Route } from '#src/app/routes.ts';
import { env } from '#src/lib/env.ts';

/**
 * Makes the pages as they are built, without styles and scripts.
 * @returns finds a page by its path
 */
export async function makeDocuments(routes: readonly Route[]): Promise<(path: string) => Document> {
  const template = readFileSync('index.html', 'utf8');
  const documents = new Map<string, Document>();
  for (const route of routes) {
    const description = await getDescription(route);
    const body = await renderPage(route);
    const html = renderDocument(template, {
      head: getHead(route, env),
      site,
      description,
      companyName: env.companyName,
      siteUrl: env.siteUrl,
      trailingSlash: env.trailingSlash,
      styles: '',
      loader: '',
      session: undefined,
      scripts: [],
      hasManifest: true,
      isFrame: false,
      preloadFonts: [],
      structuredData: structuredData(route, description),
      body,
      routePath: route.path,
      noticesHtml: getNotices(route, body),
    });
    documents.set(route.path, new DOMParser().parseFromString(html, 'text/html'));
  }
  return (path) => {
    const found = documents.get(path);
    if (!found) throw new Error(`No page was made of ${path}.`);
    return found;
  };
}
