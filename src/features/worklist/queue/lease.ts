import { MINUTE_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import type { LeadCard } from '#src/features/worklist/card/card.ts';

/**
 * When a lease ends by this device's clock. If that and the backend's clock disagree, the lease has its usual
 * length from the request on.
 * @returns milliseconds since 1970, or null when the backend names no lease
 */
export function leaseEnd(leaseUntil: string | undefined, askedMs: number): number | null {
  if (!leaseUntil) return null;
  const said = Date.parse(leaseUntil);
  const usual = askedMs + DURATIONS.lease;
  return said > askedMs && said < usual ? said : usual;
}

/** Such as `9:41`; `0:00` when the time is up. */
export function timeLeft(endMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((endMs - nowMs) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A lease can be renewed in its last two minutes. */
export const isEnding = (endMs: number, nowMs: number): boolean => endMs - nowMs <= 2 * MINUTE_MS;

/** Whether the time is up for a lead that the rep still has and has not saved. */
export const isLeaseOut = (
  { leaseState, leaseEndMs, isSaved }: Pick<LeadCard, 'leaseState' | 'leaseEndMs' | 'isSaved'>,
  nowMs: number,
): boolean => leaseState !== 'lost' && !isSaved && leaseEndMs !== null && leaseEndMs <= nowMs;
