import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { answerInstant, answerStatus, answerYes } from '#contract/answer-fields.ts';
import { CORRECTED_FIELDS, correctionSchema } from '#contract/forms/correction.ts';
import { forFields } from '#contract/lead/lead-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText } from '#contract/text.ts';

/** Stored values, as `show_lead` sends them: they are only compared, so no rule of a form holds for them. */
const loadedSchema = z.partial(z.object(forFields(CORRECTED_FIELDS, () => z.string())));

/**
 * `correct_lead`, managers only: corrects the fields in `now`; `was` has what the manager's screen had loaded
 * of each of them. If somebody else has changed one of them since, nothing is written: `bad_request`, with
 * the current value in the message of each. Sent again it changes nothing. Else `not_found`.
 * The calling rules then hold for the new number and place, which the answer reports.
 */
export const correctLeadAction = {
  name: 'correct_lead',
  role: 'manager',
  request: z.object({
    leadId: plainText(LIMITS.id).check(z.minLength(1)),
    was: loadedSchema,
    now: correctionSchema,
  }),
  answer: z.extend(answerStatus, {
    /** Whether the lead still needs a call. */
    open: answerYes,
    /** Whether the do-not-call list forbids all its numbers. */
    listed: answerYes,
    /** Until when its callback has to wait (ISO instant); empty if it need not. */
    callbackFrom: answerInstant,
  }),
} as const satisfies Action;
export type CorrectLeadAnswer = z.infer<typeof correctLeadAction.answer>;
