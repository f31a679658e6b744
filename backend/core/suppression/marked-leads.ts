import { auditLead } from '#backend/core/audit.ts';
import { getKeys, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { withoutLease } from '#backend/core/queue/lease.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { answerOnly, type Decision, type Write } from '#backend/core/writes.ts';
import { getSyncWrites } from './number-leads.ts';
import { isForbidden, withSuppression } from './numbers.ts';

/** Who is recorded for what the owner does in the sheet. */
export const OWNER = 'owner';

/**
 * Does what a save of DO NOT CALL does, for leads that were given this status by hand in the sheet: puts
 * their numbers on the do-not-call list, which closes the numbers' leads in every batch.
 */
export function* suppressMarked(leadIds: readonly string[], context: Context): Plan<Decision> {
  const writes: Write[] = [];
  for (const leadId of leadIds) {
    const lead: LeadRow | null = yield* read('lead', { leadId });
    if (!lead) continue;
    const before = yield* lockNumbers(getKeys(lead));
    const numbers = before.map((number) =>
      isForbidden(lead, number) ? number : withSuppression(number, OWNER, context.nowMs),
    );
    const note = 'The status was set in the sheet.';
    writes.push({ kind: 'putLead', row: withoutLease({ ...lead, open: false }) });
    writes.push(auditLead(context, lead, { rep: OWNER, action: 'suppressed', note }));
    for (const row of numbers) writes.push({ kind: 'putNumber', row });
    writes.push(...(yield* getSyncWrites(numbers, leadId, OWNER, context, note)));
  }
  return { ...answerOnly({ ok: true }), writes };
}
