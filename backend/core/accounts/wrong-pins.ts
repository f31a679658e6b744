import { fromInstant, toInstant } from '#backend/core/instants.ts';
import type { PinCounter } from '#backend/core/rows.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { COUNTS, DURATIONS } from '#contract/limits.ts';

/** A counter without wrong PINs. */
export const NO_WRONG_PINS: PinCounter = { failures: 0, locks: 0, lockedUntil: '', failedAt: '' };

/**
 * Returns the counter after one more wrong PIN. Five lock it for 15 minutes; each further lock lasts twice as
 * long, up to a day. Wrong PINs are forgotten after a day without one, and one lock after each such week. A
 * right PIN does not reset them, so guesses between a rep's own sign-ins add up too.
 */
export function countWrongPin(counter: PinCounter, nowMs: number): PinCounter {
  const quietMs = counter.failedAt === '' ? Number.POSITIVE_INFINITY : nowMs - fromInstant(counter.failedAt);
  const failures = (quietMs < DURATIONS.wrongPinRetention ? counter.failures : 0) + 1;
  const locks = Math.max(0, counter.locks - Math.floor(quietMs / DURATIONS.lockRetention));
  const failedAt = toInstant(nowMs);
  if (failures < COUNTS.pinFailures) return { failures, locks, lockedUntil: '', failedAt };
  const lockMs = Math.min(DURATIONS.lockFirst * 2 ** locks, DURATIONS.lockLongest);
  return { failures: 0, locks: locks + 1, lockedUntil: toInstant(nowMs + lockMs), failedAt };
}

export const isLocked = ({ lockedUntil }: PinCounter, nowMs: number): boolean =>
  lockedUntil > toInstant(nowMs);

/** The refusal of a sign-in while the counter is locked; says how long it lasts. */
export function lockedRefusal({ lockedUntil }: PinCounter, nowMs: number): Refusal {
  const minutes = Math.ceil((fromInstant(lockedUntil) - nowMs) / MINUTE_MS);
  return refusal('locked', ANSWERS.lockedFor(minutes));
}
