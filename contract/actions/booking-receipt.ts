import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Action } from './action.ts';

/**
 * `booking_receipt`: whether a booking has arrived. The booking itself is posted without reading the answer (section 7);
 * this readable GET is how the site can still tell. It gives back no personal data: who knows the UUID made the booking.
 */
const bookingReceiptRequest = z.object({
  submissionId: z.string().check(z.minLength(8), z.maxLength(LIMITS.id)),
});
export type BookingReceiptRequest = z.infer<typeof bookingReceiptRequest>;

const bookingReceiptAnswer = z.extend(answerStatus, {
  found: z.optional(z.boolean()),
  /** Short code for the phone, for example `RT-7K3M9Q`. */
  reference: answerText,
  service: answerText,
  apptDate: answerText,
  apptTime: answerText,
  receivedAt: answerText,
});

export const bookingReceiptAction = {
  name: 'booking_receipt',
  method: 'GET',
  isReadOnly: true,
  token: 'bookingToken',
  role: 'anybody',
  request: bookingReceiptRequest,
  answer: bookingReceiptAnswer,
} as const satisfies Action;
