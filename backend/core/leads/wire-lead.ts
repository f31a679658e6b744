import type { LeadRow } from '#backend/core/rows.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { pickLeadFields } from './lead-facts.ts';

/** A lead as a rep's screen gets it: what people know of it, nothing of the queue's own. */
export const wireLead = (row: LeadRow): Lead => ({
  ...pickLeadFields(row),
  leadId: row.leadId,
  status: row.status,
  source: row.source,
  createdAt: row.createdAt,
});
