import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { aScriptWithBooking, type ScriptWithBooking } from './with-photos.ts';

let script: ScriptWithBooking;
beforeEach(async () => {
  script = await aScriptWithBooking();
});

/** The clock runs, this long later. */
const tick = (ms = 5 * 60_000) => {
  script.world.wait(ms);
  script.start().sendMessages();
};

/** Sends photos of as many bookings as they need. */
function sendMany(count: number): void {
  for (let number = 0; number < count; number++) {
    const submissionId = `booking ${Math.floor(number / PHOTO_LIMITS.count)}`;
    if (number % PHOTO_LIMITS.count === 0) script.book({ submissionId });
    expect(script.send({ submissionId, photoId: `photo number ${number}` })).toEqual({ ok: true });
  }
}

test('a photo is deleted two years after it was received, its files and its row, and no younger one', () => {
  script.send();
  tick(DAY_MS);
  script.send({ photoId: 'second photo' });
  const [, , ...younger] = script.files();
  tick(DURATIONS.photosKept - DAY_MS);
  expect(script.photoRows()).toHaveLength(2);
  tick(DAY_MS);
  expect(script.files()).toEqual(younger);
  expect(script.photoRows()).toHaveLength(1);
  expect(script.leadPhotos()).toHaveLength(1);
});

test('of many old photos each run deletes some, without the lock; those that cannot be deleted hold up no others', {
  tags: 'nightly',
}, () => {
  sendMany(70);
  const { log, drive } = script.world;
  const { remove } = drive.Files;
  const kept = script.files().slice(0, 20);
  drive.Files.remove = (id) => {
    if (kept.includes(id)) throw new Error('Insufficient permissions');
    remove(id);
  };
  expectConsole('error', /Insufficient permissions/);
  tick(DURATIONS.photosKept + DAY_MS);
  expect(script.photoRows()).toHaveLength(20);
  log.splice(0);
  tick();
  expect(script.photoRows()).toHaveLength(10);
  expect(log.lastIndexOf('drive remove')).toBeLessThan(log.lastIndexOf('lock'));
  drive.Files.remove = remove;
  tick(DAY_MS);
  expect([script.photoRows(), script.files()]).toEqual([[], []]);
  log.splice(0);
  tick();
  expect(log).not.toContain('lock');
});

test('a photo whose file cannot be deleted keeps its row, so that the next run deletes both; one without files loses it', () => {
  script.send();
  script.send({ photoId: 'second photo' });
  const { drive } = script.world;
  const { remove } = drive.Files;
  for (const id of script.files().slice(2)) drive.delete(id);
  drive.Files.remove = () => {
    throw new Error('Service unavailable: Drive');
  };
  expectConsole('error', /Service unavailable: Drive/);
  tick(DURATIONS.photosKept + DAY_MS);
  expect(script.photoRows()).toHaveLength(2);
  drive.Files.remove = remove;
  tick(DAY_MS);
  expect([script.photoRows(), script.files()]).toEqual([[], []]);
});

test('photos have room until they have the total that the owner has set', () => {
  script.world.properties.setProperty('PHOTOS_MB', '1');
  script.start().setUp();
  expect(script.send()).toEqual({ ok: true });
  expect(script.send({ photoId: 'second photo' })).toEqual({ ok: true });
  expect(script.send({ photoId: 'third photo' })).toMatchObject({ error: 'photos_full' });
  expect(script.files()).toHaveLength(4);
  expect(script.book({ submissionId: 'another booking' })).toMatchObject({ ok: true });
});
