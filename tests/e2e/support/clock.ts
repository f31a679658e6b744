import type { BrowserContext } from '@playwright/test';
import { Hono } from 'hono';

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
 * Sets the time for pages that this context opens from now on. Timers, frames and paints stay real.
 */
export const setPageClock = (context: BrowserContext, ahead: number): Promise<unknown> =>
  context.addInitScript(moveDate, ahead);

/**
 * Wraps a site so that its service worker has this time, whenever a browser loads it: it also compares the
 * script that it has with the one of the site, out of sight of Playwright, and installs another one.
 * @param ahead offset in ms from the machine's clock
 */
export function withWorkerClock(site: Hono, ahead: number): Hono {
  const app = new Hono();
  app.use(async (c) => {
    const { raw } = c.req;
    if (raw.headers.get('service-worker') !== 'script') return site.fetch(raw, c.env);
    const plain = new Headers(raw.headers);
    plain.delete('accept-encoding');
    const answer = await site.fetch(new Request(raw, { headers: plain }), c.env);
    if (answer.status !== 200) return answer;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return new Response(`(${moveDate})(${ahead});${await answer.text()}`, { headers });
  });
  return app;
}
