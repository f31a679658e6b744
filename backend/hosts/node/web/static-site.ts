import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler, Context as Request } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { forLanguages, LANGUAGE_CODES, LANGUAGES } from '#contract/languages.ts';
import { languageOf, toPagePath } from '#contract/page-address.ts';
import { type GetHeaders, parseHeadersFile } from './headers-file.ts';

/** Not pages: files of the host and of the build, and compressed copies, which are served in place of originals. */
const HIDDEN = /^\/(?:_headers|_replaced\.json)$|\.(?:br|gz|zst)$/;

const isNotFoundPage = (path: string): boolean =>
  LANGUAGE_CODES.some((code) => path === `${LANGUAGES[code].address}/404.html`);

/**
 * Returns a file's parsed content and reads it again after it has changed: a new build has new styles, and
 * the previous build's headers would block them.
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
    // No such page, or a path that no file can have (too long, or with an invalid character).
    return false;
  }
}

/** The path of the page that an address means, or the path of the address. */
function toServedPath(dist: string, path: string): string {
  const page = toPagePath(path);
  // Only names of pages: nothing encoded, no dot.
  return /^[\w/-]*$/.test(page) && isPage(dist, page) ? page : path;
}

/** A cache must know this also from an answer that is not compressed, and from one without a body (304). */
function setVary(c: Request): void {
  const type = c.res.headers.get('content-type') ?? '';
  if (COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) c.header('Vary', 'Accept-Encoding');
}

/** A build may replace the file after its length was read: the new one would be cut off. */
const sendNoLength: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.delete('Content-Length');
};

/** A part would get an ETag of its own, and a cache could not tell which version of a file it is from. */
const sendWholeFiles: MiddlewareHandler = async (c, next) => {
  c.req.raw.headers.delete('range');
  return next();
};

/**
 * Serves the built site like a production host: headers from `_headers`, compressed copies where the build
 * made them, and the language's `404.html` with status 404 for unknown paths.
 * @param dist the folder that `npm run build` writes
 */
export function addStaticSite(app: Hono, dist: string): void {
  const getHeaders = current<GetHeaders>(join(dist, '_headers'), parseHeadersFile, () => new Map());
  const setHeaders = (c: Request, path: string) => {
    for (const [name, value] of getHeaders()(path)) c.header(name, value);
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-cache');
  };

  app.use('*', sendNoLength);
  app.use('*', compress());
  app.use('*', etag());
  app.use('*', async (c, next) => {
    if (HIDDEN.test(c.req.path) || isNotFoundPage(c.req.path)) return c.notFound();
    return next();
  });
  app.use('*', sendWholeFiles);
  const onFound = (_path: string, c: Request) => {
    setHeaders(c, toServedPath(dist, c.req.path));
    setVary(c);
  };
  const rewriteRequestPath = (path: string) => toServedPath(dist, path);
  app.use('*', serveStatic({ root: dist, precompressed: true, onFound, rewriteRequestPath }));

  const notFoundPages = forLanguages((code) =>
    current(join(dist, LANGUAGES[code].address, '404.html'), (html) => html, '<h1>404</h1>'),
  );
  app.notFound((c) => {
    setHeaders(c, c.req.path);
    c.header('Cache-Control', 'no-cache');
    return c.html(notFoundPages[languageOf(c.req.path)](), 404);
  });
}
