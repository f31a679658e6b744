import type { Page } from '@playwright/test';

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  /** Tasks of 50 ms or more; start and duration in ms. */
  tasks: { start: number; ms: number }[];
  /** Time from each key event to the next paint, in ms. */
  keys: number[];
  /** Time of the visitor's last touch, in ms. */
  touchedAt: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/** Runs in the page before the site's scripts. */
function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], keys: [], touchedAt: 0 };
  window.benchSeen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    if (
      'value' in entry &&
      typeof entry.value === 'number' &&
      !('hadRecentInput' in entry && entry.hadRecentInput)
    ) {
      seen.cls += entry.value;
    }
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, ms: duration }));
  observe(
    'event',
    (entry) => {
      if (entry instanceof PerformanceEventTiming && /^key|input/.test(entry.name)) {
        seen.keys.push(entry.duration);
      }
    },
    { durationThreshold: 16 },
  );
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      seen.touchedAt = timeStamp;
    },
    true,
  );
}

export const watchPage = (page: Page): Promise<unknown> => page.addInitScript(watch);

export const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => window.benchSeen);

/** Waits until the page has had no network activity and no long task for `quietMs`, at most 30 s. */
export async function untilQuiet(page: Page, quietMs: number): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((done) => {
        const end = performance.now() + 30_000;
        const look = () => {
          const ends = [
            ...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration),
            ...window.benchSeen.tasks.map(({ start, ms }) => start + ms),
            ...performance.getEntriesByType('navigation').map((entry) => entry.startTime + entry.duration),
          ];
          const now = performance.now();
          if (now - Math.max(0, ...ends) > quiet || now > end) done();
          else setTimeout(look, 100);
        };
        look();
      }),
    quietMs,
  );
}
