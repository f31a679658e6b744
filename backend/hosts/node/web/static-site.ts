import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler, Context as Request } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { DEFAULT_HEADERS, type GetHeaders, parseHeadersFile } from './headers-file.ts';

/** Files of the build that are no pages: the host's own, and the compressed copies, which are sent in place of others. */
const HIDDEN = /^\/_headers$|\.(?:br|gz|zst)$/;

/**
 * What a file of the site says, read again when the file has changed: a site built anew under a running host has other styles, which
 * the headers of before would refuse.
 */
function current<T>(file: string, parse: (text: string) => T, without: T): () => T {
  let value = without;
  let readAt: number | undefined;
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== readAt) {
      value = changedAt === undefined ? without : parse(readFileSync(file, 'utf8'));
      readAt = changedAt;
    }
    return value;
  };
}

function isPage(dist: string, path: string): boolean {
  try {
    return statSync(join(dist, path, 'index.html')).isFile();
  } catch {
    // Nothing there, or a path no file can have: too long, or with a character that is not allowed.
    return false;
  }
}

/** One address per page, the one the site itself links to: without `index.html` and without a slash at the end. */
function ownAddress(dist: string): MiddlewareHandler {
  return async (c, next) => {
    const { path } = c.req;
    const plain = path.replace(/\/(?:index\.html)?$/, '');
    const isOther = plain !== path && path !== '/';
    // Only a page of this site is redirected to, so that `//elsewhere.example/` leads nowhere.
    if (!isOther || /\/\/|%|\.\.|\\/.test(path) || !isPage(dist, plain)) return next();
    return c.redirect(`${plain || '/'}${new URL(c.req.url).search}`, 308);
  };
}

/**
 * The built site as a production host serves it: pages and files with the headers of `_headers`, compressed copies where
 * the build made them, and `404.html` with status 404 for every other path.
 * @param dist the folder `npm run build` writes
 */
export function addStaticSite(app: Hono, dist: string): void {
  const getHeaders = current<GetHeaders>(join(dist, '_headers'), parseHeadersFile, DEFAULT_HEADERS);
  const setHeaders = (c: Request, path: string) => {
    for (const [name, value] of getHeaders()(path)) c.header(name, value);
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-cache');
  };

  app.use('*', compress());
  app.use('*', etag());
  app.use('*', ownAddress(dist));
  app.use('*', async (c, next) => {
    if (HIDDEN.test(c.req.path) || c.req.path === '/404.html') return c.notFound();
    return next();
  });
  app.use(
    '*',
    serveStatic({ root: dist, precompressed: true, onFound: (_path, c) => setHeaders(c, c.req.path) }),
  );

  const notFoundPage = current(join(dist, '404.html'), (html) => html, '<h1>404</h1>');
  app.notFound((c) => {
    setHeaders(c, c.req.path);
    c.header('Cache-Control', 'no-cache');
    return c.html(notFoundPage(), 404);
  });
}
