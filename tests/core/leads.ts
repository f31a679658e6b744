import { newLeadRow } from '#backend/core/leads/new-lead-row.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { phoneKey } from '#contract/phone.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/** A lead imported an hour before FRIDAY_TEN, callable now, with a phone number derived from its id. */
export function aLead(leadId: string, over: Partial<LeadRow> = {}, madeMs = FRIDAY_TEN - 3_600_000): LeadRow {
  const digits = [...leadId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000, 7);
  const phone = over.phone ?? `321555${String(digits).padStart(4, '0')}`;
  const facts = {
    leadId,
    batchId: 'storm',
    source: 'import' as const,
    firstName: 'Ada',
    lastName: leadId,
    state: 'FL',
    zip: '32905',
    ...over,
    phone,
    phoneKey: phoneKey(phone),
  };
  return { ...newLeadRow(facts, null, madeMs), ...over };
}
