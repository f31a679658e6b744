import { beforeEach, describe, expect, test } from 'vitest';
import { aPhoto } from '#tests/builders/photo.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { aNumber, anAudit, at, put } from '#tests/stores/rows.ts';
import { aScriptWithOwner, type ScriptWithOwner } from './by-hand.ts';

const NUMBER = '(321) 555-0142';
const EMAIL = 'ada.marlowe@home.example';
const HER_WORDS = /Marlowe|ada\.|5550142|555-0142|Ocean Avenue|Shingles|blue gate/i;

let script: ScriptWithOwner;
let ada: string;

/** Ada has booked, with a photo, and a rep has called. The owner keeps a column of their own. */
beforeEach(async () => {
  script = await aScriptWithOwner();
  script.book();
  ada = script.rows('Leads')[0]?.['Lead ID'] ?? '';
  const note = 'Key under the blue gate';
  script.write(aPhoto('photo', ada, at(0)), { kind: 'insertAudit', row: anAudit({ leadId: ada, note }) });
  const leads = script.tab('Leads');
  const own = leads.getLastColumn() + 1;
  leads.insertColumnsAfter(own - 1, 1);
  leads.grid.set(1, own, 'Mine');
  leads.grid.set(2, own, 'Ada of the blue gate');
  script.start().onEdit();
});

type Item = 'showPersonData' | 'savePersonData' | 'erasePersonData';

/** Chooses a menu item, and does this in its dialogs. Returns what the last message says. */
function choose(item: Item, ...does: (string | null)[]): string {
  script.world.ui.said = '';
  script.world.ui.does = does;
  script.start()[item]();
  expect(script.world.ui.does, 'dialogs that were not shown').toEqual([]);
  return script.said();
}

/** Everything that is shown in the tabs, but for these. */
const cells = (...without: string[]): string =>
  JSON.stringify(
    script.world.spreadsheet.sheets
      .filter((sheet) => !without.includes(sheet.getName()))
      .map((sheet) => [sheet.getName(), sheet.shown()]),
  );

const asked = (): string => script.world.ui.asked.at(-1) ?? '';

describe('each item', () => {
  const ITEMS: Item[] = ['showPersonData', 'savePersonData', 'erasePersonData'];

  test('is in the menu', () => {
    script.start().onOpen();
    const items = script.world.ui.menus.flatMap((menu) => menu.items.map(({ functionName }) => functionName));
    expect(items).toEqual(expect.arrayContaining(ITEMS));
  });

  test.each(ITEMS)('%s ends quietly without anything typed, and wants a number or an address', (item) => {
    const before = cells();
    expect(choose(item, null)).toBe('');
    expect(choose(item, ' ')).toBe('');
    expect(asked()).toContain('Phone number or email address');
    expect(choose(item, 'Ada Marlowe')).toContain('Type a whole phone number or an email address.');
    expect(cells()).toBe(before);
  });
});

describe('Show a person’s data', () => {
  test('has a line for each lead and number, found by a number or by an address', () => {
    const said = choose('showPersonData', ' 321.555.0142 ');
    expect(said.split('\n\n')).toEqual([
      "A person's data: 1 lead, 1 visit, 1 photo",
      `1. Ada Marlowe, ${NUMBER}, ${EMAIL}, 120 Ocean Avenue, Melbourne Beach. Website booking, Nov 20, 2026, New Lead: 1 visit, 1 photo, 2 emails`,
      `${NUMBER}: not on our do-not-call list`,
    ]);
    expect(choose('showPersonData', 'Ada.Marlowe@HOME.example')).toBe(said);
  });

  test('tells leads of another name apart, and knows what the owner has just marked', () => {
    script.write(
      put.lead({ leadId: 'ben', firstName: 'Ben', lastName: 'Cole', email: '', createdAt: at(-600) }),
    );
    script.type('Leads', 2, 'Status', 'DO NOT CALL');
    const said = choose('showPersonData', NUMBER);
    expect(said).toContain('1. Ada Marlowe, (321)');
    expect(said).toContain('2. Ben Cole, another name, (321)');
    expect(said).toContain(`${NUMBER}: on our do-not-call list since Nov 20, 2026`);
  });

  test('says that nobody is found, and whether the number is listed', () => {
    script.write(put.number({ phoneKey: '13215550199', suppressedAt: at(0), suppressedBy: 'owner' }));
    expect(choose('showPersonData', '321-555-0199').split('\n\n')).toEqual([
      "A person's data: No lead has 321-555-0199.",
      '(321) 555-0199: on our do-not-call list since Nov 20, 2026',
    ]);
    expect(choose('showPersonData', 'no@body.example')).toContain('No lead has no@body.example.');
  });
});

