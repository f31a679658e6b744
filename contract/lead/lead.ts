import * as z from 'zod/mini';
import { answerText } from '#contract/answer-fields.ts';
import { forFields, LEAD_FIELD_NAMES } from './lead-fields.ts';
import { statusInWords } from './status.ts';

/**
 * A lead as a rep's screen gets it (section 3). Only `leadId` is needed; a field the script leaves out reads as empty.
 * `source` (how it came in) and `createdAt` (ISO instant) are this product's own, as are some of the fields.
 */
export const leadSchema = z.object({
  ...forFields(LEAD_FIELD_NAMES, () => answerText),
  leadId: z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
  /** One of the five, or a word of the company's own; empty for none. */
  status: z.pipe(answerText, z.transform(statusInWords)),
  source: answerText,
  createdAt: answerText,
});
export type Lead = z.infer<typeof leadSchema>;
