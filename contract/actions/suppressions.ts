import * as z from 'zod/mini';
import { answerStatus } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { authField } from '#contract/session.ts';
import { answerText, requiredText } from '#contract/text.ts';

/** `list_suppressed`, for managers: a page of the do-not-call list, after the number the last page ended with. */
export const listSuppressedRequest = z.object({
  auth: authField,
  after: z._default(z.string().check(z.maxLength(LIMITS.phone)), ''),
});
export type ListSuppressedRequest = z.infer<typeof listSuppressedRequest>;

export const suppressedNumberSchema = z.object({
  phone: answerText,
  /** An ISO instant; empty when the number was put on the list by hand without a date. */
  suppressedAt: answerText,
  suppressedBy: answerText,
});
export type SuppressedNumber = z.infer<typeof suppressedNumberSchema>;

export const listSuppressedAnswer = z.extend(answerStatus, {
  numbers: z._default(z.array(suppressedNumberSchema), []),
  /** What to send as `after` for the next page; empty on the last one. */
  next: answerText,
});

/** `lift_suppression`, for managers: takes a number off the do-not-call list and opens its leads again. */
export const liftSuppressionRequest = z.object({
  auth: authField,
  phone: requiredText('Phone number is required', LIMITS.phone),
});
export type LiftSuppressionRequest = z.infer<typeof liftSuppressionRequest>;

export const liftSuppressionAnswer = z.extend(answerStatus, {
  /** Leads that are to be called again. */
  reopened: z._default(z.number(), 0),
});
