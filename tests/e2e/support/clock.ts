import type { BrowserContext } from '@playwright/test';

/**
 * The machine's clock. Servers and pages start at a time of their own and run on from there. Lint forbids any
 * other use in tests, so that they behave the same at any time and date.
 */
export const machineNow = (): number => Date.now();

/** Offset in ms from the machine's clock for a clock that shows `ms` now; negative when behind. */
export const aheadFor = (ms: number): number => ms - machineNow();

/** Runs in the page or the service worker before the site's scripts. */
function moveDate(ahead: number): void {
  const machine = Date;
  const now = () => machine.now() + ahead;
  const moved = new Proxy(machine, {
    apply: () => new machine(now()).toString(),
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  machine.prototype.constructor = moved;
  globalThis.Date = moved;
}

/**
 * Sets the time for pages that this context opens from now on. Timers, frames and paints stay real;
 * Playwright's own clock, which replaces them, is for tests that advance the time (queue.ts).
 */
export const setPageClock = (context: BrowserContext, ahead: number): Promise<unknown> =>
  context.addInitScript(moveDate, ahead);

/** Sets the time for the service worker that this context installs from now on. */
export const setWorkerClock = (context: BrowserContext, ahead: number): Promise<unknown> =>
  context.route('**/service-worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${moveDate})(${ahead});${await response.text()}` });
  });
