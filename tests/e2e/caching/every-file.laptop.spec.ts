import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { sitePages } from '#src/content/site-map.ts';
import { BUILT_SITE } from '../support/site/built-site.ts';
import { expect, test } from '../support/test.ts';

/** Files of the host and of the build: headers, replaced assets, the page for unknown addresses, and the compressed copies. */
const NO_ADDRESS = /^\/(?:_headers|_replaced\.json|(?:es\/)?404\.html)$|\.(?:br|gz)$/;

/** A file that a browser can ask for. */
interface PublishedFile {
  address: string;
  /** Encodings in which it is there already. */
  copies: string[];
}

/** Returns every file of a built site that has an address. */
async function listPublished(folder: string): Promise<PublishedFile[]> {
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

const isAsset = (address: string): boolean => address.startsWith('/assets/');

const repPaths = new Set<string>(sitePages.filter(({ area }) => area === 'rep').map(({ path }) => path));

/** What an answer for this address must say about caches. */
function cachingFor(address: string): string {
  if (isAsset(address)) return 'public, max-age=31536000, immutable';
  return repPaths.has(address) ? 'no-store' : 'no-cache';
}

/** The bundler's hash. */
const NAMED_BY_CONTENT = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2)$/;

test('the licenses are there of packages of every area, and of the service worker', async () => {
  const licenses = await readFile(join(BUILT_SITE, 'licenses.md'), 'utf8');
  for (const name of ['react-router', 'react-day-picker', 'papaparse', 'workbox'])
    expect(licenses).toContain(`\n## ${name} - `);
});

test('every file that may be kept for a year has a name made from its content', async () => {
  const assets = (await listPublished(BUILT_SITE)).filter(({ address }) => isAsset(address));
  expect(assets.length).toBeGreaterThan(50);
  expect(assets.map(({ address }) => address).filter((each) => !NAMED_BY_CONTENT.test(each))).toEqual([]);
});

test('every file may be kept for a year, is revalidated, or is not kept, in each encoding with an ETag of its own', async ({
  site,
}) => {
  const found = new Set<string>();
  for (const { address, copies } of await listPublished(BUILT_SITE)) {
    const caching = cachingFor(address);
    found.add(caching);
    const etags = new Set<string>();
    for (const encoding of ['identity', ...copies]) {
      const headers = { 'accept-encoding': encoding };
      const whole = await fetch(site.url + address, { headers });
      const of = (answer: Response, ...names: string[]) => names.map((name) => answer.headers.get(name));
      const expected = [caching, copies.length > 0 ? 'Accept-Encoding' : null];
      expect([whole.status, ...of(whole, 'cache-control', 'vary')], address).toEqual([200, ...expected]);
      expect(of(whole, 'content-encoding'), address).toEqual([encoding === 'identity' ? null : encoding]);
      expect((await whole.arrayBuffer()).byteLength, address).toBeGreaterThan(0);

      const etag = whole.headers.get('etag') ?? '';
      expect(etag, address).toMatch(/^"\w+"$/);
      etags.add(etag);
      const again = await fetch(site.url + address, { headers: { ...headers, 'if-none-match': etag } });
      expect([again.status, await again.text()], address).toEqual([304, '']);
      expect(of(again, 'etag', 'cache-control', 'vary'), address).toEqual([etag, ...expected]);
      expect(
        [whole, again].flatMap((answer) => answer.headers.getSetCookie()),
        address,
      ).toEqual([]);
    }
    // Else a cache could take one for another.
    expect(etags.size, address).toBe(1 + copies.length);
  }
  expect(found.size).toBe(3);
});
