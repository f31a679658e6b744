import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { answerCount, answerFlag, answerStatus, answerText, answerYes } from '#contract/answer-fields.ts';
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
  answer: z.extend(answerStatus, {
    found: z.optional(z.boolean()),
    /** Short code to read out on the phone, for example `RT-7K3M9Q`. */
    reference: answerText,
    service: answerText,
    apptDate: answerText,
    apptTime: answerText,
    receivedAt: answerText,
    /** How often the visit has changed, for the calendar file. */
    changes: answerCount,
    canceled: answerFlag,
    /** Token of the link that shows and changes the visit (contract/visits/visit-link.ts); may be missing. */
    visit: answerText,
    /** The slot was full, so a rep agrees on a time with the homeowner. */
    toAgree: answerYes,
    /** The script takes photos of this booking (contract/actions/bookings/add-photo.ts). */
    takesPhotos: answerFlag,
  }),
} as const satisfies Action;
