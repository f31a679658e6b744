import { findCallWindow } from '#backend/core/calling-hours/call-window.ts';
import { toInstant } from '#backend/core/instants.ts';
import { withQueuePosition } from '#backend/core/queue/queue.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isOpen } from '#backend/core/suppression/numbers.ts';
import { EMPTY_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import type { PartialLeadFields } from './lead-facts.ts';

/** Every column of a lead nobody has worked. Its creator sets the ids and `createdAt`. */
export const EMPTY_LEAD: LeadRow = {
  ...EMPTY_LEAD_FIELDS,
  leadId: '',
  batchId: '',
  source: 'rep',
  createdAt: '',
  phoneKey: '',
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
export type NewLeadFields = Pick<LeadRow, 'leadId' | 'batchId' | 'source' | 'phone' | 'phoneKey'> &
  PartialLeadFields;

/**
 * Creates a lead and places it in the queue.
 * @param number the row of its phone number, or null if there is none
 */
export function newLeadRow(facts: NewLeadFields, number: NumberRow | null, nowMs: number): LeadRow {
  return placeInQueue({ ...EMPTY_LEAD, ...facts, createdAt: toInstant(nowMs) }, number, nowMs);
}

/**
 * Recomputes a lead's `open`, `callWindow` and queue fields from its number, place and status.
 * @param number the row of its phone number, or null if there is none
 */
export function placeInQueue(lead: LeadRow, number: NumberRow | null, nowMs: number): LeadRow {
  const row: LeadRow = { ...lead, callWindow: findCallWindow(lead, nowMs), open: isOpen(lead, number) };
  return withQueuePosition(row, number?.calls ?? [], nowMs);
}
