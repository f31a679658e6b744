import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { leadSchema } from '#contract/lead/lead.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText } from '#contract/text.ts';
import type { Action } from './action.ts';

/**
 * A lead with its number of call attempts, last attempt and callback, and those of its numbers that are on
 * the do-not-call list, as text. Cells are not escaped against formula
 * injection; the code that writes the file does that.
 */
const exportedLeadSchema = z.extend(leadSchema, {
  attempts: z._default(z.number(), 0),
  workedAt: answerText,
  callbackAt: answerText,
  doNotCall: answerText,
});
export type ExportedLead = z.infer<typeof exportedLeadSchema>;

/**
 * `export_batch`, managers only: one page of a batch's leads, starting after the last lead of the previous
 * page.
 */
export const exportBatchAction = {
  name: 'export_batch',
  role: 'manager',
  request: z.object({
    batch: plainText(LIMITS.id).check(z.minLength(1)),
    after: z._default(plainText(LIMITS.label), ''),
  }),
  answer: z.extend(answerStatus, {
    leads: z.array(exportedLeadSchema),
    /** Value to send as `after` for the next page; empty on the last page. */
    next: answerText,
  }),
} as const satisfies Action;
