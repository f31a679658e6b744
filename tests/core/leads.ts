import type { LeadRow } from '#backend/core/rows.ts';
import * as builders from '#tests/builders/lead.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/** A lead imported an hour before FRIDAY_TEN, callable now, with a phone number derived from its id. */
export function aLead(leadId: string, over: Partial<LeadRow> = {}, madeMs = FRIDAY_TEN - 3_600_000): LeadRow {
  const digits = [...leadId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000, 7);
  return builders.aLead({
    leadId,
    batchId: 'storm',
    firstName: 'Ada',
    lastName: leadId,
    phone: `321555${String(digits).padStart(4, '0')}`,
    createdAt: new Date(madeMs).toISOString(),
    ...over,
  });
}
