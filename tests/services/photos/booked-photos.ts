import { leadPhotosAction } from '#contract/actions/photos.ts';
import { deliver } from '#src/services/booking-outbox.ts';
import { addPhoto } from '#src/services/photo-outbox.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { saveBooking } from '#src/stored/outbox/saved-bookings.ts';
import { readSavedPhotos } from '#src/stored/outbox/saved-photos.ts';
import { aJpeg } from '#tests/builders/photo.ts';
import { aSavedBooking } from '#tests/builders/saved-booking.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { testBackend } from '#tests/msw/test-backend.ts';

export const { submissionId } = aSavedBooking();

/** A photo of this number, told apart by its bytes. */
export const aShrunkPhoto = (number: number) => ({
  photo: aJpeg({ fill: number }),
  thumbnail: aJpeg({ width: 240, height: 180, bytes: 200, fill: number }),
});

/** Adds photos to the booking, one after another. */
export async function addPhotos(...numbers: number[]) {
  for (const number of numbers) await addPhoto(submissionId, aShrunkPhoto(number));
}

export const states = async () => (await readSavedPhotos()).map(({ state }) => state);
export const sent = () => repEndpoint.sentAs('add_photo').map(({ payload }) => Object(payload).photo);
export const photosOf = (...numbers: number[]) => numbers.map((number) => aShrunkPhoto(number).photo);

/** What a rep sees of the booking's lead. */
export async function onTheLead(): Promise<number> {
  const { auth } = signedInRep();
  const leadId = testBackend.read('booking', { submissionId })?.leadId ?? '';
  const result = await call(leadPhotosAction, { auth, leadId });
  return result.ok ? result.answer.photos.length : -1;
}

/** Keeps the booking and sends it, with its answer readable. */
export async function book() {
  await saveBooking(aSavedBooking());
  await deliver(submissionId);
}
