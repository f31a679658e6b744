import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test';
import { setPageClock } from '#tests/e2e/support/clock.ts';
import { findChromium } from '../../scripts/test/chromium.ts';
import { AHEAD } from './clock.ts';

export interface Line {
  name: string;
  /** Added to each answer, in ms. */
  latency: number;
  /** Bits per second. */
  down: number;
  up: number;
}

/** Slow 4G as Lighthouse applies it: no connection has a delay of its own, so each answer has more. */
export const SLOW_4G: Line = { name: 'slow 4G', latency: 562.5, down: 1_474.56 * 1024, up: 675 * 1024 };

/** Slow 4G as Lighthouse simulates it: the round trip of the network itself. */
export const ROUND_TRIP_150: Line = {
  name: '150 ms, 1.6 Mbit/s',
  latency: 150,
  down: 1_638.4 * 1024,
  up: 750 * 1024,
};

export interface Slowness {
  /** CPU slowdown relative to this machine. */
  cpuSlowdown: number;
  line?: Line | undefined;
  /** A tall screen shows content far down. */
  height?: number | undefined;
}

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
      // No third party (map tiles, weather): their response times are not measured. Not by a route of
      // Playwright, which switches the cache off: each file of the app would be loaded twice.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

const QUICK: Slowness = { cpuSlowdown: 1 };

/** Opens a phone page with an empty cache, slow from the first request if `slowness` says so. */
export const withPhone = <T>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<T>,
  slowness: Slowness = QUICK,
): Promise<T> => {
  const viewport = { width: 412, height: slowness.height ?? 823 };
  const phone = { viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
  return withDevice(browser, phone, use, slowness);
};

/** The same on a laptop, for a rep with a keyboard. */
export const withLaptop = <T>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<T>,
  slowness: Slowness = QUICK,
): Promise<T> => withDevice(browser, { viewport: { width: 1366, height: 768 } }, use, slowness);

async function withDevice<T>(
  browser: Browser,
  device: BrowserContextOptions,
  use: (page: Page, context: BrowserContext) => Promise<T>,
  { cpuSlowdown, line }: Slowness,
): Promise<T> {
  const context = await browser.newContext({
    ...device,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  try {
    // The compiler wraps functions in `__name`, which does not exist in the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    await setPageClock(context, AHEAD);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (line) {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: line.latency,
        downloadThroughput: line.down / 8,
        uploadThroughput: line.up / 8,
      });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await use(page, context);
  } finally {
    await context.close();
  }
}
