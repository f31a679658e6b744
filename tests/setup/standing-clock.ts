import { afterEach, vi } from 'vitest';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

function standStill(): void {
  vi.useRealTimers();
  vi.setSystemTime(FRIDAY_TEN);
}

/**
 * Makes it Friday, 10 in the morning, before a test file is loaded and again after each of its tests; timers stay real.
 * Called once by each setup file, before anything else of it.
 */
export function guardClock(): void {
  standStill();
  afterEach(standStill);
}

/** The moment it is for the page, in milliseconds since 1970; never the machine's. */
export function pageNow(): number {
  const now = vi.getMockedSystemTime();
  if (!now)
    throw new Error('The clock of this test runs: the setup stops it, and only stopClock sets it anew.');
  return now.getTime();
}
