import { describe, expect, it } from 'vitest';
import type { Settings } from '#backend/core/settings.ts';
import { leadPhotosAction } from '#contract/actions/photos.ts';
import { CAPS, COUNTS, DURATIONS, SHARES } from '#contract/limits.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aJpeg, aPhoto } from '#tests/builders/photo.ts';
import { DAY, MINUTE } from '#tests/core/backend.ts';
import { aVisit, BATCH, SUBMISSION } from '#tests/core/visits/a-visit.ts';

const BOOKING = aBookingPost();
const PHOTO = aJpeg();
const THUMBNAIL = aJpeg({ width: 240, height: 180, bytes: 200 });
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function aBookedVisit(settings: Partial<Settings> = {}) {
  const booked = aVisit(undefined, settings);
  const { backend } = booked;
  const add = (number = 1, over: object = {}) =>
    backend.call('add_photo', {
      ...{ submissionId: SUBMISSION, photoId: idOf(number), photo: PHOTO, thumbnail: THUMBNAIL },
      ...over,
    });
  const { auth } = backend.signedIn({ email: 'robin@reps.example' });
  const list = (fields: object = {}) =>
    backend.call('lead_photos', { auth, leadId: booked.leadId, ...fields });
  const photos = () => leadPhotosAction.answer.parse(list()).photos;
  return { ...booked, add, list, photos, auth };
}

type BookedVisit = ReturnType<typeof aBookedVisit>;

describe('a photo of a booking', () => {
  it('is on the lead at once, small in the list, oldest first, and in full when it is opened', () => {
    const { add, list, photos, backend, auth, leadId } = aBookedVisit();
    expect(add(2)).toEqual({ ok: true });
    backend.wait(MINUTE);
    add(1);
    const photo = { photoId: expect.any(String), thumbnail: THUMBNAIL };
    expect(list()).toEqual({
      ok: true,
      photos: [
        { ...photo, receivedAt: '2026-11-20T15:00:00.000Z' },
        { ...photo, receivedAt: '2026-11-20T15:01:00.000Z' },
      ],
    });
    const [{ photoId } = { photoId: '' }] = photos();
    expect(backend.call('show_photo', { auth, leadId, photoId })).toEqual({ ok: true, photo: PHOTO });
  });

  it('is refused without its booking, or once that is full or canceled; sent before, it counts once', () => {
    const { add, photos, cancel, backend } = aBookedVisit();
    // The booking may still be on its way.
    expect(add(1, { submissionId: idOf(77) })).toMatchObject({ ok: false, error: 'not_found' });
    for (let number = 1; number <= PHOTO_LIMITS.count; number++) expect(add(number)).toEqual({ ok: true });
    expect(add(99)).toMatchObject({ ok: false, error: 'photos_full' });
    expect(add()).toEqual({ ok: true });
    cancel();
    expect(add(98)).toMatchObject({ ok: false, error: 'visit_canceled' });
    expect(add(1, { photo: aJpeg({ fill: 9 }) })).toEqual({ ok: true });
    expect(photos()).toHaveLength(PHOTO_LIMITS.count);
    backend.wait(90 * DAY);
    expect(add(2)).toEqual({ ok: true });
  });

  it('of a booking that was added to another lead is on that lead', () => {
    const { backend, add, photos } = aBookedVisit();
    const ids = Array.from({ length: CAPS.bookingLeadsOfNumber }, (_, index) => idOf(1000 + index));
    for (const submissionId of ids) backend.book({ ...BOOKING, submissionId });
    const last = ids.at(-1) ?? '';
    const { leadId } = backend.store.read('booking', { submissionId: last }) ?? {};
    expect(add(1, { submissionId: last })).toEqual({ ok: true });
    const { auth } = backend.signedIn({ email: 'sam@reps.example' });
    expect(backend.call('lead_photos', { auth, leadId }).photos).toMatchObject([{ thumbnail: THUMBNAIL }]);
    expect(photos()).toEqual([]);
  });
});

