import { MINUTE_MS } from '#contract/durations.ts';
import { createCountBySender } from './count-by-sender.ts';

/** Requests per minute. */
export interface PerMinuteOptions {
  perSender: number;
  /** From here on, only senders without a request in the last minute are let in. */
  inAll: number;
  /** Nobody is let in above this. It also limits what the limiter remembers. */
  atMost: number;
  clock: () => number;
}

/**
 * Rate limiter over the last minute. Returns whether a request is within the limits, and counts it if so. A
 * few senders that flood cannot shut out another: they reach their own limits, and a sender that is not yet
 * counted is let in up to `atMost`.
 */
export function createRateLimiter({
  perSender,
  inAll,
  atMost,
  clock,
}: PerMinuteOptions): (sender: string) => boolean {
  /** The requests let in during the last minute, oldest first, and their number per sender. */
  const recent: { sender: string; at: number }[] = [];
  const counts = createCountBySender(perSender);

  function forgetOld(now: number): void {
    const kept = recent.findIndex(({ at }) => at > now - MINUTE_MS);
    for (const { sender } of recent.splice(0, kept < 0 ? recent.length : kept)) counts.remove(sender);
  }

  return (sender) => {
    const now = clock();
    forgetOld(now);
    if (counts.isOver(sender)) return false;
    if (recent.length >= (counts.has(sender) ? inAll : atMost)) return false;
    counts.add(sender);
    recent.push({ sender, at: now });
    return true;
  };
}
