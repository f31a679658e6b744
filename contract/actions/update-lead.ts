import * as z from 'zod/mini';
import { answerInstant, answerStatus } from '#contract/answer-fields.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import { instant } from '#contract/text.ts';
import type { Action } from './action.ts';
import { nextLeadAnswer } from './next-lead.ts';

/**
 * `update_lead` (section 7): the outcome of a call. The session says who saved; `rep` is never trusted.
 * `callbackAt` (ISO instant in UTC, or empty) is when the homeowner wants the next call; `callbackMine`
 * reserves that call for this rep.
 */
const updateLeadRequest = z.object({
  leadId: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)),
  status: z.enum(LEAD_STATUSES),
  note: z._default(z.string().check(z.maxLength(LIMITS.notes)), ''),
  rep: z._default(z.string().check(z.maxLength(LIMITS.name)), ''),
  callbackAt: z._default(z.union([z.literal(''), instant('Please choose a date and time')]), ''),
  callbackMine: z._default(z.boolean(), false),
});
export type UpdateLeadRequest = z.infer<typeof updateLeadRequest>;

/**
 * The specification defines no fields for this answer. Our own script adds `undoUntil`, the end of the undo
 * window (ISO instant, else empty).
 */
const updateLeadAnswer = z.extend(answerStatus, { undoUntil: answerInstant });

export const updateLeadAction = {
  name: 'update_lead',
  isSpecified: true,
  method: 'POST',
  token: 'repToken',
  role: 'rep',
  request: updateLeadRequest,
  answer: updateLeadAnswer,
} as const satisfies Action;

/**
 * `undo_lead`: undoes this rep's last save within seconds and leases the lead to the rep again, as it was.
 */
const undoLeadRequest = z.object({ leadId: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)) });
export type UndoLeadRequest = z.infer<typeof undoLeadRequest>;

export const undoLeadAction = {
  name: 'undo_lead',
  method: 'POST',
  token: 'repToken',
  role: 'rep',
  request: undoLeadRequest,
  answer: nextLeadAnswer,
} as const satisfies Action;
