import * as z from 'zod/mini';
import { type Action, emptyRequestSchema } from '#contract/actions/action.ts';
import { answerInstant, answerList, answerStatus, answerText, answerYes } from '#contract/answer-fields.ts';
import { PERIODS } from '#contract/slots.ts';
import { TAKEN_STATES } from '#contract/visits/visit-limits.ts';

const takenSlotSchema = z.object({
  /** `yyyy-mm-dd`. */
  date: answerText,
  period: z.enum(PERIODS),
  state: z.enum(TAKEN_STATES),
});
export type TakenSlot = z.infer<typeof takenSlotSchema>;

/**
 * `full_slots`: the slots of the next days that take no further visit, because the owner has set how many
 * there may be. A booking for one of them is taken all the same (docs/decisions/0048). No personal data.
 */
export const fullSlotsAction = {
  name: 'full_slots',
  method: 'GET',
  isReadOnly: true,
  token: 'bookingToken',
  role: 'anybody',
  cacheSeconds: 60,
  request: emptyRequestSchema,
  answer: z.extend(answerStatus, {
    /** Without the slots that are open. */
    slots: answerList(takenSlotSchema),
    /** The script has `request_call`. */
    takesRequests: answerYes,
    /** The script's time, at most a minute ago: a visitor's clock may be wrong. */
    now: answerInstant,
  }),
} as const satisfies Action;
