import { fromInstant, toInstant } from './instants.ts';
import { type Plan, read } from './plan.ts';
import type { MeterRow } from './rows.ts';

/**
 * A meter with one more on it, to be written: how often this has happened within a stretch of time.
 * @param overMs how long a stretch is, in milliseconds; the first that happens after one begins the next
 */
export function* countOneMore(meterId: string, overMs: number, nowMs: number): Plan<MeterRow> {
  const known = yield* read('meter', { meterId });
  return known && nowMs < fromInstant(known.since) + overMs
    ? { ...known, count: known.count + 1 }
    : { meterId, since: toInstant(nowMs), count: 1 };
}
