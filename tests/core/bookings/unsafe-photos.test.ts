import { expect, it } from 'vitest';
import { leadPhotosAction } from '#contract/actions/photos.ts';
import { DAY_MS } from '#contract/durations.ts';
import { COUNTS, SHARES } from '#contract/limits.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { aJpeg, aPhoto } from '#tests/builders/photo.ts';
import { aVisit, SUBMISSION } from './a-visit.ts';

const SAFE = aJpeg({ width: 240, height: 180, bytes: 200 });
/** A marker without a length hides the frame from a reader that takes one for granted. */
const UNSAFE = Buffer.from([0xff, 0xd8, 0xff, 0x01, ...Array<number>(60).fill(0), 0xff, 0xd9]).toString(
  'base64url',
);

function aBooking() {
  const booked = aVisit();
  const { script } = booked;
  let count = 0;
  const add = (over: object = {}) =>
    script.call('add_photo', {
      ...{ submissionId: SUBMISSION, photoId: `photo number ${count++}`, photo: aJpeg(), thumbnail: SAFE },
      ...over,
    });
  return { ...booked, add };
}

it.each(['photo', 'thumbnail'])(
  'a photo whose %s a browser might read in another way is refused with the reason',
  (kind) => {
    const { add, script } = aBooking();
    expect(add({ [kind]: UNSAFE })).toMatchObject({
      error: 'bad_request',
      fields: { [kind]: expect.stringMatching(/read/) },
    });
    expect(script.store.read('photosOfBooking', { submissionId: SUBMISSION })).toEqual([]);
  },
);

it('a photo with too many bytes is refused before anything of it is read', () => {
  const { add } = aBooking();
  expect(add({ photo: aJpeg({ bytes: PHOTO_LIMITS.bytes + 1 }) })).toMatchObject({
    error: 'bad_request',
    fields: { photo: expect.stringMatching(/large/) },
  });
});

it('a stored picture that is not safe is not shown: its photo stays in the list, as one that is gone', () => {
  const { script, leadId } = aBooking();
  const { auth } = script.signedIn({ email: 'robin@reps.example' });
  const stored = aPhoto('photo', leadId, '2026-11-20T15:00:00.000Z');
  script.store.write([{ ...stored, images: { photo: UNSAFE, thumbnail: UNSAFE } }]);
  const listed = script.call('lead_photos', { auth, leadId });
  expect(leadPhotosAction.answer.parse(listed).photos).toMatchObject([{ photoId: 'photo', thumbnail: '' }]);
  expect(script.call('show_photo', { auth, leadId, photoId: 'photo' })).toMatchObject({ error: 'not_found' });
});

it('pictures are read only for a booking with room, and not without an end for one of them', () => {
  const { script, add, cancel } = aBooking();
  expect(add({ submissionId: 'no such booking', photo: UNSAFE })).toMatchObject({ error: 'not_found' });
  let read = 0;
  while (add({ photo: UNSAFE }).error === 'bad_request' && read < 100) read++;
  expect(read).toBe(COUNTS.unreadPhotos);
  expect(add()).toMatchObject({ error: 'photos_full' });
  script.wait(DAY_MS);
  expect(add()).toEqual({ ok: true });
  cancel();
  expect(add({ photo: UNSAFE })).toMatchObject({ error: 'visit_canceled' });
});

it('files that are no photos take nobody’s place', () => {
  const { send, add } = aBooking();
  for (let time = 0; time < SHARES.photos.inAll + 1; time++) add({ photo: UNSAFE });
  expect(send({ submissionId: 'another booking', phone: '3215550199' })).toMatchObject({ ok: true });
  expect(add({ submissionId: 'another booking' })).toEqual({ ok: true });
});
