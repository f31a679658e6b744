import * as z from 'zod/mini';
import { type Action, emptyRequestSchema } from '#contract/actions/action.ts';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { parseRestHours } from '#contract/owner-settings/rest-hours.ts';
import { optionalText } from '#contract/text.ts';
import { MANAGER_FORM } from '#contract/words/manager-forms.ts';

/** The owner's setting as typed: whole hours; empty for the usual ones (contract/owner-settings/rest-hours.ts). */
export const restHoursForm = z.object({
  hoursBetweenCalls: optionalText(LIMITS.id).check(
    z.refine((text) => parseRestHours(text) !== undefined, MANAGER_FORM.restHours),
  ),
});

const answer = z.extend(answerStatus, { hoursBetweenCalls: answerText });

/** `show_rest_hours`, managers only: how long a number rests after a call without an answer. */
export const showRestHoursAction = {
  name: 'show_rest_hours',
  isReadOnly: true,
  role: 'manager',
  request: emptyRequestSchema,
  answer,
} as const satisfies Action;

/** `save_rest_hours`, managers only: replaces the setting. Answers like `show_rest_hours`. */
export const saveRestHoursAction = {
  name: 'save_rest_hours',
  role: 'manager',
  request: restHoursForm,
  answer,
} as const satisfies Action;
