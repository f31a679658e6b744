import { auditLead } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import type { Context } from '#backend/core/plan.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { heldUntilNote } from '#backend/core/words/history.ts';
import type { Write } from '#backend/core/writes.ts';
import { DURATIONS } from '#contract/limits.ts';

/** Returns the lead with a new lease for this rep. */
export const withLease = (lead: LeadRow, rep: string, nowMs: number): LeadRow => ({
  ...lead,
  leaseRep: rep,
  leaseUntil: toInstant(nowMs + DURATIONS.lease),
});

/** Returns the lead without a lease. */
export const withoutLease = (lead: LeadRow): LeadRow => ({ ...lead, leaseRep: '', leaseUntil: '' });

/**
 * Returns the lead with its lease ended now. Its rep can still save it while nobody else has it, as after a
 * lease that has expired.
 */
export const withEndedLease = (lead: LeadRow, nowMs: number): LeadRow =>
  lead.leaseUntil > toInstant(nowMs) ? { ...lead, leaseUntil: toInstant(nowMs) } : lead;

/** Returns the write that releases a lead. */
export const putReleased = (lead: LeadRow): Write => ({ kind: 'putLead', row: withoutLease(lead) });

/**
 * Returns the history line of a lead that leaves a rep who had it and saved nothing, whether the lease has run out or
 * not; none if nobody had it, or if a manager has released it, which has a line of its own.
 */
export function notSaved(lead: LeadRow, context: Context): Write[] {
  const { leaseRep: rep, leaseUntil, status: fromStatus } = lead;
  if (rep === '' || leaseUntil === '') return [];
  const now = toInstant(context.nowMs);
  const note = heldUntilNote(leaseUntil < now ? leaseUntil : now);
  return [auditLead(context, lead, { rep, action: 'not_saved', fromStatus, note })];
}

/** Whether another rep holds the lead. @param rep email of this rep */
export const isLeasedByAnotherRep = (
  lead: Pick<LeadRow, 'leaseRep' | 'leaseUntil'>,
  rep: string,
  nowMs: number,
): boolean => lead.leaseRep !== '' && lead.leaseRep !== rep && lead.leaseUntil > toInstant(nowMs);
