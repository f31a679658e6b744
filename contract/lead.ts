import * as z from 'zod/mini';
import { answerText } from './text.ts';

/** The five dispositions of a lead, in the specification's words (section 4). Any may follow any. */
export const LEAD_STATUSES = [
  'New Lead',
  'Attempted',
  'Qualified – Appointment Set',
  'Not Qualified',
  'DO NOT CALL',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const isLeadStatus = (value: string): value is LeadStatus =>
  LEAD_STATUSES.some((status) => status === value);

/** Statuses that are worth nothing without a note (section 5, Worklist). */
export const needsNotes = (status: LeadStatus): boolean =>
  status === 'Attempted' || status === 'Qualified – Appointment Set';

/** A lead is open while somebody still has to call: new, or attempted without an outcome. */
export const isOpenStatus = (status: LeadStatus): boolean => status === 'New Lead' || status === 'Attempted';

/**
 * A lead as a rep's screen gets it (section 3). Only `leadId` is needed; a field the script leaves out reads as empty.
 * The fields from `source` on are this product's own: what the homeowner asked for, and where the lead came from.
 */
export const leadSchema = z.object({
  leadId: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  firstName: answerText,
  lastName: answerText,
  phone: answerText,
  email: answerText,
  address: answerText,
  city: answerText,
  state: answerText,
  zip: answerText,
  status: answerText,
  notes: answerText,
  source: answerText,
  createdAt: answerText,
  service: answerText,
  apptDate: answerText,
  apptTime: answerText,
  insuranceCarrier: answerText,
  policyNumber: answerText,
  dateOfLoss: answerText,
  previousClaims: answerText,
  leadSource: answerText,
  mostRecentStormDate: answerText,
});
export type Lead = z.infer<typeof leadSchema>;
