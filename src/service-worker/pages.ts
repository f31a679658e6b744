import type { WorkboxPlugin } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { toPagePath } from '#contract/page-address.ts';
import { cacheOf } from './cache-names.ts';

/** Path of the offline page; written by the build. */
declare const __OFFLINE_PAGE__: string;

declare const clients: {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly { url: string }[]>;
};

const CACHE = cacheOf('pages');

/** After this the page that the device has is shown; a newer one is stored when it arrives. */
const NETWORK_TIMEOUT_SECONDS = 4;

/** What is no page of this site: the backend and its health, the mail of `npm start`, and files. */
const OTHER_ADDRESSES = [/^\/(?:api|outbox|healthz)(?:\/|$)/, /\.(?!html?$)\w+$/i];

/** One copy of a page, whatever its query: the same document, and a query may hold personal data. */
const toKey = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + toPagePath(pathname);
};

/** A rep's documents are `no-store`: the app draws them in the offline page instead. */
const mayStore = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && !/no-store/.test(headers.get('Cache-Control') ?? '');

const plugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => toKey(request.url),
  cacheWillUpdate: async ({ response }) => (mayStore(response) ? response : null),
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The host answered ${response.status}.`);
    return response;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ??
    (await matchPrecache(new URL(toKey(request.url)).pathname)) ??
    (await matchPrecache(__OFFLINE_PAGE__)),
};

const pages = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [plugin],
});

/**
 * Answers with pages from the network. Without an answer in time, or with one that says that the host is
 * down: with the stored copy, else with the offline page, in which the app draws the page that was asked for.
 */
export const servePages = (): void => {
  registerRoute(new NavigationRoute(pages, { denylist: OTHER_ADDRESSES }));
};

/**
 * Deletes the stored pages, because each needs the files of its own version, and stores those that are open:
 * they were loaded before this worker could do it.
 */
export async function startOver(event: ExtendableEvent): Promise<void> {
  await caches.delete(CACHE);
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(open.map(({ url }) => pages.handleAll({ event, request: new Request(url) })[1]));
}
