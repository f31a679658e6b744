import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { dialablePhone } from '#contract/lead/field-rules.ts';

/** The numbers of a row that `import_leads` would not add now. */
const knownNumberSchema = z.object({
  /** Its numbers as `keysAsText` writes them (contract/phone.ts). */
  phone: z.string(),
  outcome: z.enum(['duplicate', 'suppressed']),
  /** Why, in the words of `import_leads`. */
  message: answerText,
  /** The batch of the oldest lead with the number; empty when there is none. */
  batchId: answerText,
});
export type KnownNumber = z.infer<typeof knownNumberSchema>;

/**
 * `check_numbers`, managers only: of which of these rows, each with one number or several, `import_leads`
 * would add nothing now, because one is a lead already, in whatever batch, or all are on the do-not-call
 * list.
 */
export const checkNumbersAction = {
  name: 'check_numbers',
  isReadOnly: true,
  role: 'manager',
  request: z.object({
    phones: z
      .array(dialablePhone)
      .check(
        z.minLength(1),
        z.maxLength(PAGE_SIZES.importRows, `At most ${PAGE_SIZES.importRows} numbers at a time`),
      ),
  }),
  answer: z.extend(answerStatus, {
    /** In the order of the request, each once; the others are new. */
    known: z.array(knownNumberSchema),
  }),
} as const satisfies Action;
