import { auditLead } from '#backend/core/audit.ts';
import { fromInstant } from '#backend/core/instants.ts';
import { getKeys, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { LeadRow, NumberRow, UndoRow } from '#backend/core/rows.ts';
import { getSyncWrites } from '#backend/core/suppression/number-leads.ts';
import { isOpen } from '#backend/core/suppression/numbers.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { refuse, type Write } from '#backend/core/writes.ts';
import { undoLeadAction } from '#contract/actions/update-lead.ts';
import { DURATIONS } from '#contract/limits.ts';
import { isLeasedByAnotherRep, putReleased, withLease } from './lease.ts';
import { withQueuePosition } from './queue.ts';
import { servedLead } from './served-lead.ts';
import { type Before, readBefore } from './undo-record.ts';
import { tellStatus } from './update-lead.ts';

/**
 * `undo_lead`: undoes this rep's last save, for as long as the screen offers it plus some slack for the
 * network. Restores the lead and leases it to this rep again; the rep's other leases are released. The call
 * no longer counts, and a suppression by this save is lifted.
 * Refuses as `not_found` when it is too late or another save came in between, and as `lease_lost` when a
 * colleague holds the lead.
 */
export const undoLead = signedIn(undoLeadAction, function* ({ leadId }, context, caller, settings) {
  const rep = caller.rep.email;
  const undo = yield* read('undo', { rep });
  const isInTime =
    undo?.leadId === leadId && fromInstant(undo.at) + DURATIONS.undo + DURATIONS.undoSlack >= context.nowMs;
  if (!undo || !isInTime) return refuse('not_found', ANSWERS.undoTooLate);
  const lead = yield* read('lead', { leadId });
  if (!lead || lead.workedAt !== undo.at) return refuse('not_found', ANSWERS.undoTooLate);
  if (isLeasedByAnotherRep(lead, rep, context.nowMs)) {
    return refuse('lease_lost', ANSWERS.leadTaken);
  }

  const before = readBefore(undo.before);
  const keys = getKeys(lead);
  // A number may have been corrected since the save.
  const stored = yield* lockNumbers([
    ...new Set([...keys, ...before.numbers.map(({ phoneKey }) => phoneKey)]),
  ]);
  const numbers = stored.map((number) => numberBefore(number, before, undo));
  const own = numbers.filter(({ phoneKey }) => keys.includes(phoneKey));
  const row = withLease(leadBefore(lead, before, own, context.nowMs), rep, context.nowMs);
  const leased = yield* read('leasesByRep', { rep });
  const writes: Write[] = [
    ...leased.filter((other) => other.leadId !== leadId).map(putReleased),
    { kind: 'putLead', row },
    { kind: 'deleteUndo', rep },
    auditLead(context, row, { rep, action: 'undone', fromStatus: lead.status, note: row.notes }),
  ];
  for (const number of numbers) writes.push({ kind: 'putNumber', row: number });
  writes.push(...(yield* getSyncWrites(numbers, leadId, rep, context)));
  writes.push(...tellStatus(lead, row, rep, settings, context));
  const card = yield* servedLead(row, own, context.nowMs);
  return { answer: { ok: true, leaseUntil: row.leaseUntil, ...card }, writes };
});

function numberBefore(number: NumberRow, before: Before, { at, rep }: UndoRow): NumberRow {
  const calls = number.calls.filter((call, index) => call !== at || number.calls.indexOf(call) !== index);
  const isThisSaves = number.suppressedAt === at && number.suppressedBy === rep;
  const was = before.numbers.find(({ phoneKey }) => phoneKey === number.phoneKey);
  return { ...number, calls, ...(isThisSaves && was) };
}

function leadBefore(
  lead: LeadRow,
  { numbers: _, ...before }: Before,
  numbers: readonly NumberRow[],
  nowMs: number,
): LeadRow {
  const row = { ...lead, ...before };
  return withQueuePosition({ ...row, open: isOpen(row, numbers) }, numbers, nowMs);
}
