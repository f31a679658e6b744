import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { sitePages } from '#src/content/site-map.ts';

/** Files of the host: its headers, the page for unknown addresses, and the compressed copies. */
const NO_ADDRESS = /^\/(?:_headers|404\.html)$|\.(?:br|gz)$/;

/** A file that a browser can ask for. */
export interface PublishedFile {
  address: string;
  /** Encodings in which it is there already. */
  copies: string[];
}

/** Returns every file of a built site that has an address. */
export async function listPublished(folder: string): Promise<PublishedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, path: `/${relative(folder, file).split(sep).join('/')}` }))
    .filter(({ path }) => !NO_ADDRESS.test(path))
    .map(({ file, path }) => ({
      address: path.replace(/\/index\.html$/, '') || '/',
      copies: [existsSync(`${file}.br`) ? 'br' : '', existsSync(`${file}.gz`) ? 'gzip' : ''].filter(Boolean),
    }));
}

export const isAsset = (address: string): boolean => address.startsWith('/assets/');

const repPaths = new Set<string>(sitePages.filter(({ area }) => area === 'rep').map(({ path }) => path));

/** What an answer for this address must say about caches. */
export function cachingFor(address: string): string {
  if (isAsset(address)) return 'public, max-age=31536000, immutable';
  return repPaths.has(address) ? 'no-store' : 'no-cache';
}