describe('the script refuses', () => {
  it('photos 30 days after the booking, and says so in the receipt', () => {
    const { add, backend } = aBookedVisit();
    const receipt = () => backend.call('booking_receipt', { submissionId: SUBMISSION });
    expect(receipt()).toMatchObject({ takesPhotos: true });
    backend.wait(DURATIONS.photos - 1);
    expect(add(1)).toEqual({ ok: true });
    backend.wait(1);
    expect(add(2)).toMatchObject({ ok: false, error: 'photos_full' });
    expect(receipt()).not.toHaveProperty('takesPhotos');
  });

  it('photos while the host has no room, but neither those it has nor bookings', () => {
    let hasSpace = true;
    const { add, backend, photos } = aBookedVisit({ hasPhotoRoom: () => hasSpace });
    add(1);
    hasSpace = false;
    const refused = { ok: false, error: 'photos_full', message: expect.stringContaining('email them') };
    expect(add(2)).toEqual(refused);
    expect(add(1)).toEqual({ ok: true });
    expect(backend.book({ ...BOOKING, submissionId: idOf(6) })).toMatchObject({ ok: true });
    hasSpace = true;
    expect(add(2)).toEqual({ ok: true });
    expect(photos()).toHaveLength(2);
  });

  /** Sends this many photos, each booking's as many as it can have, and returns how many were taken. */
  function flood({ backend, add }: BookedVisit, count: number, from: (index: number) => string) {
    let taken = 0;
    for (let index = 0; index < count; index++) {
      const submissionId = idOf(10_000 + Math.floor(index / PHOTO_LIMITS.count));
      if (index % PHOTO_LIMITS.count === 0) {
        backend.book({ ...BOOKING, phone: `321${String(5_000_000 + index)}`, submissionId });
      }
      backend.from(from(index));
      if (add(index, { submissionId }).ok) taken++;
    }
    return taken;
  }

  it('photos over the cap of one sender, until the next day, but not those of others', () => {
    const booked = aBookedVisit();
    const { backend, add } = booked;
    expect(flood(booked, SHARES.photos.ofSender + 20, () => '203.0.113.66')).toBe(SHARES.photos.ofSender);
    expect(add(1)).toMatchObject({ ok: false, error: 'photos_full' });
    backend.from('198.51.100.7');
    expect(add(1)).toEqual({ ok: true });
    backend.from('203.0.113.66');
    backend.wait(DAY);
    expect(add(2)).toEqual({ ok: true });
  });

  it('photos over the cap of a day, whoever sends them, and takes bookings all the same', () => {
    const booked = aBookedVisit();
    const { inAll } = SHARES.photos;
    expect(flood(booked, inAll + 10, (index) => `198.51.100.${index % 200}`)).toBe(inAll);
    expect(booked.add(1)).toMatchObject({ ok: false, error: 'photos_full' });
    expect(booked.backend.book({ ...BOOKING, submissionId: idOf(6) })).toMatchObject({ ok: true });
  });
});

it('a photo cannot take the place of a photo of another booking', () => {
  const { backend, add, photos } = aBookedVisit();
  add();
  const other = idOf(5);
  backend.book({ ...BOOKING, phone: '(321) 555-0199', submissionId: other });
  expect(add(1, { submissionId: other, photo: aJpeg({ fill: 1 }) })).toEqual({ ok: true });
  expect(photos()).toHaveLength(1);
});

it('a photo is not shown as another lead’s, nor while a colleague holds its lead', () => {
  const { backend, add, photos, auth, leadId } = aBookedVisit();
  add();
  const [{ photoId } = { photoId: '' }] = photos();
  const show = (of: string) => backend.call('show_photo', { auth, leadId: of, photoId });
  expect(show('another lead')).toMatchObject({ error: 'not_found' });
  const colleague = backend.signedIn({ email: 'sam@reps.example' });
  expect(colleague.next({ batch: BATCH })).toBe(leadId);
  expect(show(leadId)).toMatchObject({ error: 'lease_lost' });
  backend.wait(DURATIONS.lease);
  expect(show(leadId)).toEqual({ ok: true, photo: PHOTO });
});

describe('a picture that a browser might read in another way', () => {
  /** A marker without a length hides the frame from a reader that takes one for granted. */
  const bytes = [0xff, 0xd8, 0xff, 0x01, ...Array<number>(60).fill(0), 0xff, 0xd9];
  const UNSAFE = Buffer.from(bytes).toString('base64url');

  it.each([
    ['photo', UNSAFE, /read/],
    ['thumbnail', UNSAFE, /read/],
    ['photo', aJpeg({ bytes: PHOTO_LIMITS.bytes + 1 }), /large/],
  ])('or one with too many bytes is refused with the reason, as a %s', (kind, picture, reason) => {
    const { add, photos } = aBookedVisit();
    const fields = { [kind]: expect.stringMatching(reason) };
    expect(add(1, { [kind]: picture })).toMatchObject({ error: 'bad_request', fields });
    expect(photos()).toEqual([]);
  });

  it('is not shown if it is stored: its photo stays in the list, as one that is gone', () => {
    const { backend, leadId, auth, photos } = aBookedVisit();
    const stored = aPhoto('photo', leadId, '2026-11-20T15:00:00.000Z');
    backend.store.write([{ ...stored, images: { photo: UNSAFE, thumbnail: UNSAFE } }]);
    expect(photos()).toMatchObject([{ photoId: 'photo', thumbnail: '' }]);
    const answer = backend.call('show_photo', { auth, leadId, photoId: 'photo' });
    expect(answer).toMatchObject({ error: 'not_found' });
  });

  it('is read only for a booking with room, and not without an end for one of them', () => {
    const { backend, add, cancel } = aBookedVisit();
    const send = (over: object = {}) => add(1, { photo: UNSAFE, ...over });
    expect(send({ submissionId: 'no such booking' })).toMatchObject({ error: 'not_found' });
    let read = 0;
    while (send().error === 'bad_request' && read < 100) read++;
    expect(read).toBe(COUNTS.unreadPhotos);
    expect(add(2)).toMatchObject({ error: 'photos_full' });
    backend.wait(DAY);
    expect(add(2)).toEqual({ ok: true });
    cancel();
    expect(send()).toMatchObject({ error: 'visit_canceled' });
  });

  it('takes nobody’s place', () => {
    const { send, add } = aBookedVisit();
    for (let time = 0; time < SHARES.photos.inAll + 1; time++) add(1, { photo: UNSAFE });
    expect(send({ submissionId: 'another booking', phone: '3215550199' })).toMatchObject({ ok: true });
    expect(add(2, { submissionId: 'another booking' })).toEqual({ ok: true });
  });
});
