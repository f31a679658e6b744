import { toInstant } from '#backend/core/instants.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import { changesInWords, type PartialLeadFields } from './lead-facts.ts';
import { placeInQueue } from './new-lead-row.ts';

export interface Amended {
  /** The changes as text for the lead's history; empty if nothing changed. */
  note: string;
  /** The corrected lead, or null if the lead itself stays unchanged. */
  row: LeadRow | null;
}

/**
 * Applies corrected fields to a lead, unless a rep has already worked it or holds it now: then the rep's data
 * wins.
 * @param facts all lead fields, with their current values
 * @param numbers the rows of the numbers in `facts`
 */
export function amendLead(
  lead: LeadRow,
  facts: PartialLeadFields,
  numbers: readonly NumberRow[],
  nowMs: number,
): Amended {
  const note = changesInWords(lead, facts).join('\n');
  const isHeld = lead.leaseRep !== '' && lead.leaseUntil > toInstant(nowMs);
  const isUntouched = lead.open && !DISPOSITIONS[lead.status].isCall && lead.workedAt === '' && !isHeld;
  return {
    note,
    row: note !== '' && isUntouched ? placeInQueue({ ...lead, ...facts }, numbers, nowMs) : null,
  };
}
