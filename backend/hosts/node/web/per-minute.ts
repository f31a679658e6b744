import { MINUTE_MS } from '#contract/durations.ts';
export interface PerMinuteOptions {
  inAll: number;
  perSender: number;
  clock: () => number;
}

/** Rate limiter over the last minute. Returns whether a request is within the limits and counts it if so. */
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
