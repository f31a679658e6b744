import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { newLeadSchema } from '#contract/forms/new-lead.ts';
import { LIMITS } from '#contract/limits.ts';
import { authField } from '#contract/session.ts';
import { optionalText } from '#contract/text.ts';

/**
 * `add_lead` (section 7): a lead a rep has found. Besides the form's fields it carries the session, optionally the batch it
 * goes to (else "Rep leads") and a `submissionId` (UUID) that makes a repeated post harmless.
 */
export const addLeadRequest = z.extend(newLeadSchema, {
  auth: authField,
  batch: optionalText(LIMITS.id),
  submissionId: optionalText(LIMITS.id),
});
export type AddLeadRequest = z.infer<typeof addLeadRequest>;

export const addLeadAnswer = z.extend(answerStatus, { leadId: answerText, batchId: answerText });
