import { beforeEach, describe, expect, test } from 'vitest';
import { bundleScript } from '#build/script-bundle.ts';
import { aScriptWithBooking, PHOTO, type ScriptWithBooking, THUMBNAIL } from './with-photos.ts';

let script: ScriptWithBooking;
beforeEach(async () => {
  script = await aScriptWithBooking();
});

describe('the owner', () => {
  test('may delete the files of a photo, its row or its cells, and sort the tab: the others stay, oldest first', () => {
    script.send();
    for (const photoId of ['second photo', 'third photo']) {
      script.world.wait(60_000);
      script.send({ photoId });
    }
    const tab = script.tab('Photos');
    const [first, second, third] = script.leadPhotos();
    tab.grid.load(2, tab.shown(2).reverse());
    expect(script.leadPhotos()).toEqual([first, second, third]);
    for (const id of script.files().slice(0, 2)) script.world.drive.delete(id);
    expect(script.leadPhotos().map(({ thumbnail }) => thumbnail)).toEqual(['', THUMBNAIL, THUMBNAIL]);
    script.type('Photos', 2, 'Photo', '');
    tab.deleteRows(3, 1);
    for (const gone of [first, second, third]) {
      expect(script.showPhoto(gone?.photoId)).toMatchObject({ error: 'not_found' });
    }
    expect(script.leadPhotos()).toMatchObject([{ thumbnail: '' }, { thumbnail: THUMBNAIL }]);
  });

  test('who deletes a folder or moves it to the trash gets a new one with the next photo, and one set-up mends both', () => {
    script.send();
    const { drive } = script.world;
    for (const id of drive.folders()) Object.assign(drive.file(id), { name: 'Roofs', parents: [] });
    const [main = '', small = ''] = drive.folders();
    const removals = [
      ['deleted', small, () => drive.delete(small)],
      ['in the trash', main, () => drive.trash(main)],
    ] as const;
    for (const [removal, id, remove] of removals) {
      remove();
      expect(script.send({ photoId: `photo of a folder ${removal}` }), removal).toEqual({ ok: true });
      expect(drive.folders(), removal).toHaveLength(2);
      expect(drive.folders(), removal).not.toContain(id);
      const [photo = '', thumbnail = ''] = script.files().slice(-2);
      expect([script.contentOf(photo), script.contentOf(thumbnail)]).toEqual([PHOTO, THUMBNAIL]);
    }
    const before = drive.folders();
    script.start().setUp();
    expect(drive.folders()).toEqual(before);
    for (const id of before.toReversed()) drive.trash(id);
    script.start().setUp();
    expect(drive.folders()).toHaveLength(2);
    expect(script.said()).toContain('Photos from bookings are stored in your Google Drive');
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

  test('goes on without photos and says in Errors what to do; once it is set up again, the refused photo arrives', () => {
    const { globals, drive } = script.world;
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
    script.start().setUp();
    expect(script.said()).toContain("Photos from bookings can't be stored yet: Drive is not defined");
    expect(script.said()).toContain('VITE_REP_TOKEN=');
    expect(script.send()).toMatchObject({ error: 'internal' });
    globals.Drive = drive;
    script.start().setUp();
    expect(script.send()).toEqual({ ok: true });
    expect(script.files()).toHaveLength(2);
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
