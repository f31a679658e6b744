import * as z from 'zod/mini';
import { answerText } from '#contract/answer-fields.ts';

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

/** What makes two status words the same: their letters. Case, spaces, the kind of dash and an icon before them do not count. */
const statusKey = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A status as a script writes it, `attempted ` or `📞 Attempted`, in the specification's words; one nobody knows as it is. */
export const statusInWords = (written: string): string =>
  LEAD_STATUSES.find((status) => statusKey(status) === statusKey(written)) ?? written.trim();

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
  leadId: z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
  firstName: answerText,
  lastName: answerText,
  phone: answerText,
  email: answerText,
  address: answerText,
  city: answerText,
  state: answerText,
  zip: answerText,
  /** One of the five, or a word of the company's own; empty for none. */
  status: z.pipe(answerText, z.transform(statusInWords)),
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
