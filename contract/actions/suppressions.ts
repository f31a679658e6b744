import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { dialablePhone, requiredPhone } from '#contract/lead/field-rules.ts';
import { LIMITS } from '#contract/limits.ts';
import { readPhones } from '#contract/phone.ts';
import { optionalText, plainText } from '#contract/text.ts';
import { MANAGER_FORM } from '#contract/words/manager-forms.ts';
import type { Action } from './action.ts';

const suppressedNumberSchema = z.object({
  phone: answerText,
  /** ISO instant; empty when the number was added by hand without a date. */
  suppressedAt: answerText,
  suppressedBy: answerText,
  /** The file that alone has listed it (number-files.ts); empty when a person did. */
  fileId: answerText,
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

/** Complete numbers only: a partial one beside them would leave the person who asked unprotected. */
const wholePhones = dialablePhone.check(
  z.refine((typed) => readPhones(typed).unread.length === 0, MANAGER_FORM.wholeNumbers),
);

/**
 * `suppress_number`, managers only: adds a number, or all numbers of a person, to the do-not-call list, for a
 * person who asked by letter, email or phone.
 */
export const suppressNumberAction = {
  name: 'suppress_number',
  role: 'manager',
  request: z.object({
    phone: wholePhones,
    reason: optionalText(LIMITS.reason),
  }),
  answer: z.extend(answerStatus, {
    /** The numbers as stored on the list, with a space between: `13215550101`. */
    phone: answerText,
    /** Whether all were already on the list, so nothing changed. */
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
  request: z.object({ phone: requiredPhone }),
  answer: z.extend(answerStatus, {
    /** Number of leads reopened. */
    reopened: z._default(z.number(), 0),
  }),
} as const satisfies Action;
