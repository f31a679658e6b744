import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as Request } from 'hono';

/** Loopback and private networks. A request from there may come through a proxy that names its client. */
const PRIVATE =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:/i;

/**
 * Returns the network address of a request's sender. A proxy on a private network appends it to
 * `X-Forwarded-For` as the last entry; the entries before it are set by the sender and cannot be trusted.
 */
export function getSender(c: Request): string {
  const address = getConnInfo(c).remote.address ?? '';
  if (!PRIVATE.test(address)) return address;
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || address;
}
