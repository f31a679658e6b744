import { audit } from '#backend/core/audit.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { queued } from '#backend/core/queue/queue.ts';
import type { AuditRow, LeadRow, NumberRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { PAGES } from '#contract/limits.ts';
import { isOpen } from './numbers.ts';

/**
 * Keeps the other leads of a number in step with it, in every batch: they close when it is suppressed, open again when
 * that is lifted, and wait when it has been called three times.
 * @param number the row as it is to be written
 * @param except the lead the action itself writes
 * @param rep who changed the number
 * @param note why, for the history of each lead that opens or closes
 */
export function* syncWrites(
  number: NumberRow,
  except: string,
  rep: string,
  context: Context,
  note = '',
): Plan<Write[]> {
  const leads = yield* read('leadsByPhone', { phoneKey: number.phoneKey, limit: PAGES.leadsOfNumber });
  return leads
    .filter(({ leadId }) => leadId !== except)
    .flatMap((lead) => syncLeads(lead, number, { rep, note }, context));
}

type By = Pick<AuditRow, 'rep' | 'note'>;

function syncLeads(lead: LeadRow, number: NumberRow, by: By, context: Context): Write[] {
  const row = queued({ ...lead, open: isOpen(lead, number) }, number.calls, context.nowMs);
  const hasMoved = row.open !== lead.open || row.readyAt !== lead.readyAt || row.waitsFor !== lead.waitsFor;
  const writes: Write[] = hasMoved ? [{ kind: 'putLead', row }] : [];
  if (row.open === lead.open) return writes;
  const action = row.open ? 'lifted' : 'suppressed';
  const status = lead.status;
  return [
    ...writes,
    audit(context, { ...by, leadId: lead.leadId, action, fromStatus: status, toStatus: status }),
  ];
}
