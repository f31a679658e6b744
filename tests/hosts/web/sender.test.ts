import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createGetSender, type SenderSeen, type TrustedProxies } from '#backend/hosts/node/web/sender.ts';

async function seen(
  remoteAddress: string,
  forwarded?: string,
  trusted?: TrustedProxies,
): Promise<SenderSeen> {
  const getSender = createGetSender(trusted);
  const app = new Hono().get('/', (c) => c.json(getSender(c)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return answer.json();
}

const senderOf = async (...request: Parameters<typeof seen>): Promise<string> =>
  (await seen(...request)).sender;

describe('the sender of a request', () => {
  test.each([
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['2001:db8::7', undefined, '2001:db8:0:0::/64'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ])('from %s, forwarded for %s, is %s', async (remoteAddress, forwarded, sender) => {
    expect(await senderOf(remoteAddress, forwarded)).toBe(sender);
  });

  test.each([
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8::7]:50123', '2001:db8:0:0::/64'],
    ['[2001:db8::7]', '2001:db8:0:0::/64'],
  ])('that a proxy names with a port, %s, is %s', async (forwarded, sender) => {
    expect(await senderOf('127.0.0.1', forwarded)).toBe(sender);
  });

  test('is read past the proxies that the owner trusts, from the right, and no further', async () => {
    const trusted = ['10.0.0.0/8', '2001:db8:aaaa::/48'];
    const header = '192.0.2.77, 203.0.113.7, 2001:db8:aaaa::5';
    expect(await seen('10.1.2.3', header, trusted)).toEqual({
      sender: '203.0.113.7',
      address: '203.0.113.7',
    });
    // Not from a private network, as any machine in it could write the header.
    expect(await senderOf('10.1.2.3', header)).toBe('');
  });

  test.each([
    ['127.0.0.1', undefined],
    ['::1', undefined],
    ['127.0.0.1', 'unknown'],
    ['127.0.0.1', 'x'.repeat(8_000)],
    ['127.0.0.1', '999.1.1.1'],
    ['127.0.0.1', '203.0.113.7, '],
    ['127.0.0.1', '10.0.0.4'],
    ['172.17.0.1', '203.0.113.7'],
    ['fd00::4', undefined],
  ])('is nobody known where a proxy does not name it: from %s, forwarded for %.20s', async (from, header) => {
    expect(await senderOf(from, header)).toBe('');
  });

  test('is the same however it is written, and differs between networks', async () => {
    const same = [
      ['2001:DB8::1', '2001:0db8:0000:0000:ffff::2'],
      ['2001:db8::1%eth0', '2001:db8::2%eth1'],
      ['203.0.113.7', '::ffff:203.0.113.7'],
      ['203.0.113.7', '::FFFF:cb00:7107'],
    ] as const;
    for (const [one, other] of same) expect(await senderOf(one)).toBe(await senderOf(other));
    expect(await senderOf('2001:db8:0:1::1')).not.toBe(await senderOf('2001:db8:0:2::1'));
    expect(await senderOf('::ffff:203.0.113.7')).not.toBe(await senderOf('::ffff:203.0.113.8'));
  });
});
