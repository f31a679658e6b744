import { MINUTE_MS } from '#contract/durations.ts';
import { TIMES } from '#contract/limits.ts';

/**
 * When a lease ends by this device's clock. The script says it by its own; where the two clocks disagree, the lease is
 * taken to run its usual length from when it was asked for.
 * @returns milliseconds since 1970, or null when the script names no lease
 */
export function leaseEnd(leaseUntil: string | undefined, askedMs: number): number | null {
  if (!leaseUntil) return null;
  const said = Date.parse(leaseUntil);
  const usual = askedMs + TIMES.lease;
  return said > askedMs && said < usual ? said : usual;
}

/** Time left as a clock shows it, `9:41`; `0:00` when there is none. */
export function timeLeft(endMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((endMs - nowMs) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Near its end a lease can be asked for again. */
export const isEnding = (endMs: number, nowMs: number): boolean => endMs - nowMs <= 2 * MINUTE_MS;
