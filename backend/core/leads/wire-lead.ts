import type { LeadRow } from '#backend/core/rows.ts';
import type { Lead } from '#contract/lead/lead.ts';

/** A lead as a rep's screen gets it: what people know of it, nothing of the queue's own. */
export function wireLead(row: LeadRow): Lead {
  return {
    leadId: row.leadId,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    email: row.email,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    status: row.status,
    notes: row.notes,
    source: row.source,
    createdAt: row.createdAt,
    service: row.service,
    apptDate: row.apptDate,
    apptTime: row.apptTime,
    insuranceCarrier: row.insuranceCarrier,
    policyNumber: row.policyNumber,
    dateOfLoss: row.dateOfLoss,
    previousClaims: row.previousClaims,
    leadSource: row.leadSource,
    mostRecentStormDate: row.mostRecentStormDate,
  };
}
