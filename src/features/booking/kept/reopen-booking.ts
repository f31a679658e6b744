import { bookingDraft } from '#src/stored/booking-draft.ts';
import { changeKeptBooking, type KeptBooking } from '#src/stored/kept/kept-bookings.ts';

/** Whether this tab has another booking's form half filled in. */
export function isOtherDraft(submissionId: string): boolean {
  const { values, submissionId: drafted } = bookingDraft.read();
  const { service: _, state: __, ...typed } = values;
  return drafted !== submissionId && Object.values(typed).some((value) => value !== '');
}

/**
 * Fills in the form again with what was typed. Sending it corrects the same booking. A booking that was sent
 * loses its digest, or the form would take it for one that has just been sent.
 */
export async function reopenBooking(booking: KeptBooking): Promise<void> {
  const { submissionId, state, fields } = booking;
  if (!fields) return;
  bookingDraft.write({ values: fields.typed, prefilled: {}, submissionId, isOwn: true });
  if (state === 'unknown') await changeKeptBooking(booking, { digest: '' });
}
