import { toInstant } from '#backend/core/instants.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { TIMES } from '#contract/limits.ts';

/** Returns the lead with a new lease for this rep. */
export const leased = (lead: LeadRow, rep: string, nowMs: number): LeadRow => ({
  ...lead,
  leaseRep: rep,
  leaseUntil: toInstant(nowMs + TIMES.lease),
});

/** Returns the lead without a lease. */
export const released = (lead: LeadRow): LeadRow => ({ ...lead, leaseRep: '', leaseUntil: '' });

/** Returns the write that releases a lead. */
export const putReleased = (lead: LeadRow): Write => ({ kind: 'putLead', row: released(lead) });
