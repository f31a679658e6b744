import { createStore, del, get } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { discardBooking } from '#src/services/booking-outbox.ts';
import { addPhoto, discardPhoto } from '#src/services/photo-outbox.ts';
import { mayHaveSavedPhotos } from '#src/stored/outbox/photos-mark.ts';
import { saveBooking } from '#src/stored/outbox/saved-bookings.ts';
import { readSavedPhotos } from '#src/stored/outbox/saved-photos.ts';
import { aSavedBooking } from '#tests/builders/saved-booking.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';
import { pageNow } from '#tests/setup/standing-clock.ts';
import { blockDatabases, refuseToStore } from '#tests/stored/full-storage.ts';
import { addPhotos, aShrunkPhoto, book, photosOf, sent, states, submissionId } from './booked-photos.ts';

const DAY = 24 * 60 * 60_000;

beforeEach(showNoCorsAnswers);

describe('on this device', () => {
  test('a photo that is removed is gone with its image, and is not sent', async () => {
    await addPhotos(1, 2);
    const [first] = await readSavedPhotos();
    await discardPhoto(first?.photoId ?? '');
    await book();
    await eventually(async () => expect(await states()).toEqual(['sent']));
    expect(sent()).toEqual(photosOf(2));
    expect(await get(first?.photoId ?? '', createStore('photo-images', 'kept'))).toBeUndefined();
  });

  test('a booking that is deleted takes its photos with it, and no others', async () => {
    await saveBooking(aSavedBooking());
    await addPhotos(1, 2);
    await addPhoto('another booking', aShrunkPhoto(3));
    await discardBooking(submissionId);
    expect(await readSavedPhotos()).toMatchObject([{ submissionId: 'another booking' }]);
  });

  test('photos of a form that was given up are deleted after a day, those of a kept booking are not', async () => {
    await saveBooking(aSavedBooking());
    await addPhotos(1);
    await addPhoto('given up', aShrunkPhoto(2));
    const { advance } = stopClock(pageNow());
    await advance(DAY - 60_000);
    expect(await readSavedPhotos()).toHaveLength(2);
    await advance(120_000);
    expect(await readSavedPhotos()).toMatchObject([{ submissionId }]);
    expect(mayHaveSavedPhotos()).toBe(true);
  });

  test.each<[string, () => void]>([
    ['full', () => refuseToStore(new DOMException('full', 'QuotaExceededError'))],
    ['blocked', blockDatabases],
  ])('a photo is kept until the page closes, and sent, when the storage is %s', async (_, spoil) => {
    spoil();
    expect(await addPhoto(submissionId, aShrunkPhoto(1))).toBe('unstored');
    await book();
    await eventually(async () => expect(await states()).toEqual(['sent']));
    expect(sent()).toEqual(photosOf(1));
  });

  test('a photo whose image the browser has deleted is dropped, and the next one is sent', async () => {
    await addPhotos(1, 2);
    const [first] = await readSavedPhotos();
    await del(first?.photoId ?? '', createStore('photo-images', 'kept'));
    await book();
    await eventually(async () => expect(await states()).toEqual(['sent']));
    expect(sent()).toEqual(photosOf(2));
  });
});
