import { read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { bookingReceiptAction } from '#contract/actions/booking-receipt.ts';

/** `booking_receipt`: tells whether a booking with this `submissionId` has arrived. No personal data. */
export const bookingReceipt = publicAction(bookingReceiptAction, function* ({ submissionId }) {
  const booking = yield* read('booking', { submissionId });
  if (!booking) return answerOnly({ ok: true, found: false });
  const { reference, service, apptDate, apptTime, receivedAt } = booking;
  return answerOnly({ ok: true, found: true, reference, service, apptDate, apptTime, receivedAt });
});
