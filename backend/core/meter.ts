import { fromInstant, toInstant } from './instants.ts';
import { type Context, type Plan, read } from './plan.ts';
import type { MeterRow } from './rows.ts';
import type { Write } from './writes.ts';

/** The row of a meter's first event. @param overMs as for `incrementMeter` */
export const newMeter = (meterId: string, overMs: number, nowMs: number): MeterRow => ({
  meterId,
  since: toInstant(nowMs),
  until: toInstant(nowMs + overMs),
  count: 1,
});

/**
 * Returns the meter's row with one more event counted; the caller writes it (`putMeter`).
 * @param overMs length of the counting period in milliseconds; the first event after it ends starts a new
 * period
 */
export function* incrementMeter(meterId: string, overMs: number, nowMs: number): Plan<MeterRow> {
  const known = yield* read('meter', { meterId });
  return known && nowMs < fromInstant(known.since) + overMs
    ? { ...known, count: known.count + 1 }
    : newMeter(meterId, overMs, nowMs);
}

/**
 * Returns the write of a meter that strangers can create: old ones are deleted with it, so that they do not
 * pile up.
 */
export const putMeter = (row: MeterRow, context: Context): Write[] => [
  { kind: 'deleteExpiredMeters', now: toInstant(context.nowMs) },
  { kind: 'putMeter', row },
];

/** Name of a sender in a meter's id: network addresses are personal data and are not stored. */
export const senderKey = ({ sender, sign }: Context): string =>
  sender === '' ? '' : sign(`sender ${sender}`).slice(0, 16);
