import type { LeadRow } from '#backend/core/rows.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { pickLeadFields } from './lead-facts.ts';

/** Returns the lead as sent to a rep's screen, without the queue's internal fields. */
export const wireLead = (row: LeadRow): Lead => ({
  ...pickLeadFields(row),
  leadId: row.leadId,
  status: row.status,
  source: row.source,
  createdAt: row.createdAt,
});
