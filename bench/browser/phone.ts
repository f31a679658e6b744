import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { setPageClock } from '#tests/e2e/support/clock.ts';
import { findChromium } from '../../scripts/test/chromium.ts';
import { AHEAD } from './clock.ts';

/** How slow the visitor's machine and connection are. */
export interface Slowness {
  /** So many times slower than this machine's processor. */
  processor: number;
  /** Slow 4G as Lighthouse applies it: 562.5 ms more to the first byte of every answer, 1.44 Mbit/s down, 675 kbit/s up. */
  slow4G: boolean;
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

/** A phone without a cache, slow from the first request on. @param height a tall screen shows what is far down */
export async function withPhone<T>(
  browser: Browser,
  { processor, slow4G }: Slowness,
  use: (page: Page, context: BrowserContext) => Promise<T>,
  height = 823,
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
    // Strangers (map tiles, the map frame) answer at their own pace and are not what is measured.
    await context.route(
      (url) => /^https?:$/.test(url.protocol) && url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    // Functions that run in the page carry the compiler's mark for their names.
    await context.addInitScript('globalThis.__name = (named) => named');
    await setPageClock(context, AHEAD);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slow4G) await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
    return await use(page, context);
  } finally {
    await context.close();
  }
}
