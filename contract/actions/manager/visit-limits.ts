import * as z from 'zod/mini';
import { type Action, emptyRequestSchema } from '#contract/actions/action.ts';
import { answerList, answerNumber, answerStatus, answerText } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { PERIODS } from '#contract/slots.ts';
import { optionalText, severalLines } from '#contract/text.ts';
import { parseClosedDays, parseJobs } from '#contract/visits/visit-limits.ts';
import { MANAGER_FORM } from '#contract/words/manager-forms.ts';

const jobs = optionalText(LIMITS.id).check(
  z.refine((text) => parseJobs(text) !== undefined, MANAGER_FORM.jobs),
);

const closedDays = optionalText(LIMITS.closedDays, severalLines).check(
  z.refine((text) => parseClosedDays(text).wrong.length === 0, {
    error: ({ input }) => MANAGER_FORM.closedDays(parseClosedDays(String(input)).wrong),
  }),
);

/** The owner's settings as typed; an empty one limits nothing (contract/visits/visit-limits.ts). */
export const visitLimitsForm = z.object({ jobsPerMorning: jobs, jobsPerAfternoon: jobs, closedDays });

const answer = z.extend(answerStatus, {
  jobsPerMorning: answerText,
  jobsPerAfternoon: answerText,
  closedDays: answerText,
  /** Visits that have a place, by slot, from today on. Only counts above 0. */
  booked: answerList(z.object({ date: answerText, period: z.enum(PERIODS), count: answerNumber })),
});
export type VisitLimitsAnswer = z.infer<typeof answer>;

/** `show_visit_limits`, managers only: how many visits the company makes, and what is booked. */
export const showVisitLimitsAction = {
  name: 'show_visit_limits',
  isReadOnly: true,
  role: 'manager',
  request: emptyRequestSchema,
  answer,
} as const satisfies Action;

/** `save_visit_limits`, managers only: replaces all three settings. Answers like `show_visit_limits`. */
export const saveVisitLimitsAction = {
  name: 'save_visit_limits',
  role: 'manager',
  request: visitLimitsForm,
  answer,
} as const satisfies Action;
