import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { dialablePhone } from '#contract/lead/field-rules.ts';
import { LIMITS } from '#contract/limits.ts';
import { getPhoneExtension, telHref } from '#contract/phone.ts';
import { optionalText, plainText, requiredText } from '#contract/text.ts';
import type { Action } from './action.ts';

const suppressedNumberSchema = z.object({
  phone: answerText,
  /** ISO instant; empty when the number was added by hand without a date. */
  suppressedAt: answerText,
  suppressedBy: answerText,
});
export type SuppressedNumber = z.infer<typeof suppressedNumberSchema>;

/**
 * `list_suppressed`, managers only: one page of the do-not-call list, starting after the last number of the
 * previous page.
 */
export const listSuppressedAction = {
  name: 'list_suppressed',
  isReadOnly: true,
  role: 'manager',
  request: z.object({
    after: z._default(plainText(LIMITS.phone), ''),
  }),
  answer: z.extend(answerStatus, {
    numbers: z.array(suppressedNumberSchema),
    /** Value to send as `after` for the next page; empty on the last page. */
    next: answerText,
  }),
} as const satisfies Action;

/**
 * A single, complete number. A partial number, or the first of two, would leave the person who asked
 * unprotected.
 */
const wholePhone = dialablePhone.check(
  z.refine((typed) => telHref(typed) !== null, 'Please enter the full number with the area code'),
  z.refine(
    (typed) => getPhoneExtension(typed).replace(/\D/g, '').length < 7,
    'Please enter one number at a time',
  ),
);

/**
 * `suppress_number`, managers only: adds a number to the do-not-call list for a person who asked by letter,
 * email or phone.
 */
export const suppressNumberAction = {
  name: 'suppress_number',
  role: 'manager',
  request: z.object({
    phone: wholePhone,
    reason: optionalText(LIMITS.reason),
  }),
  answer: z.extend(answerStatus, {
    /** The number as stored on the list: `13215550101`. */
    phone: answerText,
    /** Whether the number was already on the list, so nothing changed. */
    already: z._default(z.boolean(), false),
    /** Number of open leads this closed. */
    closed: z._default(z.number(), 0),
  }),
} as const satisfies Action;
export type SuppressNumberAnswer = z.infer<typeof suppressNumberAction.answer>;

/** `lift_suppression`, managers only: removes a number from the do-not-call list and reopens its leads. */
export const liftSuppressionAction = {
  name: 'lift_suppression',
  role: 'manager',
  request: z.object({
    phone: requiredText('Phone number is required', LIMITS.phone),
  }),
  answer: z.extend(answerStatus, {
    /** Number of leads reopened. */
    reopened: z._default(z.number(), 0),
  }),
} as const satisfies Action;
