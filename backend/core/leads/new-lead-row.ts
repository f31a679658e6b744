import { findCallWindow } from '#backend/core/calling-hours/call-window.ts';
import { toInstant } from '#backend/core/instants.ts';
import { withQueuePosition } from '#backend/core/queue/queue.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isOpen } from '#backend/core/suppression/numbers.ts';
import { EMPTY_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import type { PartialLeadFields } from './lead-facts.ts';
import { toKeyFields } from './lead-numbers.ts';

/** Every column of a lead nobody has worked. Its creator sets the ids and `createdAt`. */
export const EMPTY_LEAD: LeadRow = {
  ...EMPTY_LEAD_FIELDS,
  leadId: '',
  batchId: '',
  source: 'rep',
  createdAt: '',
  phoneKey: '',
  otherKeys: '',
  status: 'New Lead',
  attempts: 0,
  workedAt: '',
  open: true,
  queueKey: '',
  readyAt: '',
  waitsFor: '',
  callWindow: 'any',
  callbackAt: '',
  callbackRep: '',
  leaseRep: '',
  leaseUntil: '',
};

/** The fields that the creator of a lead sets; `newLeadRow` fills in the rest. */
export type NewLeadFields = Pick<LeadRow, 'leadId' | 'batchId' | 'source' | 'phone'> &
  Partial<Pick<LeadRow, 'status' | 'callbackAt'>> &
  PartialLeadFields;

/**
 * Creates a lead and places it in the queue.
 * @param numbers the rows of its phone numbers
 */
export function newLeadRow(facts: NewLeadFields, numbers: readonly NumberRow[], nowMs: number): LeadRow {
  return placeInQueue({ ...EMPTY_LEAD, ...facts, createdAt: toInstant(nowMs) }, numbers, nowMs);
}

/** Returns a lead whose homeowner waits for a call: due now, for every rep. It is still to be placed in the queue. */
export const dueNow = (lead: LeadRow, nowMs: number): LeadRow => ({
  ...lead,
  callbackAt: toInstant(nowMs),
  callbackRep: '',
});

/**
 * Recomputes a lead's keys, `open`, `callWindow` and queue fields from its numbers, place and status.
 * @param numbers the rows of its phone numbers
 */
export function placeInQueue(lead: LeadRow, numbers: readonly NumberRow[], nowMs: number): LeadRow {
  const keyed: LeadRow = { ...lead, ...toKeyFields(lead.phone) };
  const row = { ...keyed, callWindow: findCallWindow(keyed, nowMs), open: isOpen(keyed, numbers) };
  return withQueuePosition(row, numbers, nowMs);
}
