import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import {
  answerCount,
  answerList,
  answerNumber,
  answerStatus,
  answerText,
  answerYes,
} from '#contract/answer-fields.ts';
import { dialablePhone, optionalField } from '#contract/lead/field-rules.ts';
import { MANAGER_FORM } from '#contract/words/manager-forms.ts';

/** The place of a row's house. */
const placeSchema = z.object({
  address: optionalField('address'),
  city: optionalField('city'),
  zip: optionalField('zip'),
});

/** The numbers of a row that `import_leads` would not add now. */
const knownNumberSchema = z.object({
  /** Its numbers as `keysAsText` writes them (contract/phone.ts). */
  phone: z.string(),
  outcome: z.enum(['duplicate', 'suppressed']),
  /** Why, in the words of `import_leads`. */
  message: answerText,
  /** The batch of the oldest lead with the number at the house; empty when there is none. */
  batchId: answerText,
  /** The index of the row in the request. An older backend does not say it. */
  index: answerCount,
  /** Whether `import_leads` would add it with `reopen`. */
  closed: answerYes,
  /** If so, the keys of all numbers of its leads: it is not added any more once one is on the list. */
  keys: answerList(z.string()),
});
export type KnownNumber = z.infer<typeof knownNumberSchema>;

/** What is stored about a number of these rows. */
const storedNumberSchema = z.object({
  key: z.string(),
  /** It is on the do-not-call list. */
  listed: answerYes,
  /** How many leads have it. */
  leads: answerNumber,
});
export type StoredNumber = z.infer<typeof storedNumberSchema>;

/**
 * `check_numbers`, managers only: of which of these rows, each with one number or several and perhaps an
 * address, `import_leads` would add nothing now, because one is a lead at the same house already, in whatever
 * batch, or all are on the do-not-call list. A row without an address may be of any house.
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
        z.maxLength(PAGE_SIZES.importRows, MANAGER_FORM.tooManyNumbers(PAGE_SIZES.importRows)),
      ),
    /** Of each of `phones`, by its index. */
    addresses: z.optional(z.array(placeSchema).check(z.maxLength(PAGE_SIZES.importRows))),
  }),
  answer: z.extend(answerStatus, {
    /** In the order of the request, each once; the others are new. */
    known: z.array(knownNumberSchema),
    /** Those that are on the list or have leads. An older backend sends none. */
    numbers: answerList(storedNumberSchema),
  }),
} as const satisfies Action;
