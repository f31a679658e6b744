import { expect, test } from 'vitest';
import { aHostForThisFile } from '#tests/hosts/running-host.ts';

const own = aHostForThisFile();

/** The longest of the usual proxies (Caddy); nginx, Apache and AWS keep theirs for 60 seconds. */
const PROXY_SECONDS = 120;

test('an idle connection outlives a proxy’s, which so never sends a booking over one that is being closed', async () => {
  const { headers } = await fetch(`${own.host.url}/api/script?action=booking_receipt`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(PROXY_SECONDS);
});
