import * as z from 'zod/mini';
import { answerNumber, answerStatus, answerText, answerYes } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { isPhoneKey } from '#contract/phone-keys.ts';
import { plainText, requiredText } from '#contract/text.ts';
import { MANAGER_FORM } from '#contract/words/manager-forms.ts';
import type { Action } from './action.ts';
import { PAGE_SIZES } from './page-sizes.ts';

/** Names a file of numbers; an import of leads has such an id too. */
export const fileId = z.string().check(z.regex(/^[\w-]{8,48}$/));

/**
 * `suppress_file`, managers only: puts a chunk of a file's numbers on the do-not-call list. `fileId` names
 * the file: a chunk sent again changes nothing, and `lift_file` undoes all of it.
 */
export const suppressFileAction = {
  name: 'suppress_file',
  role: 'manager',
  request: z.object({
    fileId,
    /** In the audit trail, and in the history of each lead that this closes. */
    fileName: requiredText(MANAGER_FORM.fileName, LIMITS.reason),
    /** Keys of `keysToSuppress`. */
    numbers: z
      .array(plainText(LIMITS.phone).check(z.refine(isPhoneKey, MANAGER_FORM.number)))
      .check(
        z.minLength(1),
        z.maxLength(PAGE_SIZES.importRows, MANAGER_FORM.tooManyNumbers(PAGE_SIZES.importRows)),
      ),
  }),
  answer: z.extend(answerStatus, {
    /** Numbers that this file alone has put on the list, now or when the chunk was sent before. */
    added: answerNumber,
    /** Numbers that are on the list for another reason. */
    already: answerNumber,
    /** Number of open leads that this request closed. */
    closed: answerNumber,
  }),
} as const satisfies Action;

/** `show_file`, managers only: what `lift_file` would take off the list. */
export const showFileAction = {
  name: 'show_file',
  isReadOnly: true,
  role: 'manager',
  request: z.object({ fileId }),
  answer: z.extend(answerStatus, {
    /** Empty when it is not known. */
    fileName: answerText,
    count: answerNumber,
  }),
} as const satisfies Action;

/**
 * `lift_file`, managers only: takes numbers off the do-not-call list that this file alone has put there, and
 * reopens their leads, as `lift_suppression` does. One page of them: to be sent again while there are more.
 */
export const liftFileAction = {
  name: 'lift_file',
  role: 'manager',
  request: z.object({ fileId }),
  answer: z.extend(answerStatus, {
    lifted: answerNumber,
    /** Number of leads reopened. */
    reopened: answerNumber,
    /** Whether numbers of the file are left. */
    more: answerYes,
  }),
} as const satisfies Action;
