import { leadPhotosAction } from '#contract/actions/photos.ts';
import { deliver } from '#src/services/booking-outbox.ts';
import { addPhoto } from '#src/services/photo-outbox.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { keepBooking } from '#src/stored/kept/kept-bookings.ts';
import { readKeptPhotos } from '#src/stored/kept/kept-photos.ts';
import { aKeptBooking } from '#tests/builders/kept-booking.ts';
import { aJpeg } from '#tests/builders/photo.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';

export const { submissionId } = aKeptBooking();

/** A photo of this number, told apart by its bytes. */
export const aShrunkPhoto = (number: number) => ({
  photo: aJpeg({ fill: number }),
  thumbnail: aJpeg({ width: 240, height: 180, bytes: 200, fill: number }),
});

/** Adds photos to the booking, one after another. */
export async function addPhotos(...numbers: number[]) {
  for (const number of numbers) await addPhoto(submissionId, aShrunkPhoto(number));
}

export const states = async () => (await readKeptPhotos()).map(({ state }) => state);
export const sent = () => repScript.sentAs('add_photo').map(({ payload }) => Object(payload).photo);
export const photosOf = (...numbers: number[]) => numbers.map((number) => aShrunkPhoto(number).photo);

/** What a rep sees of the booking's lead. */
export async function onTheLead(): Promise<number> {
  const { auth } = signedInRep();
  const leadId = scriptBackend.read('booking', { submissionId })?.leadId ?? '';
  const result = await call(leadPhotosAction, { auth, leadId });
  return result.ok ? result.answer.photos.length : -1;
}

/** Keeps the booking and sends it, with its answer readable. */
export async function book() {
  await keepBooking(aKeptBooking());
  await deliver(submissionId);
}
