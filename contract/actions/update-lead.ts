import * as z from 'zod/mini';
import { answerInstant, answerStatus } from '#contract/answer-fields.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import { instant, optionalLines, plainText } from '#contract/text.ts';
import type { Action } from './action.ts';
import { nextLeadAnswer } from './next-lead.ts';

/**
 * `update_lead` (section 7): the outcome of a call. The session says who saved; `rep` is never trusted.
 * `callbackAt` (ISO instant in UTC, or empty) is when the homeowner wants the next call; `callbackMine`
 * reserves that call for this rep. The specification defines no fields for the answer; our own script adds
 * `undoUntil`, the end of the undo window (ISO instant, else empty).
 */
export const updateLeadAction = {
  name: 'update_lead',
  isSpecified: true,
  role: 'rep',
  request: z.object({
    leadId: plainText(LIMITS.id).check(z.minLength(1)),
    status: z.enum(LEAD_STATUSES),
    note: optionalLines(LIMITS.notes),
    rep: z._default(plainText(LIMITS.name), ''),
    callbackAt: z._default(z.union([z.literal(''), instant('Please choose a date and time')]), ''),
    callbackMine: z._default(z.boolean(), false),
  }),
  answer: z.extend(answerStatus, { undoUntil: answerInstant }),
} as const satisfies Action;
export type UpdateLeadRequest = z.infer<typeof updateLeadAction.request>;

/**
 * `undo_lead`: undoes this rep's last save within seconds and leases the lead to the rep again, as it was.
 */
export const undoLeadAction = {
  name: 'undo_lead',
  role: 'rep',
  request: z.object({ leadId: plainText(LIMITS.id).check(z.minLength(1)) }),
  answer: nextLeadAnswer,
} as const satisfies Action;
