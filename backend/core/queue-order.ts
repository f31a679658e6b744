import type { HeldBack } from '#contract/actions/next-lead.ts';
import { byText } from './by-text.ts';
import type { QueueArgs } from './queries.ts';
import type { LeadRow } from './rows.ts';

/** What the queue is decided by. */
type Queued = Pick<
  LeadRow,
  | 'leadId'
  | 'batchId'
  | 'open'
  | 'workedAt'
  | 'queueKey'
  | 'readyAt'
  | 'waitsFor'
  | 'callWindow'
  | 'callbackAt'
  | 'callbackRep'
  | 'leaseRep'
  | 'leaseUntil'
>;

/** Why the queue leaves an open lead out, or null when it may be served. */
function reason(lead: Queued, args: QueueArgs): keyof HeldBack | null {
  if (lead.leaseRep !== '' && lead.leaseRep !== args.rep && lead.leaseUntil > args.now)
    return 'leasedToOthers';
  if (args.shut.includes(lead.callWindow)) return 'outsideHours';
  if (lead.readyAt > args.now) return lead.waitsFor === 'callback' ? 'callbackLater' : 'attemptsReached';
  const isAnothers =
    lead.callbackRep !== '' && lead.callbackRep !== args.rep && lead.callbackAt > args.unclaimedBy;
  return isAnothers ? 'callbackLater' : null;
}

const openLeads = <Lead extends Queued>(leads: Iterable<Lead>, batchId: string): Lead[] =>
  [...leads].filter((lead) => lead.batchId === batchId && lead.open);

/**
 * The leads that may be served, first one first (queries.ts, `queueHead`), for a store that looks at all of them.
 * @param skippedAt when this rep has skipped a lead; empty when that is not so
 */
export function servable<Lead extends Queued>(
  leads: Iterable<Lead>,
  skippedAt: (leadId: string) => string,
  args: QueueArgs,
): Lead[] {
  const skipped = (lead: Lead): string => {
    const at = skippedAt(lead.leadId);
    return at > lead.workedAt ? at : '';
  };
  return openLeads(leads, args.batchId)
    .filter((lead) => reason(lead, args) === null)
    .map((lead) => ({ lead, behind: args.behind.indexOf(lead.leadId), skipped: skipped(lead) }))
    .sort(
      (one, other) =>
        one.behind - other.behind ||
        byText(one.skipped, other.skipped) ||
        byText(one.lead.queueKey, other.lead.queueKey),
    )
    .map(({ lead }) => lead);
}

/** Counts of open leads that are held back, by reason (queries.ts, `heldBack`). */
export function countHeldBack(leads: Iterable<Queued>, args: QueueArgs & { limit: number }): HeldBack {
  const counts: HeldBack = { leasedToOthers: 0, outsideHours: 0, attemptsReached: 0, callbackLater: 0 };
  const looked = openLeads(leads, args.batchId)
    .sort((one, other) => byText(one.queueKey, other.queueKey))
    .slice(0, args.limit);
  for (const lead of looked) {
    const why = reason(lead, args);
    if (why) counts[why] += 1;
  }
  return counts;
}
