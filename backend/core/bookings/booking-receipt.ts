import { pick } from '#backend/core/pick.ts';
import { read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { bookingReceiptAction } from '#contract/actions/bookings/booking-receipt.ts';
import { bookingAnswer } from './booking-facts.ts';

/** `booking_receipt`: tells whether a booking with this `submissionId` has arrived. No personal data. */
export const bookingReceipt = publicAction(bookingReceiptAction, function* ({ submissionId }, context) {
  const booking = yield* read('booking', { submissionId });
  if (!booking) return answerOnly({ ok: true, found: false });
  const visit = yield* read('visit', { visitId: booking.visitId });
  return answerOnly({
    ...bookingAnswer(booking, visit, context),
    ...{ found: true, receivedAt: booking.receivedAt },
    ...pick(visit ?? { ...booking, changes: 0 }, ['service', 'apptDate', 'apptTime', 'changes']),
    ...(visit?.state === 'canceled' && { canceled: true }),
  });
});
