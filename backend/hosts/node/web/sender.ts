import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as Request } from 'hono';

/** Loopback and private networks. A request from there may come through a proxy that names its client. */
const PRIVATE =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:/i;

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function getGroups(address: string): string[] {
  // URL writes an address in one way, whatever the case, the zeros or an IPv4 part at the end.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [split(head), split(tail ?? '')];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

const toIpv4 = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');

/** Whoever has one IPv6 address has all of its /64 network, so that network is the sender. */
function toNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = getGroups(address.replace(/%.*$/, ''));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? toIpv4(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The last entry of the header, without a port, or '' if it is no address. */
function getForwarded(header: string | undefined): string {
  const last = header?.split(',').at(-1)?.trim() ?? '';
  const withoutPort = /^\[(.*)\](?::\d+)?$/.exec(last)?.[1] ?? /^([\d.]+):\d+$/.exec(last)?.[1] ?? last;
  return isIP(withoutPort) ? withoutPort : '';
}

/**
 * Returns who sent a request, for limits per sender: an IPv4 address, or the /64 network of an IPv6 address
 * like `2001:db8:0:0::/64`. A proxy on a private network appends its client's address to `X-Forwarded-For` as
 * the last entry; the entries before it are set by the sender and cannot be trusted.
 */
export function getSender(c: Request): string {
  const address = getConnInfo(c).remote.address ?? '';
  const forwarded = PRIVATE.test(address) ? getForwarded(c.req.header('x-forwarded-for')) : '';
  return toNetwork(forwarded || address);
}
