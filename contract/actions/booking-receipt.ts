import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText } from '#contract/text.ts';
import type { Action } from './action.ts';

/**
 * `booking_receipt`: whether a booking has arrived. The site posts the booking without reading the answer
 * (section 7), so this readable GET is how it checks. The answer holds no personal data, and only the
 * booking's browser knows the UUID.
 */
export const bookingReceiptAction = {
  name: 'booking_receipt',
  method: 'GET',
  isReadOnly: true,
  token: 'bookingToken',
  role: 'anybody',
  request: z.object({
    submissionId: plainText(LIMITS.id).check(z.minLength(8)),
  }),
  answer: z.extend(answerStatus, {
    found: z.optional(z.boolean()),
    /** Short code to read out on the phone, for example `RT-7K3M9Q`. */
    reference: answerText,
    service: answerText,
    apptDate: answerText,
    apptTime: answerText,
    receivedAt: answerText,
  }),
} as const satisfies Action;
