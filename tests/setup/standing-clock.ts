import { afterEach, vi } from 'vitest';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

function standStill(): void {
  vi.useRealTimers();
  vi.setSystemTime(FRIDAY_TEN);
}

/**
 * Sets the clock to FRIDAY_TEN before a test file loads and again after each test; timers stay real. Each
 * setup file calls it once, before anything else.
 */
export function guardClock(): void {
  standStill();
  afterEach(standStill);
}

/** The page's time in milliseconds since 1970; never the machine's. */
export function pageNow(): number {
  const now = vi.getMockedSystemTime();
  if (!now)
    throw new Error(
      'The clock of this test is running. The setup stops it; only stopClock may set it again.',
    );
  return now.getTime();
}
