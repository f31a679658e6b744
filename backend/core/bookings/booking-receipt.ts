import { type Plan, read } from '#backend/core/plan.ts';
import { answerOnly, type Decision } from '#backend/core/writes.ts';
import type { BookingReceiptRequest } from '#contract/actions/booking-receipt.ts';

/** `booking_receipt`: whether the booking with this `submissionId` has arrived, without any personal data. */
export function* bookingReceipt({ submissionId }: BookingReceiptRequest): Plan<Decision> {
  const booking = yield* read('booking', { submissionId });
  if (!booking) return answerOnly({ ok: true, found: false });
  const { reference, service, apptDate, apptTime, receivedAt } = booking;
  return answerOnly({ ok: true, found: true, reference, service, apptDate, apptTime, receivedAt });
}
