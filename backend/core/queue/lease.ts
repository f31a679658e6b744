import { toInstant } from '#backend/core/instants.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { TIMES } from '#contract/limits.ts';

/** The lead, held for this rep from now on for as long as a lease lasts. */
export const leased = (lead: LeadRow, rep: string, nowMs: number): LeadRow => ({
  ...lead,
  leaseRep: rep,
  leaseUntil: toInstant(nowMs + TIMES.lease),
});

/** The lead, free for everybody. */
export const released = (lead: LeadRow): LeadRow => ({ ...lead, leaseRep: '', leaseUntil: '' });

/** Frees a lead. */
export const putReleased = (lead: LeadRow): Write => ({ kind: 'putLead', row: released(lead) });
