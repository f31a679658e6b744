import * as z from 'zod/mini';
import { type Action, emptyRequestSchema } from '#contract/actions/action.ts';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { parseMonths, RETENTION, type RetentionName } from '#contract/owner-settings/retention.ts';
import { optionalText } from '#contract/text.ts';
import { MANAGER_FORM } from '#contract/words/manager-forms.ts';

const months = (name: RetentionName) =>
  optionalText(LIMITS.id).check(
    z.refine((text) => parseMonths(name, text) !== undefined, MANAGER_FORM.months(RETENTION[name])),
  );

/** The owner's settings as typed: whole months; empty for the usual (contract/owner-settings/retention.ts). */
export const retentionForm = z.object({
  monthsOfClosedLeads: months('monthsOfClosedLeads'),
  monthsOfPhotos: months('monthsOfPhotos'),
  monthsOfRequests: months('monthsOfRequests'),
  monthsOfActivity: months('monthsOfActivity'),
} satisfies Record<RetentionName, unknown>);
export type Retention = z.output<typeof retentionForm>;

const answer = z.extend(answerStatus, {
  monthsOfClosedLeads: answerText,
  monthsOfPhotos: answerText,
  monthsOfRequests: answerText,
  monthsOfActivity: answerText,
} satisfies Record<RetentionName, unknown>);

/** `show_retention`, managers only: how long data is kept. */
export const showRetentionAction = {
  name: 'show_retention',
  isReadOnly: true,
  role: 'manager',
  request: emptyRequestSchema,
  answer,
} as const satisfies Action;

/** `save_retention`, managers only: replaces the settings. Answers like `show_retention`. */
export const saveRetentionAction = {
  name: 'save_retention',
  role: 'manager',
  request: retentionForm,
  answer,
} as const satisfies Action;
