import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { setPageClock } from '#tests/e2e/support/clock.ts';
import { findChromium } from '../../scripts/test/chromium.ts';
import { AHEAD } from './clock.ts';

export interface Slowness {
  /** CPU slowdown relative to this machine. */
  cpuSlowdown: number;
  /** Slow 4G as in Lighthouse: 562.5 ms extra latency per response, 1.44 Mbit/s down, 675 kbit/s up. */
  slow4G: boolean;
  /** A tall screen shows content far down. */
  height?: number | undefined;
}

const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No browser: `npm run test:e2e` finds or installs one.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

const QUICK: Slowness = { cpuSlowdown: 1, slow4G: false };

/** Opens a phone page with an empty cache, slow from the first request if `slowness` says so. */
export async function withPhone<T>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<T>,
  { cpuSlowdown, slow4G, height = 823 }: Slowness = QUICK,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  try {
    // Block third parties (map tiles, the map frame): their response times are not measured.
    await context.route(
      (url) => /^https?:$/.test(url.protocol) && url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    // The compiler wraps functions in `__name`, which does not exist in the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    await setPageClock(context, AHEAD);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slow4G) await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await use(page, context);
  } finally {
    await context.close();
  }
}
