import * as z from 'zod/mini';
import { answerInstant, answerNumber, answerStatus, answerText, answerYes } from '#contract/answer-fields.ts';
import { type Action, emptyRequestSchema } from './action.ts';

/**
 * `new_leads`: how many leads that homeowners have made on the website wait for their first call. The pages of
 * the rep area ask each minute, to ring when another one comes.
 */
export const newLeadsAction = {
  name: 'new_leads',
  method: 'GET',
  isReadOnly: true,
  role: 'rep',
  request: emptyRequestSchema,
  answer: z.extend(answerStatus, {
    /** Open leads that no rep has saved and none holds now. */
    count: answerNumber,
    /** There are more than `count`, which is PAGE_SIZES.counted then. */
    more: answerYes,
    /** When the newest of them came (ISO instant); empty when there is none. */
    newestAt: answerInstant,
    /** The batch of that one; empty when there is none. */
    batchId: answerText,
    /** When the newest came that this rep holds now (ISO instant); empty when there is none. */
    heldAt: answerInstant,
  }),
} as const satisfies Action;
export type NewLeads = z.infer<typeof newLeadsAction.answer>;
