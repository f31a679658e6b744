import { auditLead } from '#backend/core/audit.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { withQueuePosition } from '#backend/core/queue/queue.ts';
import type { AuditRow, LeadRow, NumberRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { isOpen } from './numbers.ts';

/**
 * Returns the writes that keep a number's other leads consistent with it, in every batch: they close when it
 * is suppressed, reopen when the suppression is lifted, and wait when it has reached the limit of calls.
 * @param number the row as it will be written
 * @param except id of the lead that the action writes itself
 * @param rep who changed the number
 * @param note reason, for the history of each lead that closes or reopens
 */
export function* getSyncWrites(
  number: NumberRow,
  except: string,
  rep: string,
  context: Context,
  note = '',
): Plan<Write[]> {
  const leads = yield* read('leadsByPhone', { phoneKey: number.phoneKey, limit: PAGE_SIZES.leadsOfNumber });
  return leads
    .filter(({ leadId }) => leadId !== except)
    .flatMap((lead) => syncLeads(lead, number, { rep, note }, context));
}

type By = Pick<AuditRow, 'rep' | 'note'>;

function syncLeads(lead: LeadRow, number: NumberRow, by: By, context: Context): Write[] {
  const row = withQueuePosition({ ...lead, open: isOpen(lead, number) }, number.calls, context.nowMs);
  const hasMoved = row.open !== lead.open || row.readyAt !== lead.readyAt || row.waitsFor !== lead.waitsFor;
  const writes: Write[] = hasMoved ? [{ kind: 'putLead', row }] : [];
  if (row.open === lead.open) return writes;
  const action = row.open ? 'lifted' : 'suppressed';
  return [...writes, auditLead(context, lead, { ...by, action, fromStatus: lead.status })];
}