describe('Save a person’s data as a file', () => {
  const NAME = 'What Sunrise Tarps keeps about Ada Marlowe.html';

  /** The HTML files in the owner's Google Drive. */
  const files = () => {
    const { drive } = script.world;
    return drive
      .photos()
      .map((id) => drive.file(id))
      .filter(({ mimeType }) => mimeType === 'text/html')
      .map(({ name, bytes, parents }) => ({ name, parents, html: Buffer.from(bytes).toString() }));
  };

  test('puts it into the owner’s Drive, with what was noted and the photo, and says what to do with it', () => {
    const said = choose('savePersonData', NUMBER);
    expect(said).toContain(`"${NAME}" is in your Google Drive now, under My Drive.`);
    expect(said).toContain('send it to the person, then delete it, also from the trash');
    expect(said).not.toContain('Photos');
    const [file] = files();
    expect(file).toMatchObject({ name: NAME, parents: undefined });
    const base64 = Buffer.from(aPhoto('photo', ada, at(0)).images.photo, 'base64url').toString('base64');
    for (const text of ['Ada Marlowe', NUMBER, EMAIL, 'Key under the blue gate', base64.replace(/=+$/, '')])
      expect(file?.html).toContain(text);
    expect(file?.html).not.toContain('robin');
  });

  test('says how many photos it lacks', () => {
    const [photo = ''] = script.world.drive.photos();
    script.world.drive.delete(photo);
    expect(choose('savePersonData', NUMBER)).toContain('Photos that it lacks');
    expect(files()[0]?.html).toContain('No longer available');
  });

  test('takes sixty photos, and says so', () => {
    script.write(...Array.from({ length: 60 }, (_, index) => aPhoto(`more ${index}`, ada, at(index + 1))));
    expect(choose('savePersonData', NUMBER)).toContain('It has 60 of 61 photos. The tab Photos has links');
    expect(files()[0]?.html.match(/<img /g)).toHaveLength(60);
    expect(files()[0]?.html).not.toContain('No longer available');
  });

  test('has only the leads that the owner chooses, if another name has the number', () => {
    script.write(
      put.lead({ leadId: 'ben', firstName: 'Ben', lastName: 'Cole', email: '', createdAt: at(-600) }),
    );
    expect(choose('savePersonData', NUMBER, null)).toBe('');
    expect(choose('savePersonData', NUMBER, '3')).toContain('Type numbers from 1 to 2, or all.');
    expect(files()).toEqual([]);
    choose('savePersonData', NUMBER, '2');
    expect(asked()).toContain('2. Ben Cole, another name');
    expect(files()).toEqual([
      {
        name: NAME.replace('Ada Marlowe', 'Ben Cole'),
        parents: undefined,
        html: expect.not.stringContaining('Ada'),
      },
    ]);
    choose('savePersonData', NUMBER, 'all');
    expect(files()[1]?.html).toMatch(/Ada[\s\S]*Ben/);
  });
});

