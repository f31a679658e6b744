import { beforeEach, describe, expect, test } from 'vitest';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { aJpeg } from '#tests/builders/photo.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { aScriptWithBooking, PHOTO, type ScriptWithBooking, THUMBNAIL } from './with-photos.ts';

let script: ScriptWithBooking;
beforeEach(async () => {
  script = await aScriptWithBooking();
});

describe('a photo of a booking', () => {
  test('becomes two files in the owner’s Drive, each in its folder, and one row with links to them', () => {
    expect(script.send()).toEqual({ ok: true });
    const [photo = '', thumbnail = ''] = script.files();
    expect(script.files()).toHaveLength(2);
    expect([script.contentOf(photo), script.contentOf(thumbnail)]).toEqual([PHOTO, THUMBNAIL]);
    const { drive } = script.world;
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

  test('is on the card of the rep as a small picture and opens in full', () => {
    const thumbnail = aJpeg({ width: 100, height: 100 });
    script.send();
    script.world.wait(60_000);
    script.send({ photoId: 'second photo', thumbnail });
    const [first, second] = script.leadPhotos();
    expect([first?.thumbnail, second?.thumbnail]).toEqual([THUMBNAIL, thumbnail]);
    expect(script.showPhoto(first?.photoId)).toEqual({ ok: true, photo: PHOTO });
  });

  test('sent again makes no new file, however often', () => {
    for (let time = 0; time < 10; time++) expect(script.send()).toEqual({ ok: true });
    expect(script.files()).toHaveLength(2);
    expect(script.photoRows()).toHaveLength(1);
    expect(script.world.log.filter((access) => access === 'drive create')).toHaveLength(4);
  });

  test('of the largest size that is accepted comes back unchanged, and a larger one is refused', () => {
    const photo = aJpeg({ bytes: PHOTO_LIMITS.bytes, fill: 128 });
    const thumbnail = aJpeg({ width: 240, height: 180, bytes: PHOTO_LIMITS.thumbnailBytes });
    expect(script.send({ photo, thumbnail })).toEqual({ ok: true });
    expect(script.showPhoto()).toEqual({ ok: true, photo });
    const larger = aJpeg({ bytes: PHOTO_LIMITS.bytes + 3 });
    expect(script.send({ photoId: 'another photo', photo: larger })).toMatchObject({ error: 'bad_request' });
    expect(script.files()).toHaveLength(2);
  });

  test('over the limit of the booking is refused, and makes no file', () => {
    for (let index = 0; index < PHOTO_LIMITS.count; index++)
      script.send({ photoId: `photo number ${index}` });
    expect(script.send({ photoId: 'one too many' })).toMatchObject({ error: 'photos_full' });
    expect(script.files()).toHaveLength(2 * PHOTO_LIMITS.count);
    expect(script.leadPhotos()).toHaveLength(PHOTO_LIMITS.count);
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

  test('nobody waits for the lock', () => {
    const { log } = script.world;
    log.splice(0);
    script.send();
    expect(log.lastIndexOf('drive create')).toBeLessThan(log.indexOf('lock'));
    expect(log.filter((access) => access === 'lock')).toHaveLength(1);
  });

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
