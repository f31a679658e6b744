import type { IncomingMessage } from 'node:http';

const OWN_HOST = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** What no link opens: the script, the mail, and the tools of the development server, such as the editor. */
const TOOLS = /^\/+(?:__|@|(?:api|outbox|healthz)(?:[/?]|$))/i;

/**
 * Whether a page of another site has caused the request: this machine's browser has those open too, and they
 * must neither call the script of `npm start`, nor open files in the editor. They may link to its pages.
 */
export function isForeign({ headers, method, url = '/' }: IncomingMessage): boolean {
  const { host = '', origin, referer } = headers;
  if (!OWN_HOST.test(host)) return true;
  if (origin !== undefined && origin !== `http://${host}`) return true;
  const site = headers['sec-fetch-site'];
  // Programs such as curl send neither, and older browsers only the page that asks.
  if (site === undefined) return referer !== undefined && !referer.startsWith(`http://${host}/`);
  if (site === 'same-origin' || site === 'none') return false;
  const isLink = method === 'GET' && headers['sec-fetch-dest'] === 'document';
  return !isLink || TOOLS.test(url);
}
