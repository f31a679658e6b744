import { toInstant } from '#backend/core/instants.ts';
import { checkBatchRow, isArchived, OWN_BATCHES, putOwnBatch } from '#backend/core/leads/batches.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { incrementMeter, networksOf, putMeter, toKey } from '#backend/core/rate-limit.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY_MS } from '#contract/durations.ts';
import { CAPS } from '#contract/limits.ts';

/** Marks the bookings of one sender of one day; nobody can tell those of another day by it. */
export const senderMark = ({ sender, ...context }: Context): string =>
  sender === '' ? '' : toKey(`${sender} on ${easternDay(context.nowMs)}`, { ...context, sender });

/**
 * Chooses the batch of a new lead of the website, and returns the writes that go with it. Whoever books or asks for
 * calls more often a day than a neighborhood does may be a flood: those leads, and the earlier ones of bookings that
 * no rep has worked, go to a batch of the day behind the others. A manager archives it, or brings it back (decision
 * 0063).
 */
export function* chooseBatch(
  own: 'bookings' | 'requests',
  context: Context,
): Plan<{ batchId: string; writes: Write[] }> {
  const writes: Write[] = [];
  let isSurplus = false;
  let isFirst = false;
  for (const [network, shares] of networksOf(context.sender)) {
    const sent = yield* incrementMeter(`bookings ${toKey(network, context)}`, DAY_MS, context.nowMs);
    const most = CAPS.bookingsOfSender * shares;
    isSurplus ||= sent.count > most;
    isFirst ||= network === context.sender && sent.count === most + 1;
    writes.push(...putMeter(sent, context));
  }
  if (!isSurplus) {
    const { batchId } = OWN_BATCHES[own];
    const batch = yield* read('batch', { batchId });
    if (!batch) writes.unshift(putOwnBatch(own, toInstant(context.nowMs)));
    return { batchId, writes };
  }
  const { batchId, write } = yield* openCheckBatch(context);
  if (write) writes.unshift(write);
  const moved = isFirst ? yield* unworkedOfSender(context) : [];
  writes.push(...moved.map((lead): Write => ({ kind: 'putLead', row: { ...lead, batchId } })));
  return { batchId, writes };
}

/** The day's batch, or its next one once a manager has archived that; with the write that creates it. */
function* openCheckBatch(context: Context): Plan<{ batchId: string; write: Write | null }> {
  const day = easternDay(context.nowMs);
  for (let count = 1; ; count++) {
    const row = checkBatchRow(day, count, toInstant(context.nowMs));
    const known = yield* read('batch', { batchId: row.batchId });
    if (!known) return { batchId: row.batchId, write: { kind: 'putBatch', row } };
    if (!isArchived(known)) return { batchId: row.batchId, write: null };
  }
}

/** Leads of this sender's bookings of today that are as they came. */
function* unworkedOfSender(context: Context): Plan<LeadRow[]> {
  const bookings = yield* read('bookingsOfSender', {
    ...{ sender: senderMark(context), limit: CAPS.bookingsOfSender },
  });
  const leads: LeadRow[] = [];
  // In one order for all requests: each read locks.
  for (const leadId of [...new Set(bookings.map((booking) => booking.leadId))].sort()) {
    const lead = yield* read('lead', { leadId });
    const isOurs = lead?.batchId === OWN_BATCHES.bookings.batchId && lead.source === 'booking';
    if (lead && isOurs && lead.open && lead.workedAt === '' && lead.leaseRep === '') leads.push(lead);
  }
  return leads;
}
