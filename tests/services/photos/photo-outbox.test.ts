import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { deliverAll } from '#src/services/booking-outbox.ts';
import { addPhoto, deliverPhotos, photoOutbox } from '#src/services/photo-outbox.ts';
import { readSavedBooking } from '#src/stored/outbox/saved-bookings.ts';
import { readPhotoImage, readSavedPhotos } from '#src/stored/outbox/saved-photos.ts';
import { type Fault, htmlPage, httpStatus, json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';
import { pageNow } from '#tests/setup/standing-clock.ts';
import {
  addPhotos,
  aShrunkPhoto,
  book,
  onTheLead,
  photosOf,
  sent,
  states,
  submissionId,
} from './booked-photos.ts';

beforeEach(showNoCorsAnswers);

describe('the photos of a booking', () => {
  test('are kept until the booking has arrived, and are then sent one by one in their order', async () => {
    await addPhotos(1, 2, 3);
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
    expect(sent()).toEqual([]);
    const first = pausedAnswer();
    repEndpoint.misbehave(first.fault, { action: 'add_photo' });
    await book();
    expect(await readSavedBooking(submissionId)).toMatchObject({ state: 'received', takesPhotos: true });
    await eventually(() => expect(sent()).toEqual(photosOf(1)));
    first.release();
    await eventually(async () => expect(await states()).toEqual(['sent', 'sent', 'sent']));
    expect(sent()).toEqual(photosOf(1, 2, 3));
    expect(await onTheLead()).toBe(3);
  });

  test('are sent at once after the booking, with nothing in the address, and only small pictures stay here', async () => {
    await book();
    await addPhotos(4);
    await eventually(async () => expect(await states()).toEqual(['sent']));
    expect(await onTheLead()).toBe(1);
    const [photo] = await readSavedPhotos();
    expect(await readPhotoImage(photo?.photoId ?? '')).toBe('');
    expect(photo?.thumbnail).toBe(aShrunkPhoto(4).thumbnail);
    expect(repEndpoint.sentAs('add_photo')[0]?.url.search).toMatch(/^\?action=add_photo$/);
  });
});

describe('a photo that did not get through', () => {
  test.each<[string, Fault]>([
    ['the connection broke', networkDrop],
    ['the script answered 500', httpStatus(500)],
    ['the script crashed', htmlPage],
    ['the booking was not there yet', json({ ok: false, error: 'not_found' })],
  ])('because %s waits, and those behind it, and goes first the next time', async (_, fault) => {
    await addPhotos(1, 2);
    repEndpoint.misbehave(fault, { action: 'add_photo' });
    await book();
    await eventually(() => expect(sent()).toEqual(photosOf(1)));
    await deliverAll('page');
    expect(sent()).toEqual(photosOf(1, 1, 2));
    expect(await states()).toEqual(['sent', 'sent']);
    await deliverAll('page');
    expect(sent()).toHaveLength(3);
  });

  test('because the script will not take it is not sent again, says why, and does not hold up the others', async () => {
    await addPhotos(1, 2);
    repEndpoint.misbehave(json({ ok: false, error: 'photos_full', message: 'No more.' }), {
      action: 'add_photo',
    });
    await book();
    await eventually(async () => expect(await states()).toEqual(['refused', 'sent']));
    expect((await readSavedPhotos())[0]?.refusal).toBe('No more.');
    await deliverAll('page');
    expect(sent()).toHaveLength(2);
  });

  test('is not tried forever without an occasion, because each try costs the visitor half a megabyte', async () => {
    await addPhotos(1);
    repEndpoint.misbehave(json({ ok: false, error: 'internal' }), { action: 'add_photo', times: 6 });
    await book();
    for (let minute = 0; minute < 10; minute++) await deliverAll('timer');
    await eventually(() => expect(sent()).toHaveLength(5));
    await deliverAll('page');
    expect(sent()).toHaveLength(6);
    await deliverAll('page');
    expect(await states()).toEqual(['sent']);
  });

  test('waits for a slow line three minutes, and no longer', async () => {
    onTestFinished(photoOutbox.subscribe(() => {}));
    const sending = () => photoOutbox.read()?.sending.size;
    await book();
    const { advance } = stopClock(pageNow());
    const never = pausedAnswer();
    repEndpoint.misbehave(never.fault, { action: 'add_photo' });
    await addPhotos(1);
    await eventually(() => expect(sent()).toHaveLength(1));
    await advance(179_000);
    expect(sending()).toBe(1);
    await advance(2000);
    await eventually(() => expect(sending()).toBe(0));
    expect(await states()).toEqual(['waiting']);
    never.release();
  });
});

test('a script that has not said that it takes photos gets none', async () => {
  await addPhotos(1);
  bookingIntake.misbehave(json({ ok: true, reference: 'RT-OLD234' }));
  await book();
  await deliverAll('page');
  expect(await readSavedBooking(submissionId)).toMatchObject({ state: 'received', takesPhotos: false });
  expect(sent()).toEqual([]);
  expect(await states()).toEqual(['waiting']);
});

test('a booking has at most six photos, those that were sent among them', async () => {
  await book();
  await addPhotos(1, 2, 3, 4, 5, 6);
  expect(await addPhoto(submissionId, aShrunkPhoto(7))).toBe('full');
  await eventually(async () => expect(await states()).toEqual(Array(6).fill('sent')));
  expect(await addPhoto(submissionId, aShrunkPhoto(8))).toBe('full');
});

test('two tabs that send together send each photo once', async () => {
  await addPhotos(1, 2);
  await book();
  await Promise.all([deliverPhotos(submissionId), deliverAll('page'), deliverPhotos(submissionId)]);
  expect(sent()).toEqual(photosOf(1, 2));
});
