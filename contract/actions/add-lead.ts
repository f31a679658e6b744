import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { newLeadSchema } from '#contract/forms/new-lead.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionalText } from '#contract/text.ts';
import type { Action } from './action.ts';

/**
 * `add_lead` (section 7): a lead found by a rep. Optional besides the form's fields: the batch (default "Rep
 * leads") and a `submissionId` (UUID) that makes a retry idempotent.
 */
export const addLeadAction = {
  name: 'add_lead',
  isSpecified: true,
  role: 'rep',
  request: z.extend(newLeadSchema, {
    batch: optionalText(LIMITS.id),
    submissionId: optionalText(LIMITS.id),
  }),
  answer: z.extend(answerStatus, { leadId: answerText, batchId: answerText }),
} as const satisfies Action;
export type AddLeadRequest = z.infer<typeof addLeadAction.request>;
