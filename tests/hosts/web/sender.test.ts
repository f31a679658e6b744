import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { getSender } from '#backend/hosts/node/web/sender.ts';

async function senderOf(remoteAddress: string, forwarded?: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(getSender(c)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return answer.text();
}

describe('the sender of a request', () => {
  test.each([
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['2001:db8::7', undefined, '2001:db8:0:0::/64'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['::ffff:10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['::1', undefined, '0:0:0:0::/64'],
  ])('from %s, forwarded for %s, is %s', async (remoteAddress, forwarded, sender) => {
    expect(await senderOf(remoteAddress, forwarded)).toBe(sender);
  });

  test.each([
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8::7]:50123', '2001:db8:0:0::/64'],
    ['[2001:db8::7]', '2001:db8:0:0::/64'],
  ])('that a proxy names with a port, %s, is %s', async (forwarded, sender) => {
    expect(await senderOf('10.0.0.1', forwarded)).toBe(sender);
  });

  test.each(['unknown', '', 'x'.repeat(8_000), '999.1.1.1', '203.0.113.7, '])(
    'is the proxy when the proxy names no address: %.20s',
    async (forwarded) => {
      expect(await senderOf('10.0.0.1', forwarded)).toBe('10.0.0.1');
    },
  );

  test.each([
    ['2001:DB8::1', '2001:0db8:0000:0000:ffff::2'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['203.0.113.7', '::ffff:203.0.113.7'],
    ['203.0.113.7', '::FFFF:cb00:7107'],
  ])('is the same for %s and %s', async (one, other) => {
    expect(await senderOf(one)).toBe(await senderOf(other));
  });

  test.each([
    ['2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
  ])('differs between %s and %s', async (one, other) => {
    expect(await senderOf(one)).not.toBe(await senderOf(other));
  });
});
