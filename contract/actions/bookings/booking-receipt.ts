import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { answerCount, answerFlag, answerText } from '#contract/answer-fields.ts';
import { bookingAnswer } from '#contract/forms/booking.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText } from '#contract/text.ts';

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
  answer: z.extend(z.omit(bookingAnswer, { fields: true }), {
    found: z.optional(z.boolean()),
    service: answerText,
    apptDate: answerText,
    apptTime: answerText,
    receivedAt: answerText,
    /** How often the visit has changed, for the calendar file. */
    changes: answerCount,
    canceled: answerFlag,
  }),
} as const satisfies Action;
