import type { Page } from '@playwright/test';

/** Page time (ms) after the next complete paint. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** Layout shifts since a time, except those caused by the visitor's input. */
export const moves = (page: Page, since = 0) =>
  page.evaluate((start) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().filter(({ startTime }) => startTime > start);
    observer.disconnect();
    return shifts.flatMap((shift) =>
      'value' in shift && 'hadRecentInput' in shift && !shift.hadRecentInput ? [shift.value] : [],
    );
  }, since);
