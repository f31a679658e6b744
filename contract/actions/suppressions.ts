import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { dialablePhone } from '#contract/lead/field-rules.ts';
import { LIMITS } from '#contract/limits.ts';
import { behindNumber, telHref } from '#contract/phone.ts';
import { optionalText, requiredText } from '#contract/text.ts';
import type { Action } from './action.ts';

/** `list_suppressed`, for managers: a page of the do-not-call list, after the number the last page ended with. */
const listSuppressedRequest = z.object({
  after: z._default(z.string().check(z.maxLength(LIMITS.phone)), ''),
});
export type ListSuppressedRequest = z.infer<typeof listSuppressedRequest>;

const suppressedNumberSchema = z.object({
  phone: answerText,
  /** An ISO instant; empty when the number was put on the list by hand without a date. */
  suppressedAt: answerText,
  suppressedBy: answerText,
});
export type SuppressedNumber = z.infer<typeof suppressedNumberSchema>;

const listSuppressedAnswer = z.extend(answerStatus, {
  numbers: z.array(suppressedNumberSchema),
  /** What to send as `after` for the next page; empty on the last one. */
  next: answerText,
});

export const listSuppressedAction = {
  name: 'list_suppressed',
  method: 'POST',
  isReadOnly: true,
  token: 'repToken',
  role: 'manager',
  request: listSuppressedRequest,
  answer: listSuppressedAnswer,
} as const satisfies Action;

/** One number that is the same from everywhere: a list that holds half of it, or only the first of two, protects nobody. */
const wholePhone = dialablePhone.check(
  z.refine((typed) => telHref(typed) !== null, 'Please enter the whole number, area code first'),
  z.refine((typed) => behindNumber(typed).replace(/\D/g, '').length < 7, 'Please enter one number at a time'),
);

/** `suppress_number`, for managers: puts a number on the do-not-call list for somebody who asked by letter, email or phone. */
const suppressNumberRequest = z.object({
  phone: wholePhone,
  reason: optionalText(LIMITS.reason),
});
export type SuppressNumberRequest = z.infer<typeof suppressNumberRequest>;

const suppressNumberAnswer = z.extend(answerStatus, {
  /** The number as the list has it: `13215550101`. */
  phone: answerText,
  /** Whether it was on the list before, so that nothing has changed. */
  already: z._default(z.boolean(), false),
  /** Leads that were to be called and are closed now. */
  closed: z._default(z.number(), 0),
});
export type SuppressNumberAnswer = z.infer<typeof suppressNumberAnswer>;

export const suppressNumberAction = {
  name: 'suppress_number',
  method: 'POST',
  token: 'repToken',
  role: 'manager',
  request: suppressNumberRequest,
  answer: suppressNumberAnswer,
} as const satisfies Action;

/** `lift_suppression`, for managers: takes a number off the do-not-call list and opens its leads again. */
const liftSuppressionRequest = z.object({
  phone: requiredText('Phone number is required', LIMITS.phone),
});
export type LiftSuppressionRequest = z.infer<typeof liftSuppressionRequest>;

const liftSuppressionAnswer = z.extend(answerStatus, {
  /** Leads that are to be called again. */
  reopened: z._default(z.number(), 0),
});

export const liftSuppressionAction = {
  name: 'lift_suppression',
  method: 'POST',
  token: 'repToken',
  role: 'manager',
  request: liftSuppressionRequest,
  answer: liftSuppressionAnswer,
} as const satisfies Action;
