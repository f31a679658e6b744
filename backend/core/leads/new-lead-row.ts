import { findCallWindow } from '#backend/core/calling-hours/call-window.ts';
import { toInstant } from '#backend/core/instants.ts';
import { queued } from '#backend/core/queue/queue.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isOpen } from '#backend/core/suppression/numbers.ts';
import { EMPTY_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import type { PartialLeadFields } from './lead-facts.ts';

/** What the maker of a lead says of it; the rest follows. */
export type NewLeadFields = Pick<LeadRow, 'leadId' | 'batchId' | 'source' | 'phone' | 'phoneKey'> &
  PartialLeadFields;

/**
 * A fresh lead, with its place in the queue.
 * @param number what is known of its number, or null for nothing
 */
export function newLeadRow(facts: NewLeadFields, number: NumberRow | null, nowMs: number): LeadRow {
  const lead: LeadRow = {
    ...EMPTY_LEAD_FIELDS,
    ...facts,
    createdAt: toInstant(nowMs),
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
  return placeInQueue(lead, number, nowMs);
}

/**
 * The lead with what follows from its number, its place and its status: whether it is open, when it may be called, and where in the queue.
 * @param number what is known of its number, or null for nothing
 */
export function placeInQueue(lead: LeadRow, number: NumberRow | null, nowMs: number): LeadRow {
  const row: LeadRow = { ...lead, callWindow: findCallWindow(lead, nowMs), open: isOpen(lead, number) };
  return queued(row, number?.calls ?? [], nowMs);
}
