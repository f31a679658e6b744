import { type Plan, read } from '#backend/core/plan.ts';
import { answerOnly, type Decision } from '#backend/core/writes.ts';
import type { BookingReceiptRequest } from '#contract/actions/booking-receipt.ts';

/** `booking_receipt`: tells whether a booking with this `submissionId` has arrived. No personal data. */
export function* bookingReceipt({ submissionId }: BookingReceiptRequest): Plan<Decision> {
  const booking = yield* read('booking', { submissionId });
  if (!booking) return answerOnly({ ok: true, found: false });
  const { reference, service, apptDate, apptTime, receivedAt } = booking;
  return answerOnly({ ok: true, found: true, reference, service, apptDate, apptTime, receivedAt });
}
