import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as Request } from 'hono';

/** Addresses of this machine and of private networks: who calls from there may be a proxy, which names its caller. */
const PRIVATE =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:/i;

/**
 * The network address a request comes from. A proxy on a private network adds it to `X-Forwarded-For` as the last entry;
 * the entries before it are the sender's own words.
 */
export function getSender(c: Request): string {
  const address = getConnInfo(c).remote.address ?? '';
  if (!PRIVATE.test(address)) return address;
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || address;
}
