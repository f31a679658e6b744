import { toInstant } from '#backend/core/instants.ts';
import type { Plan } from '#backend/core/plan.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { changesInWords } from '#backend/core/words/history.ts';
import { forFields, type LeadField } from '#contract/lead/lead-fields.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import { findOutdated } from './corrections.ts';
import { keysOf, lockNumbers } from './lead-numbers.ts';
import { placeInQueue } from './new-lead-row.ts';

export interface Amended {
  /** The changes as text for the lead's history; empty if nothing changed. */
  note: string;
  /** The corrected lead, or null if the lead itself stays unchanged. */
  row: LeadRow | null;
}

/**
 * Applies the fields of a form that is sent again to its lead, unless a rep has already worked it or holds it
 * now: then the rep's data wins. What a manager has corrected stays where the form still says the old value.
 * @param facts all lead fields, with their current values
 */
export function* amendLead(
  lead: LeadRow,
  facts: Readonly<Record<LeadField, string>>,
  nowMs: number,
): Plan<Amended> {
  if (changesInWords(lead, facts).length === 0) return { note: '', row: null };
  const outdated = yield* findOutdated(lead, facts);
  const row = { ...lead, ...facts, ...forFields(outdated, (field) => lead[field]) };
  const note = changesInWords(lead, row).join('\n');
  if (note === '' || !isUntouched(lead, nowMs)) return { note, row: null };
  return { note, row: placeInQueue(row, yield* lockNumbers(keysOf(row.phone)), nowMs) };
}

/** Whether no rep has worked the lead, nor holds it now. */
export function isUntouched(lead: LeadRow, nowMs: number): boolean {
  const isLeased = lead.leaseRep !== '' && lead.leaseUntil > toInstant(nowMs);
  return lead.open && !DISPOSITIONS[lead.status].isCall && lead.workedAt === '' && !isLeased;
}
