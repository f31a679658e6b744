import type { LeadRow } from '#backend/core/rows.ts';
import { forFields, LEAD_FIELD_NAMES, LEAD_FIELDS, type LeadField } from '#contract/lead/lead-fields.ts';

/** What people say of a lead, or a part of it. */
export type PartialLeadFields = Partial<Record<LeadField, string>>;

/** The facts among what a form has sent, or of a lead's row; what is not said is empty. */
export const pickLeadFields = (sent: PartialLeadFields): Record<LeadField, string> =>
  forFields(LEAD_FIELD_NAMES, (name) => sent[name] ?? '');

/** The facts as lines for a lead's history; those that are empty are left out. */
export const leadFieldsInWords = (facts: PartialLeadFields): string[] =>
  LEAD_FIELD_NAMES.filter((name) => facts[name]).map((name) => `${LEAD_FIELDS[name].label}: ${facts[name]}`);

/** What of a lead these facts would change, as lines for its history. */
export const changesInWords = (lead: LeadRow, facts: PartialLeadFields): string[] =>
  LEAD_FIELD_NAMES.filter((name) => (facts[name] ?? '') !== lead[name]).map(
    (name) => `${LEAD_FIELDS[name].label}: ${facts[name] || 'nothing'} (was: ${lead[name] || 'nothing'})`,
  );
