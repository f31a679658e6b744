import type { Page } from '@playwright/test';

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  /** Tasks of 50 ms or more: when each began and how long it took, in ms. */
  tasks: { start: number; ms: number }[];
  /** Keys: the time their handlers took, and the time to the paint after them, in ms. */
  keys: { handlersMs: number; paintMs: number }[];
  /** When the visitor last touched the page, in ms. */
  touchedAt: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/** Runs in the page before its own script. */
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
        seen.keys.push({ handlersMs: entry.processingEnd - entry.processingStart, paintMs: entry.duration });
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

/** Waits until the page has neither fetched anything nor been busy for so long, at most half a minute. */
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
