import { cacheNames } from 'workbox-core';
import { addRoute, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { CREW_PATH } from '#contract/visits/day-link.ts';
import { cacheOf } from './cache-names.ts';

/** A file to store. `revision` is null when its name changes with its content. */
export interface StoredFile {
  url: string;
  revision: string | null;
}

/** What every visitor's device stores, and what a rep's stores in addition; written by the build. */
declare const __SITE_FILES__: readonly StoredFile[];
declare const __REP_FILES__: readonly string[];

declare const clients: {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly { url: string }[]>;
};

/** The address of a page of the rep area. */
const REP_PAGE = new RegExp(`^(/rep-|${CREW_PATH}\\b)`);

const REP_CACHE = cacheOf('rep-files');
/** The map's code, files of a newer version that waits, and of the version before. */
const OTHER_CACHE = cacheOf('other-files');

const siteUrls = new Set(__SITE_FILES__.map(({ url }) => url));
const repUrls = new Set(__REP_FILES__);

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** Stores the files of the rep area that are not stored yet, one by one: what has arrived stays. */
async function storeMissingRepFiles(): Promise<void> {
  const cache = await caches.open(REP_CACHE);
  const stored = new Set((await cache.keys()).map(pathOf));
  for (const file of __REP_FILES__) if (!stored.has(file)) await cache.add(file);
}

let storing: Promise<void> | undefined;

/** Once at a time: a page of the rep area asks for many files at once. */
function storeRepFiles(): Promise<void> {
  storing ??= storeMissingRepFiles().finally(() => {
    storing = undefined;
  });
  return storing;
}

/** Stores the files of this version when the worker is installed, and answers with the stored ones. */
export function serveFiles(): void {
  precache([...__SITE_FILES__]);
  addRoute();
  const rep = new CacheFirst({ cacheName: REP_CACHE });
  registerRoute(
    ({ url }) => repUrls.has(url.pathname),
    (options) => {
      // A page of the rep area is being used, so its other pages and lazy parts will be. What does not arrive
      // is tried again with the next file.
      options.event.waitUntil(storeRepFiles().catch(() => undefined));
      return rep.handle(options);
    },
  );
  const other = new CacheFirst({ cacheName: OTHER_CACHE });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    // A newer version that waits has stored its own files already.
    async (options) => (await caches.match(options.request)) ?? other.handle(options),
  );
}

/**
 * Keeps the files of the version before for its pages: one may still be loading when this version takes over.
 * Where a rep or the crew uses the site, also stores this version's files of the rep area.
 */
export async function installFiles(): Promise<void> {
  await caches.delete(OTHER_CACHE);
  const other = await caches.open(OTHER_CACHE);
  const keepOld = async (name: string, current: ReadonlySet<string>) => {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = current.has(pathOf(request)) ? undefined : await cache.match(request);
      if (answer) await other.put(request, answer);
    }
  };
  await keepOld(cacheNames.precache, siteUrls);
  if (await caches.has(REP_CACHE)) {
    await keepOld(REP_CACHE, repUrls);
    await storeRepFiles();
  } else if (await hasOpenRepPage()) {
    // What does not arrive is tried again with the next file.
    await storeRepFiles().catch(() => undefined);
  }
}

/** Whether a page of the rep area is open that has loaded its files before there was a worker. */
async function hasOpenRepPage(): Promise<boolean> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.map(({ url }) => new URL(url).pathname).some((path) => REP_PAGE.test(path));
}

/** Deletes the rep area's files of earlier versions; Workbox does the same with its own. */
export async function forgetOldFiles(): Promise<void> {
  if (!(await caches.has(REP_CACHE))) return;
  const cache = await caches.open(REP_CACHE);
  const old = (await cache.keys()).filter((request) => !repUrls.has(pathOf(request)));
  await Promise.all(old.map((request) => cache.delete(request)));
}
