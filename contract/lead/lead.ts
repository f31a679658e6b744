import * as z from 'zod/mini';
import { answerText } from '#contract/answer-fields.ts';
import { forFields, LEAD_FIELD_NAMES } from './lead-fields.ts';
import { statusInWords } from './status.ts';

/**
 * A lead as a rep's screen receives it (section 3). Only `leadId` is required; a missing field parses as
 * empty. `source` (how the lead came in) and `createdAt` (ISO instant) are not in the specification, nor are
 * some of the fields.
 */
export const leadSchema = z.object({
  ...forFields(LEAD_FIELD_NAMES, () => answerText),
  leadId: z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
  /** One of LEAD_STATUSES, or the company's own status text; empty for none. */
  status: z.pipe(answerText, z.transform(statusInWords)),
  source: answerText,
  createdAt: answerText,
});
export type Lead = z.infer<typeof leadSchema>;