describe('Erase a person’s data', () => {
  test('erases every word of it in the tabs and in Drive, and names the owner’s tabs that still have it', () => {
    const list = script.world.spreadsheet.insertSheet('March list');
    list.grid.load(1, [
      ['Name', 'Phone'],
      ['Cole', '321-555-0177'],
      ['A. M.', '1 (321) 555.0142'],
    ]);
    script.world.spreadsheet.insertSheet('Newsletter').grid.load(1, [['x'], [`To: ${EMAIL.toUpperCase()}`]]);
    script.world.spreadsheet.insertSheet('Plans').grid.load(1, [['321 Elm, 555 0177']]);
    script.world.spreadsheet.insertSheet('Chart').type = 'OBJECT';
    script.write(put.rep({ email: EMAIL }));
    const said = choose('erasePersonData', NUMBER, 'YES');
    expect(asked()).toContain('This goes, with its history and emails: 1 lead, 1 visit, 1 photo.');
    expect(asked()).toContain('1. Ada Marlowe');
    expect(asked()).toContain('A visit is still ahead.');
    expect(asked()).toContain(`${NUMBER} is not on the do-not-call list`);
    expect(asked()).toContain("This can't be undone.");
    expect(said).toContain('Erased: 1 lead, 1 visit, 1 photo.');
    expect(said).toContain('still have the number or the address: March list, Newsletter. Delete');
    expect(said).toContain('earlier versions (File, Version history)');
    expect(said).not.toContain('webhook');
    expect(cells('March list', 'Newsletter', 'Reps')).not.toMatch(HER_WORDS);
    expect(script.rows('Reps')).toMatchObject([{ Email: EMAIL }]);
    expect(script.world.drive.photos()).toEqual([]);
    expect(script.world.cache.content()).not.toMatch(HER_WORDS);
    expect(script.rows('Audit')).toMatchObject([
      { Action: 'erased', Note: '1 lead, 1 visit, 1 photo', Rep: '' },
    ]);
  });

  test('keeps the number on the do-not-call list, without a word', () => {
    const phoneKey = '13215550142';
    script.write(put.number({ phoneKey, suppressedAt: at(0), suppressedBy: 'the son of Ada' }));
    choose('erasePersonData', EMAIL, 'YES');
    expect(asked()).toContain(`${NUMBER} stays on the do-not-call list.`);
    expect(cells('Suppressed')).not.toMatch(HER_WORDS);
    expect(script.rows('Suppressed')).toMatchObject([{ 'Phone number': phoneKey, By: 'the owner' }]);
  });

  test('takes whole rows of Suppressed that the owner has typed, and keeps every number in them', () => {
    const sheet = script.world.spreadsheet.tab('Suppressed');
    sheet.grid.load(2, [[`${NUMBER} Ada's son, 321-555-0177`, '', 'son of Ada', '', 'Ada was angry']]);
    choose('erasePersonData', NUMBER, 'YES');
    expect(cells('Suppressed')).not.toMatch(HER_WORDS);
    expect(script.rows('Suppressed').map((row) => [row['Phone number'], row.By])).toEqual([
      ['13215550177', 'the owner'],
      ['13215550142', 'the owner'],
    ]);
  });

  test('leaves a number in Suppressed that the owner types while it is erased as one that is not listed', () => {
    const listed = aNumber({
      phoneKey: '13215550142',
      suppressedAt: at(0),
      suppressedBy: 'bea@tarps.example',
    });
    script.tab('Suppressed').grid.load(2, [['321-555-0177, a friend', '', '', '']]);
    script.write(
      { kind: 'eraseNumber', phoneKey: '13215550177', listed: null, keepsLines: false },
      { kind: 'eraseNumber', phoneKey: listed.phoneKey, listed, keepsLines: false },
    );
    const numbers = script.rows('Suppressed').map((row) => row['Phone number']);
    expect(numbers).toEqual(['321-555-0177, a friend', '13215550142']);
  });

  test('names the tab in which a row that cannot be read still has the number', () => {
    script.write(put.lead({ leadId: 'typed', callbackAt: '' }));
    const row = script.rows('Leads').length + 1;
    script.type('Leads', row, 'Callback', '11/24/2026');
    expect(choose('erasePersonData', NUMBER, 'YES')).toContain(
      'still have the number or the address: Leads.',
    );
  });

  test('leaves what belongs to another name, unless the owner chooses it', () => {
    script.write(
      put.lead({ leadId: 'ben', firstName: 'Ben', lastName: 'Cole', email: '', createdAt: at(-600) }),
    );
    choose('erasePersonData', NUMBER, '1', 'YES');
    expect(asked()).not.toContain('Ben');
    expect(script.rows('Leads')).toMatchObject([{ 'First name': 'Ben', 'Phone digits': '13215550142' }]);
    choose('erasePersonData', NUMBER, 'YES');
    expect(script.rows('Leads')).toEqual([]);
  });

  test('also erases what has no lead, and says so', () => {
    script.write(put.number({ phoneKey: '13215550199', calls: [at(-60)] }));
    expect(choose('erasePersonData', '321-555-0199', 'NO')).toBe('');
    expect(asked()).toContain('No lead has 321-555-0199.');
    expect(cells()).toContain('13215550199');
    expect(choose('erasePersonData', '321-555-0199', 'YES')).toContain('What was kept about it is erased.');
    expect(cells()).not.toContain('13215550199');
    expect(script.rows('Leads')).toHaveLength(1);
  });

  test.each(['NO', null])('changes nothing after %s', (pressed) => {
    const before = cells();
    expect(choose('erasePersonData', NUMBER, pressed)).toBe('');
    expect(cells()).toBe(before);
    expect(script.world.drive.photos()).toHaveLength(2);
  });

  test('erases nothing while Google Drive does not delete the photos, and says so', () => {
    const before = cells();
    script.world.drive.refusal = 'API call to drive.files failed with error: Internal Error.';
    expectConsole('error', 'Internal Error');
    expect(choose('erasePersonData', NUMBER, 'YES')).toContain('Nothing else was erased.');
    expect(cells()).toBe(before);
    script.world.drive.refusal = '';
    expect(choose('erasePersonData', NUMBER, 'YES')).toContain('Erased: 1 lead');
    expect(script.world.drive.photos()).toEqual([]);
  });
});
