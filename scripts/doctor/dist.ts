import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type GetHeaders, parseHeadersFile } from '#backend/hosts/node/web/headers-file.ts';

const PAGE_FILE = 'index.html';

/** The built site on this machine. */
export interface Dist {
  /** Path of every page, without a trailing slash. */
  pages: readonly string[];
  getHeaders: GetHeaders;
  /** When the home page was written, in milliseconds since 1970. */
  builtAt: number;
  /** Returns the text of a file, or null if there is none. @param path on the site, like `/assets/app.js` */
  read: (path: string) => string | null;
}

/** Returns the path of a page's document in `dist/`. */
export const toDocument = (page: string): string => `${page === '/' ? '' : page}/${PAGE_FILE}`;

/** Returns what the build has written, or null if there is no built site in the folder. */
export function openDist(folder: string): Dist | null {
  const read = (path: string): string | null => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  const headers = read('/_headers');
  if (read(toDocument('/')) === null || headers === null) return null;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(`/${PAGE_FILE}`))
    .map((file) => file.slice(0, -PAGE_FILE.length - 1) || '/')
    .sort();
  const builtAt = statSync(join(folder, PAGE_FILE)).mtimeMs;
  return { pages, builtAt, getHeaders: parseHeadersFile(headers), read };
}
