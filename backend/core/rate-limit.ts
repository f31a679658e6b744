import type { Share } from '#contract/limits.ts';
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

/** The /48 network around a sender's /64: whoever has it is 65,536 senders. */
const WIDER = /^((?:[0-9a-f]{1,4}:){2}[0-9a-f]{1,4}):[0-9a-f]{1,4}::\/64$/;
/** Shares of one sender that a wider network has. */
const WIDER_SHARES = 4;

/** The networks that a sender counts for, each with how many shares it has; none for an unknown sender. */
export function networksOf(sender: string): [network: string, shares: number][] {
  const [, wider] = WIDER.exec(sender) ?? [];
  return [
    ...(sender === '' ? [] : [[sender, 1] satisfies [string, number]]),
    ...(wider === undefined ? [] : [[`${wider}::/48`, WIDER_SHARES] satisfies [string, number]]),
  ];
}

/** Name of a sender in a meter's id: network addresses are personal data and are not stored. */
export const toKey = (network: string, { sign }: Context): string => sign(`sender ${network}`).slice(0, 16);

/** The key of who sent the request; empty when the host does not know. */
export const senderKey = (context: Context): string =>
  context.sender === '' ? '' : toKey(context.sender, context);

/**
 * Counts an event and returns the writes of its meters; null when there is no share left, of all or of this
 * sender. An IPv6 sender is counted with its /48 network too.
 * @param event begins the ids of the meters
 * @param overMs length of the period in milliseconds
 */
export function* countShare(
  event: string,
  { inAll, ofSender, crowdedFrom, whenCrowded }: Share,
  overMs: number,
  context: Context,
): Plan<Write[] | null> {
  const all = yield* incrementMeter(event, overMs, context.nowMs);
  if (all.count > inAll) return null;
  const writes = putMeter(all, context);
  const most = all.count > crowdedFrom ? whenCrowded : ofSender;
  for (const [network, shares] of networksOf(context.sender)) {
    const own = yield* incrementMeter(`${event} ${toKey(network, context)}`, overMs, context.nowMs);
    if (own.count > most * shares) return null;
    writes.push({ kind: 'putMeter', row: own });
  }
  return writes;
}
