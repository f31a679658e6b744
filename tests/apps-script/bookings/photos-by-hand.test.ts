import { beforeEach, describe, expect, test } from 'vitest';
import { bundleScript } from '#build/script-bundle.ts';
import { aScriptWithBooking, PHOTO, type ScriptWithBooking, THUMBNAIL } from './with-photos.ts';

let script: ScriptWithBooking;
beforeEach(async () => {
  script = await aScriptWithBooking();
});

describe('the owner', () => {
  test('may delete the files of a photo: it is gone from the card, and the others stay', () => {
    script.send();
    script.world.wait(60_000);
    script.send({ photoId: 'second photo' });
    for (const id of script.files().slice(0, 2)) script.world.drive.delete(id);
    const photos = script.leadPhotos();
    expect(photos.map(({ thumbnail }) => thumbnail)).toEqual(['', THUMBNAIL]);
    expect(script.showPhoto(photos[0]?.photoId)).toMatchObject({ error: 'not_found' });
    expect(script.showPhoto(photos[1]?.photoId)).toMatchObject({ ok: true });
  });

  test('may delete the row of a photo, or empty its cells', () => {
    script.send();
    script.send({ photoId: 'second photo' });
    script.type('Photos', 3, 'Photo', '');
    expect(script.showPhoto(script.photoRows()[1]?.['Photo ID'])).toMatchObject({ error: 'not_found' });
    const [first] = script.photoRows();
    script.tab('Photos').deleteRows(2, 1);
    expect(script.showPhoto(first?.['Photo ID'])).toMatchObject({ error: 'not_found' });
    expect(script.leadPhotos()).toMatchObject([{ thumbnail: THUMBNAIL }]);
  });

  test('may sort the tab: the card has the oldest photo first', () => {
    script.send();
    script.world.wait(60_000);
    script.send({ photoId: 'second photo' });
    const tab = script.tab('Photos');
    const before = script.leadPhotos();
    tab.grid.load(2, tab.shown(2).reverse());
    expect(script.leadPhotos()).toEqual(before);
  });

  test.each(['deletes', 'moves to the trash'])(
    'who %s a folder gets a new one with the next photo',
    (way) => {
      script.send();
      const { drive } = script.world;
      const [main = '', small = ''] = drive.folders();
      for (const id of [small, main]) {
        if (way === 'deletes') drive.delete(id);
        else drive.trash(id);
        expect(script.send({ photoId: `photo without ${id}` })).toEqual({ ok: true });
        expect(drive.folders()).toHaveLength(2);
        expect(drive.folders()).not.toContain(id);
        const [photo = '', thumbnail = ''] = script.files().slice(-2);
        expect([script.contentOf(photo), script.contentOf(thumbnail)]).toEqual([PHOTO, THUMBNAIL]);
      }
    },
  );

  test('gets missing folders by setting up the sheet again, and no second ones', () => {
    const { drive } = script.world;
    const before = drive.folders();
    script.start().setUp();
    expect(drive.folders()).toEqual(before);
    for (const id of before.toReversed()) drive.trash(id);
    script.start().setUp();
    expect(drive.folders()).toHaveLength(2);
    expect(script.said()).toContain('Photos from bookings are stored in your Google Drive');
  });

  test('may rename and move the folders', () => {
    script.send();
    const { drive } = script.world;
    for (const id of drive.folders()) Object.assign(drive.file(id), { name: 'Roofs', parents: [] });
    script.send({ photoId: 'second photo' });
    expect(drive.folders()).toHaveLength(2);
  });
});

describe('a sheet that an earlier version has set up', () => {
  /** The sheet, the properties and the platform as they were before there were photos. */
  function goBack(): void {
    const { spreadsheet, properties, globals } = script.world;
    spreadsheet.sheets.splice(spreadsheet.sheets.indexOf(script.tab('Photos')), 1);
    for (const name of ['PHOTOS_FOLDER', 'THUMBNAILS_FOLDER']) properties.values.delete(name);
    Reflect.deleteProperty(globals, 'Drive');
  }

  test('goes on without photos, and add_photo says in Errors what to do', () => {
    goBack();
    const auth = script.signedIn();
    expect(script.book({ submissionId: 'another-booking' })).toMatchObject({ ok: true });
    const leadId = script.next(auth, 'website-bookings')?.leadId;
    expect(script.call('lead_photos', { auth, leadId })).toEqual({ ok: true, photos: [] });
    expect(script.call('show_photo', { auth, leadId, photoId: 'unknown' })).toMatchObject({
      error: 'not_found',
    });
    expect(script.save(auth, leadId)).toMatchObject({ ok: true });
    expect(script.rows('Errors')).toEqual([]);
    expect(script.send()).toMatchObject({ error: 'internal' });
    expect(script.lastError()).toContain(
      'The tab "Photos" is missing. Choose Roof Leads, Set up this sheet.',
    );
    expect(script.files()).toEqual([]);
  });

  test('takes photos after it is set up again, and the photo that was refused arrives when it is sent again', () => {
    const { globals, drive } = script.world;
    goBack();
    expect(script.send()).toMatchObject({ error: 'internal' });
    script.start().setUp();
    expect(script.said()).toContain("Photos from bookings can't be stored yet: Drive is not defined");
    expect(script.said()).toContain('VITE_REP_TOKEN=');
    expect(script.send()).toMatchObject({ error: 'internal' });
    globals.Drive = drive;
    script.start().setUp();
    expect(script.send()).toEqual({ ok: true });
    expect(script.leadPhotos()).toMatchObject([{ thumbnail: THUMBNAIL }]);
  });
});

test('the script may open no file in the owner’s Drive that it has not made', async () => {
  const { manifest } = await bundleScript();
  expect(JSON.parse(manifest)).toMatchObject({
    oauthScopes: [
      'https://www.googleapis.com/auth/spreadsheets.currentonly',
      'https://www.googleapis.com/auth/script.container.ui',
      'https://www.googleapis.com/auth/script.send_mail',
      'https://www.googleapis.com/auth/drive.file',
      'https://www.googleapis.com/auth/script.external_request',
      'https://www.googleapis.com/auth/script.scriptapp',
    ],
    dependencies: { enabledAdvancedServices: [{ userSymbol: 'Drive', serviceId: 'drive', version: 'v3' }] },
  });
});
