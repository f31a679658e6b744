import * as z from 'zod/mini';
import { answerFlag, answerInstant, answerStatus } from '#contract/answer-fields.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionalText, plainText, severalLines } from '#contract/text.ts';
import { isClockTime } from '#contract/visits/visit.ts';
import { isVisitChoice } from '#contract/visits/visit-choice.ts';
import { NO_CALLBACK_TIME } from '#contract/words/callbacks.ts';
import type { Action } from './action.ts';
import { nextLeadAnswer } from './next-lead.ts';

/**
 * An ISO instant in UTC such as `2026-11-20T21:30:00Z`, with or without fractions of a second; parses to
 * milliseconds.
 */
const instant = (message: string) =>
  z.pipe(
    z.string({ error: message }).check(
      z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, message),
      z.refine((text) => !Number.isNaN(Date.parse(text)), message),
    ),
    z.transform((text) => new Date(text).toISOString()),
  );

/**
 * `update_lead` (section 7): the outcome of a call. The session says who saved; `rep` is never trusted.
 * `callbackAt` (ISO instant in UTC, or empty) is when the homeowner wants the next call; `callbackMine`
 * reserves that call for this rep. `visitSlot` is what becomes of the lead's visit: a slot such as
 * `2026-11-21_morning`, `agree` for a time to be agreed on, `cancel`, or empty for no change; `visitTime` (`HH:MM` in
 * Palm Bay) is the clock time agreed on in the slot, and `visitSeen` the visit as the rep saw it (`visitSeen` of
 * contract/visits/visit-choice.ts). `saveId` (UUID) makes a repeated save harmless, however late it comes. The
 * specification defines no fields for the answer; our own backend adds `undoUntil`, the end of the undo
 * window (ISO instant, else empty), and `comesBackAt`, when a lead without a callback is served again at the earliest
 * (ISO instant, else empty).
 */
export const updateLeadAction = {
  name: 'update_lead',
  isSpecified: true,
  role: 'rep',
  request: z.object({
    leadId: plainText(LIMITS.id).check(z.minLength(1)),
    status: z.enum(LEAD_STATUSES),
    note: z._default(z.string().check(z.maxLength(LIMITS.notes), severalLines), ''),
    rep: z._default(plainText(LIMITS.name), ''),
    callbackAt: z._default(z.union([z.literal(''), instant(NO_CALLBACK_TIME)]), ''),
    callbackMine: z._default(z.boolean(), false),
    visitSlot: z._default(z.string().check(z.refine(isVisitChoice)), ''),
    visitSeen: z.optional(plainText(LIMITS.id)),
    visitTime: z._default(z.string().check(z.refine((time) => time === '' || isClockTime(time))), ''),
    saveId: optionalText(LIMITS.id),
  }),
  answer: z.extend(answerStatus, {
    undoUntil: answerInstant,
    comesBackAt: answerInstant,
    /** The visit was not canceled, because it has changed since the rep saw it. */
    visitStays: answerFlag,
  }),
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
