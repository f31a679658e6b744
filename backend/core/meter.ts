import { fromInstant, toInstant } from './instants.ts';
import { type Plan, read } from './plan.ts';
import type { MeterRow } from './rows.ts';

/**
 * Returns the meter's row with one more event counted; the caller writes it.
 * @param overMs length of the counting period in milliseconds; the first event after it ends starts a new
 * period
 */
export function* countOneMore(meterId: string, overMs: number, nowMs: number): Plan<MeterRow> {
  const known = yield* read('meter', { meterId });
  return known && nowMs < fromInstant(known.since) + overMs
    ? { ...known, count: known.count + 1 }
    : { meterId, since: toInstant(nowMs), count: 1 };
}
