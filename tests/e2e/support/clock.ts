import type { BrowserContext } from '@playwright/test';

/**
 * The machine's clock: servers and pages begin at a moment of their own and move on with it. Nothing else of the tests reads
 * it (lint), so that they mean the same at any hour and date.
 */
export const machineNow = (): number => Date.now();

/** A clock that shows `ms` now is so many milliseconds ahead of the machine's; behind it when negative. */
export const aheadFor = (ms: number): number => ms - machineNow();

/** Runs in the page before its own script. */
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
 * Sets what time it is for the pages that this context opens from now on. Their timers, frames and paints stay the
 * browser's, as Playwright's own clock would not leave them: it is for tests that let time pass (queue.ts).
 */
export const setPageClock = (context: BrowserContext, ahead: number): Promise<unknown> =>
  context.addInitScript(moveDate, ahead);
