import { CONTACT_CONSENT } from '#src/content/company/disclosure.ts';
import { sendBooking } from '#src/services/booking-intake.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { keptReceipt } from '#src/stored/receipt.ts';
import type { CheckedBooking } from './booking-rules.ts';

/** Sends a booking and stores its receipt for the home page. Returns false when sending fails. */
export async function send({
  ownerConfirmed: _,
  leaveEmpty,
  marketingConsent,
  ...booking
}: CheckedBooking): Promise<boolean> {
  const { submissionId } = bookingDraft.read();
  const envelope = {
    submissionId,
    leaveEmpty,
    contactConsent: CONTACT_CONSENT.version,
    marketingConsent: marketingConsent || '',
  };
  const isSent = await sendBooking(booking, envelope).then(
    () => true,
    () => false,
  );
  const { service, apptDate: date, apptTime: period } = booking;
  if (isSent) keptReceipt.write({ submissionId, service, date, period });
  return isSent;
}
