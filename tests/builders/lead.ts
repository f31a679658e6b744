import { newLeadRow } from '#backend/core/leads/new-lead-row.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { aBatch } from './batch.ts';

/** A stored lead, created on November 1 and in the queue. `over` may contradict the derived fields. */
export function aLead(over: Partial<LeadRow> = {}): LeadRow {
  const phone = over.phone ?? '(321) 555-0167';
  const createdMs = Date.parse(over.createdAt ?? '2026-11-01T14:00:00.000Z');
  const lead = newLeadRow(
    {
      leadId: 'lead-1',
      batchId: aBatch().batchId,
      source: 'import',
      firstName: 'Grace',
      lastName: 'Hollis',
      email: 'grace.hollis@home.example',
      address: '48 Pelican Way',
      city: 'Palm Bay',
      state: 'FL',
      zip: '32905',
      // A booking without an appointment is one whose visit was canceled.
      ...(over.source === 'booking' && { apptDate: '2026-11-21', apptTime: 'morning' }),
      ...over,
      phone,
    },
    [],
    createdMs,
  );
  return { ...lead, ...over };
}

export const aServedLead = (over: Partial<Lead> = {}): Partial<Lead> & { leadId: string } => {
  const { leadId, firstName, lastName, phone, email, address, city, state, zip, status, notes } = aLead();
  return { leadId, firstName, lastName, phone, email, address, city, state, zip, status, notes, ...over };
};
