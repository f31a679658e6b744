import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as Request } from 'hono';

/** Networks of this machine, of the local network and of a cloud's own services (IANA's registries). */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/** Whether an address is in a private network. An IPv4 address written as IPv6 counts as what it is. */
export const isPrivateAddress = (address: string): boolean =>
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Networks of the proxies in front of this host, such as `10.0.0.0/8` or `::1`. */
export type TrustedProxies = readonly string[];

/** A proxy on this machine. */
export const LOOPBACK: TrustedProxies = ['127.0.0.0/8', '::1'];

/** Whether a text is an address, or a network with its length, such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (kind === 6 ? 128 : 32));
}

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

/** An address in one form: IPv4 also where it is written as IPv6, and without a zone. */
function toPlain(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = getGroups(address.replace(/%.*$/, ''));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? toIpv4(groups.slice(6)) : groups.join(':');
}

/** Whoever has one IPv6 address has all of its /64 network, so that network is the sender. */
const toNetwork = (address: string): string =>
  isIP(address) === 6 ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;

/** An entry of `X-Forwarded-For`, without a port; '' if it is no address. */
function toAddress(entry: string): string {
  const text = entry.trim();
  const address = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(address) ? toPlain(address) : '';
}

/** Who sent a request. */
export interface SenderSeen {
  /**
   * For limits per sender: an IPv4 address, or the /64 network of an IPv6 address like
   * `2001:db8:0:0::/64`. Empty where it is not known: a proxy on this machine or in a private network has not
   * named it, and all visitors must not be one sender.
   */
  sender: string;
  /** The address that was found. */
  address: string;
}

export type GetSender = (c: Request) => SenderSeen;

/**
 * Returns a function that finds who sent a request. A proxy appends its client's address to
 * `X-Forwarded-For`, so the header is read from the right, for as long as the one who wrote an entry is
 * trusted; what stands before is the sender's own and cannot be believed.
 */
export function createGetSender(trusted: TrustedProxies = LOOPBACK): GetSender {
  const networks = new BlockList();
  for (const text of trusted) {
    const [address = '', length] = text.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    networks.addSubnet(address, Number(length ?? (kind === 'ipv6' ? 128 : 32)), kind);
  }
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (c) => {
    let found = toPlain(getConnInfo(c).remote.address ?? '');
    const entries = (c.req.header('x-forwarded-for') ?? '').split(',').reverse();
    for (const entry of entries) {
      const address = toAddress(entry);
      if (!isTrusted(found) || address === '') break;
      found = address;
    }
    const isKnown = isIP(found) !== 0 && !isTrusted(found) && !isPrivateAddress(found);
    return { sender: isKnown ? toNetwork(found) : '', address: found };
  };
}
