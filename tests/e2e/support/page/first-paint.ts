import type { Page } from '@playwright/test';

/**
 * Opens a path and returns `ms` milliseconds after its first contentful paint, even if it is still loading.
 */
async function openUntilPaint(page: Page, path: string, ms: number): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.evaluate(
    (wait) =>
      new Promise<void>((done) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) setTimeout(done, paint.startTime + wait - performance.now());
        }).observe({ type: 'paint', buffered: true });
      }),
    ms,
  );
}

/** Opens a path on a device four times as slow, for an act 200 ms after the first paint. */
export async function openForEarlyAct(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await openUntilPaint(page, path, 200);
}
