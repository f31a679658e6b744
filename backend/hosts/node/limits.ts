import { networksOf } from '#backend/core/rate-limit.ts';
import { MINUTE_MS } from '#contract/durations.ts';

/** Returns a function that runs tasks in order, at most so many at the same time. */
export function limitConcurrency(count: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= count) await new Promise<void>((start) => waiting.push(start));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** Counts something by sender; an IPv6 sender counts for its /48 network too, which has several shares. */
function countBySender(perSender: number) {
  const counts = new Map<string, number>();
  const change = (sender: string, by: number) => {
    for (const [network] of networksOf(sender)) {
      const count = (counts.get(network) ?? 0) + by;
      if (count > 0) counts.set(network, count);
      else counts.delete(network);
    }
  };
  return {
    /** Whether the sender has had its share. */
    isOver: (sender: string): boolean =>
      networksOf(sender).some(([network, shares]) => (counts.get(network) ?? 0) >= perSender * shares),
    has: (sender: string): boolean => networksOf(sender).some(([network]) => counts.has(network)),
    add: (sender: string): void => change(sender, 1),
    remove: (sender: string): void => change(sender, -1),
  };
}

/** Requests per minute. */
export interface RateLimit {
  perSender: number;
  /** From here on, only senders without a request in the last minute are let in. */
  inAll: number;
  /** Nobody is let in above this. It also limits what the limiter remembers. */
  atMost: number;
}

/**
 * Rate limiter over the last minute. Returns whether a request is within the limits, and counts it if so. A
 * few senders that flood cannot shut out another: they reach their own limits, and a sender that is not yet
 * counted is let in up to `atMost`.
 */
export function createRateLimiter(
  { perSender, inAll, atMost }: RateLimit,
  clock: () => number,
): (sender: string) => boolean {
  /** The requests let in during the last minute, oldest first, and their number per sender. */
  const recent: { sender: string; at: number }[] = [];
  const counts = countBySender(perSender);

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

/** How much may be under way at the same time. */
export interface ConcurrencyLimit {
  inAll: number;
  perSender: number;
}

/**
 * Semaphore that never waits.
 * @returns a function that acquires for a sender and returns `release`, or null when the sender or all have
 * reached their limit
 */
export function createSemaphore({
  inAll,
  perSender,
}: ConcurrencyLimit): (sender: string) => (() => void) | null {
  const acquired = countBySender(perSender);
  let all = 0;
  return (sender) => {
    if (all >= inAll || acquired.isOver(sender)) return null;
    all++;
    acquired.add(sender);
    return () => {
      all--;
      acquired.remove(sender);
    };
  };
}

/** Too many tasks are waiting; this one was not started. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Runs tasks one at a time per key, in order. */
export type TaskQueue = <T>(key: string, sender: string, task: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue with a limit of waiting and running tasks, which rejects a task over it with QueueFull at
 * once.
 */
export function createTaskQueue({ perKey, ...limit }: ConcurrencyLimit & { perKey: number }): TaskQueue {
  const lines = new Map<string, { length: number; oneAtATime: ReturnType<typeof limitConcurrency> }>();
  const acquire = createSemaphore(limit);
  return async (key, sender, task) => {
    const line = lines.get(key) ?? { length: 0, oneAtATime: limitConcurrency(1) };
    const release = line.length >= perKey ? null : acquire(sender);
    if (!release) throw new QueueFull('Too many are waiting.');
    lines.set(key, line);
    line.length++;
    try {
      return await line.oneAtATime(task);
    } finally {
      release();
      line.length--;
      if (line.length === 0) lines.delete(key);
    }
  };
}

/** @returns false when the time is over before `work` is */
export async function withinTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([work.then(() => true), over]);
  } finally {
    clearTimeout(timer);
  }
}
