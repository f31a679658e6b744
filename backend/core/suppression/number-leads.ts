import { auditLead, createAuditWrite } from '#backend/core/audit.ts';
import { getKeys, readNumbers } from '#backend/core/leads/lead-numbers.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { withQueuePosition } from '#backend/core/queue/queue.ts';
import type { AuditRow, LeadRow, NumberRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { DISPOSITIONS, type LeadStatus } from '#contract/lead/status.ts';
import { isOpen } from './numbers.ts';

/**
 * Returns the writes that keep the other leads of numbers consistent with them, in every batch: they close
 * when all their numbers are suppressed, reopen when a suppression is lifted, and wait when a number has
 * reached the limit of calls.
 * @param changed the rows as they will be written
 * @param except id of the lead that the action writes itself
 * @param rep who changed the numbers
 * @param note reason, for the history of each lead that closes or reopens
 */
export function* getSyncWrites(
  changed: readonly NumberRow[],
  except: string,
  rep: string,
  context: Context,
  note = '',
): Plan<Write[]> {
  const leads = new Map<string, LeadRow>();
  for (const { phoneKey } of changed) {
    const limit = PAGE_SIZES.leadsOfNumber;
    for (const lead of yield* read('leadsByPhone', { phoneKey, limit })) leads.set(lead.leadId, lead);
  }
  leads.delete(except);
  const rows = new Map(changed.map((number) => [number.phoneKey, number]));
  const others = [...leads.values()].flatMap(getKeys).filter((key) => !rows.has(key));
  for (const number of yield* readNumbers([...new Set(others)])) rows.set(number.phoneKey, number);
  return [...leads.values()].flatMap((lead) => {
    const numbers = getKeys(lead).flatMap((key) => rows.get(key) ?? []);
    return syncLead(lead, numbers, { rep, note }, context);
  });
}

type By = Pick<AuditRow, 'rep' | 'note'>;

/**
 * Returns the writes that put numbers on the do-not-call list, each with a line of the audit trail, and close
 * their leads.
 * @param numbers the rows as they will be written. @param except as in `getSyncWrites`
 */
export function* listNumbers(
  numbers: readonly NumberRow[],
  { rep, note }: By,
  context: Context,
  except = '',
): Plan<Write[]> {
  const writes = numbers.flatMap((row): Write[] => [
    { kind: 'putNumber', row },
    createAuditWrite(context, { rep, action: 'suppressed', note: `${row.phoneKey}: ${note}` }),
  ]);
  return [...writes, ...(yield* getSyncWrites(numbers, except, rep, context, note))];
}

function syncLead(lead: LeadRow, numbers: readonly NumberRow[], by: By, context: Context): Write[] {
  // A status that says DO NOT CALL without the number on the list would contradict it.
  const isFree =
    DISPOSITIONS[lead.status].suppresses && numbers.some(({ suppressedAt }) => suppressedAt === '');
  const status: LeadStatus = isFree ? 'Not Qualified' : lead.status;
  const open = isOpen({ ...lead, status }, numbers);
  const row = withQueuePosition({ ...lead, status, open }, numbers, context.nowMs);
  const isSame = row.open === lead.open && row.status === lead.status;
  const hasMoved = !isSame || row.readyAt !== lead.readyAt || row.waitsFor !== lead.waitsFor;
  const writes: Write[] = hasMoved ? [{ kind: 'putLead', row }] : [];
  if (isSame) return writes;
  const action = row.open || isFree ? 'lifted' : 'suppressed';
  return [...writes, auditLead(context, row, { ...by, action, fromStatus: lead.status })];
}
