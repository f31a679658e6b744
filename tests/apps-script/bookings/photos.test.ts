import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { aScriptWithBooking, PHOTO, type ScriptWithBooking, THUMBNAIL } from './with-photos.ts';

let script: ScriptWithBooking;
beforeEach(async () => {
  script = await aScriptWithBooking();
});

describe('a photo of a booking', () => {
  test('becomes two files in the owner’s Drive, each in its folder, and one row with links to them', () => {
    const { drive, log } = script.world;
    log.splice(0);
    expect(script.send()).toEqual({ ok: true });
    expect(log.lastIndexOf('drive create'), 'nobody waits for the lock').toBeLessThan(log.indexOf('lock'));
    expect(log.filter((access) => access === 'lock')).toHaveLength(1);
    const [photo = '', thumbnail = ''] = script.files();
    expect(script.files()).toHaveLength(2);
    expect([script.contentOf(photo), script.contentOf(thumbnail)]).toEqual([PHOTO, THUMBNAIL]);
    const folderOf = (id: string) => drive.file(drive.file(id).parents?.[0] ?? '');
    expect([folderOf(photo).name, folderOf(thumbnail).name]).toEqual(['Roof Leads photos', 'Thumbnails']);
    expect(drive.file(photo)).toMatchObject({
      mimeType: 'image/jpeg',
      name: expect.stringMatching(/\.jpg$/),
    });
    const link = (id: string) => `https://drive.google.com/file/d/${id}/view`;
    expect(script.photoRows()).toEqual([
      {
        Received: new Date(script.world.now()).toISOString(),
        'Lead ID': script.getLeadId(),
        Photo: link(photo),
        Thumbnail: link(thumbnail),
        'Submission ID': script.submissionId,
        'Photo ID': expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(script.tab('Photos').isHidden).toBe(false);
  });

  test('opens in full for the rep, and sent again or over the limit of the booking makes no new file', () => {
    for (let time = 0; time < 3; time++) expect(script.send()).toEqual({ ok: true });
    expect(script.showPhoto()).toEqual({ ok: true, photo: PHOTO });
    expect(script.files()).toHaveLength(2);
    expect(script.world.log.filter((access) => access === 'drive create')).toHaveLength(4);
    for (let index = 1; index < PHOTO_LIMITS.count; index++)
      script.send({ photoId: `photo number ${index}` });
    expect(script.send({ photoId: 'one too many' })).toMatchObject({ error: 'photos_full' });
    expect(script.files()).toHaveLength(2 * PHOTO_LIMITS.count);
  });
});

describe('while a photo is uploaded', () => {
  /** Does this once, during the first upload. */
  const meanwhile = (act: () => void) => {
    const { drive } = script.world;
    drive.meanwhile = () => {
      drive.meanwhile = () => {};
      act();
    };
  };

  test('a colleague may save: the photo is decided again, and uploaded once', () => {
    script.storm('lead');
    const auth = script.signedIn();
    meanwhile(() => {
      script.next(auth);
      script.save(auth, 'lead');
    });
    expect(script.send()).toEqual({ ok: true });
    expect(script.files()).toHaveLength(2);
    expect(script.leadPhotos()).toMatchObject([{ thumbnail: THUMBNAIL }]);
    expect(script.rows('Leads').find((row) => row['Lead ID'] === 'lead')?.Status).toBe('Not Qualified');
  });

  test('the same photo may arrive a second time: one of the two stays, with both its files', () => {
    meanwhile(() => expect(script.send()).toEqual({ ok: true }));
    expect(script.send()).toEqual({ ok: true });
    expect(script.files()).toHaveLength(2);
    expect(script.photoRows()).toHaveLength(1);
    expect(script.leadPhotos()).toMatchObject([{ thumbnail: THUMBNAIL }]);
    expect(script.showPhoto()).toEqual({ ok: true, photo: PHOTO });
  });

  test('the visit may be canceled: the photo is refused, and its files are removed', () => {
    const visit = { token: 'dev-booking-token', visit: script.visit() };
    meanwhile(() => expect(script.call('cancel_visit', visit)).toMatchObject({ ok: true }));
    expect(script.send()).toMatchObject({ error: 'visit_canceled' });
    expect(script.files()).toEqual([]);
    expect(script.photoRows()).toEqual([]);
  });
});

describe('a photo that cannot be stored leaves no file behind', () => {
  test('when another request holds the lock', () => {
    expectConsole('error', /ScriptBusy/);
    script.world.lock.heldElsewhere = true;
    expect(script.send()).toMatchObject({ error: 'busy' });
    expect(script.files()).toEqual([]);
    script.world.lock.heldElsewhere = false;
    expect(script.send()).toEqual({ ok: true });
    expect(script.files()).toHaveLength(2);
  });

  test('when the sheet cannot be written', () => {
    script.tab('Photos').validations.set(1, { values: ['nothing'], allowInvalid: false });
    expect(script.send()).toMatchObject({ error: 'internal' });
    expect(script.files()).toEqual([]);
    expect(script.lastError()).toContain('violates the data validation rules');
  });

  test('when Drive takes only one of its two files', () => {
    const { drive } = script.world;
    drive.meanwhile = () => {
      drive.failure = 'The user’s Drive storage quota has been exceeded.';
    };
    expect(script.send()).toMatchObject({ error: 'photos_full' });
    expect(script.files()).toEqual([]);
    expect(script.lastError()).toContain('storage quota has been exceeded');
    expect(script.photoRows()).toEqual([]);
    expect(drive.folders()).toHaveLength(2);
  });

  test('but keeps its files if its row was written before the failure', () => {
    const { grid } = script.tab('Photos');
    const set = grid.set.bind(grid);
    grid.set = (row, column, value) => {
      set(row, column, value);
      if (column === script.column('Photos', 'Photo ID')) throw new Error('Service Spreadsheets timed out');
    };
    expect(script.send()).toMatchObject({ error: 'internal' });
    grid.set = set;
    expect(script.send()).toEqual({ ok: true });
    expect(script.photoRows()).toHaveLength(1);
    expect(script.leadPhotos()).toMatchObject([{ thumbnail: THUMBNAIL }]);
    expect(script.showPhoto()).toEqual({ ok: true, photo: PHOTO });
  });

  test('or names the failure in the script’s log, when Drive does not delete it either', () => {
    expectConsole('error', /ScriptBusy/);
    expectConsole('error', /Service unavailable: Drive/);
    const { drive, lock } = script.world;
    lock.heldElsewhere = true;
    drive.Files.remove = () => {
      throw new Error('Service unavailable: Drive');
    };
    expect(script.send()).toMatchObject({ error: 'busy' });
    expect(script.files()).toHaveLength(2);
  });
});

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
  script.tick(DAY_MS / MINUTE_MS);
  script.send({ photoId: 'second photo' });
  const [, , ...younger] = script.files();
  script.tick((DURATIONS.photoRetention - DAY_MS) / MINUTE_MS);
  expect(script.photoRows()).toHaveLength(2);
  script.tick(DAY_MS / MINUTE_MS);
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
  script.tick((DURATIONS.photoRetention + DAY_MS) / MINUTE_MS);
  expect(script.photoRows()).toHaveLength(20);
  log.splice(0);
  script.tick();
  expect(script.photoRows()).toHaveLength(10);
  expect(log.lastIndexOf('drive remove')).toBeLessThan(log.lastIndexOf('lock'));
  drive.Files.remove = remove;
  script.tick(DAY_MS / MINUTE_MS);
  expect([script.photoRows(), script.files()]).toEqual([[], []]);
  log.splice(0);
  script.tick();
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
  script.tick((DURATIONS.photoRetention + DAY_MS) / MINUTE_MS);
  expect(script.photoRows()).toHaveLength(2);
  drive.Files.remove = remove;
  script.tick(DAY_MS / MINUTE_MS);
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
