import { toInstant } from '#backend/core/instants.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import { changesInWords, type PartialLeadFields } from './lead-facts.ts';
import { placeInQueue } from './new-lead-row.ts';

/** What becomes of a lead when what is known of it is sent again, corrected. */
export interface Amended {
  /** What has changed, for the lead's history; empty when nothing has. */
  note: string;
  /** The lead with the correction, or null when it stays as it is and the history alone says so. */
  row: LeadRow | null;
}

/**
 * Puts a lead right as long as nobody has worked it and nobody has it on the screen; later the rep's own words stand.
 * @param facts all of them, as they are now
 * @param phone the number they name: its key, and what is known of it
 */
export function amended(
  lead: LeadRow,
  facts: PartialLeadFields,
  phone: { key: string; number: NumberRow | null },
  nowMs: number,
): Amended {
  const note = changesInWords(lead, facts).join('\n');
  const isHeld = lead.leaseRep !== '' && lead.leaseUntil > toInstant(nowMs);
  const isUntouched = lead.open && !DISPOSITIONS[lead.status].isCall && lead.workedAt === '' && !isHeld;
  return {
    note,
    row:
      note !== '' && isUntouched
        ? placeInQueue({ ...lead, ...facts, phoneKey: phone.key }, phone.number, nowMs)
        : null,
  };
}
