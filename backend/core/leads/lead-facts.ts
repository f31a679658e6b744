import { pick } from '#backend/core/pick.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Lead, LeadOrigin } from '#contract/lead/lead.ts';
import { forFields, LEAD_FIELD_NAMES, type LeadField } from '#contract/lead/lead-fields.ts';

export type PartialLeadFields = Partial<Record<LeadField, string>>;

/** Returns only the lead fields of a request or row; missing ones become empty strings. */
export const pickLeadFields = (sent: PartialLeadFields): Record<LeadField, string> =>
  forFields(LEAD_FIELD_NAMES, (name) => sent[name] ?? '');

/** Origins of the leads that homeowners have made themselves, on the website. */
export const WEBSITE_ORIGINS = ['booking', 'request'] as const satisfies readonly LeadOrigin[];

/** Whether the homeowner has made a lead of this source, on the website. */
export const isWebsiteOrigin = (source: string | undefined): boolean =>
  WEBSITE_ORIGINS.some((origin) => origin === source);

/**
 * Whether the homeowner has asked for the call, by booking a visit or with the contact form. A booking whose visit
 * the homeowner has canceled has no appointment any more, and asks for nothing.
 */
export const isCallAskedFor = ({ source, apptDate }: Pick<LeadRow, 'source' | 'apptDate'>): boolean =>
  source === 'request' || (source === 'booking' && apptDate !== '');

/** Returns the lead as sent to a rep's screen, without the queue's internal fields. */
export const wireLead = (row: LeadRow): Lead => ({
  ...pickLeadFields(row),
  ...pick(row, ['leadId', 'status', 'source', 'createdAt']),
});
