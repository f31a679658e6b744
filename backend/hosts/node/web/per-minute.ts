import { MINUTE_MS } from '#contract/durations.ts';
export interface PerMinuteOptions {
  /** From everybody together, and from one sender. */
  inAll: number;
  perSender: number;
  clock: () => number;
}

/** Counts requests of the last minute: the answer says whether one more of this sender is within the limits, and counts it. */
export function perMinute({ inAll, perSender, clock }: PerMinuteOptions): (sender: string) => boolean {
  let recent: { sender: string; at: number }[] = [];
  return (sender) => {
    const now = clock();
    recent = recent.filter(({ at }) => at > now - MINUTE_MS);
    if (recent.length >= inAll) return false;
    if (recent.filter((one) => one.sender === sender).length >= perSender) return false;
    recent.push({ sender, at: now });
    return true;
  };
}
