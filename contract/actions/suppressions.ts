import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { dialablePhone } from '#contract/lead/field-rules.ts';
import { LIMITS } from '#contract/limits.ts';
import { behindNumber, telHref } from '#contract/phone.ts';
import { optionalText, requiredText } from '#contract/text.ts';
import type { Action } from './action.ts';

/**
 * `list_suppressed`, managers only: one page of the do-not-call list, starting after the last number of the
 * previous page.
 */
const listSuppressedRequest = z.object({
  after: z._default(z.string().check(z.maxLength(LIMITS.phone)), ''),
});
export type ListSuppressedRequest = z.infer<typeof listSuppressedRequest>;

const suppressedNumberSchema = z.object({
  phone: answerText,
  /** ISO instant; empty when the number was added by hand without a date. */
  suppressedAt: answerText,
  suppressedBy: answerText,
});
export type SuppressedNumber = z.infer<typeof suppressedNumberSchema>;

const listSuppressedAnswer = z.extend(answerStatus, {
  numbers: z.array(suppressedNumberSchema),
  /** Value to send as `after` for the next page; empty on the last page. */
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

/**
 * A single, complete number. A partial number, or the first of two, would leave the person who asked
 * unprotected.
 */
const wholePhone = dialablePhone.check(
  z.refine((typed) => telHref(typed) !== null, 'Please enter the whole number, area code first'),
  z.refine((typed) => behindNumber(typed).replace(/\D/g, '').length < 7, 'Please enter one number at a time'),
);

/**
 * `suppress_number`, managers only: adds a number to the do-not-call list for a person who asked by letter,
 * email or phone.
 */
const suppressNumberRequest = z.object({
  phone: wholePhone,
  reason: optionalText(LIMITS.reason),
});
export type SuppressNumberRequest = z.infer<typeof suppressNumberRequest>;

const suppressNumberAnswer = z.extend(answerStatus, {
  /** The number as stored on the list: `13215550101`. */
  phone: answerText,
  /** Whether the number was already on the list, so nothing changed. */
  already: z._default(z.boolean(), false),
  /** Number of open leads this closed. */
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

/** `lift_suppression`, managers only: removes a number from the do-not-call list and reopens its leads. */
const liftSuppressionRequest = z.object({
  phone: requiredText('Phone number is required', LIMITS.phone),
});
export type LiftSuppressionRequest = z.infer<typeof liftSuppressionRequest>;

const liftSuppressionAnswer = z.extend(answerStatus, {
  /** Number of leads reopened. */
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
