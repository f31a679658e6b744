import { beforeEach, expect, test } from 'vitest';
import { aScriptWithOwner, type ScriptWithOwner } from '#tests/apps-script/by-hand.ts';
import { at } from '#tests/stores/rows.ts';

let script: ScriptWithOwner;
let link: string;
beforeEach(async () => {
  script = await aScriptWithOwner();
  script.book({ submissionId: 'the-first' });
  link = script.visit();
  script.book({ submissionId: 'the-second', phone: '(321) 555-0143' });
  script.book({ submissionId: 'the-third', phone: '(321) 555-0144' });
  makeOlder();
});

/** Makes the sheet one that a version has set up whose bookings had the visits: three, of which one is canceled. */
function makeOlder(): void {
  const { spreadsheet } = script.world;
  const visits = spreadsheet.sheets.findIndex((sheet) => sheet.getName() === 'Visits');
  spreadsheet.sheets.splice(visits, 1);
  const { grid } = script.tab('Bookings');
  const next = grid.lastColumn() + 1;
  const columns = [
    ['Canceled', '', at(-60), ''],
    ['Changes', '0', '3', '0'],
    ['Time to be agreed', 'no', 'no', 'yes'],
  ];
  for (const [index, cells] of columns.entries())
    for (const [row, cell] of cells.entries()) grid.set(row + 1, next + index, cell);
  script.type('Bookings', 4, 'Visit key', '');
}

const show = () => script.call('show_visit', { token: 'dev-booking-token', visit: link });
const visits = () => script.rows('Visits').map((row) => [row.State, row.Changes, row['Time to be agreed']]);

test('the first request about a visit gives an older sheet its visits, and old links work', () => {
  expect(show()).toMatchObject({ ok: true, state: 'booked', changes: 0 });
  expect(visits()).toEqual([
    ['asked', '0', 'no'],
    ['canceled', '3', 'no'],
    ['asked', '0', 'yes'],
  ]);
  const [, , third] = script.rows('Bookings');
  expect(script.rows('Visits')[2]?.['Visit key']).toContain(third?.Reference?.replace('-', ''));
  const headings = script.tab('Bookings').shown()[0] ?? [];
  for (const heading of ['Canceled', 'Changes', 'Time to be agreed'])
    expect(headings).toContain(`${heading} (now in Visits)`);
  const receipt = (submissionId: string) =>
    script.get('booking_receipt', { token: 'dev-booking-token', submissionId });
  expect(receipt('the-second')).toMatchObject({ found: true, canceled: true, changes: 3 });
  expect(receipt('the-third')).toMatchObject({ found: true, toAgree: true });
  expect(script.rows('Errors')).toEqual([]);
});

test('a booking in an older sheet without limits is stored once, with its lead and emails', () => {
  const sent = script.world.mail.sent.length;
  const email = 'di@home.example';
  script.book({ submissionId: 'the-fourth', phone: '(321) 555-0145', email });
  expect(script.rows('Visits')).toHaveLength(4);
  expect(script.rows('Leads')).toHaveLength(4);
  expect(script.world.mail.sent.slice(sent).map(({ to }) => to)).toEqual(['office@tarps.example', email]);
  expect(script.rows('Errors')).toEqual([]);
});

test('what a hand has written beside a booking loses no visit, and a copied row makes no second one', () => {
  script.type('Bookings', 3, 'Canceled', '11/20/2026');
  script.type('Bookings', 4, 'Changes', 'twice');
  const { grid } = script.tab('Bookings');
  const [, first = []] = script.tab('Bookings').shown();
  for (const [index, cell] of first.entries()) grid.set(5, index + 1, cell);
  expect(show()).toMatchObject({ ok: true });
  expect(visits()).toEqual([
    ['asked', '0', 'no'],
    ['canceled', '3', 'no'],
    ['asked', '0', 'yes'],
  ]);
});

test('a sheet from before there were links gets its visits, too', () => {
  for (const heading of ['Visit key', 'Canceled', 'Changes', 'Time to be agreed'])
    script.tab('Bookings').grid.set(1, script.column('Bookings', heading), '');
  script.start().setUp();
  expect(script.book({ submissionId: 'the-fourth', phone: '(321) 555-0145' })).toMatchObject({ ok: true });
  expect(visits()).toHaveLength(4);
});

test('a booking in an older sheet with limits adds the visits first, and its own once', () => {
  script.type(
    'Settings',
    2 + script.rows('Settings').findIndex((row) => row.Setting === 'Jobs per morning'),
    'Value',
    '2',
  );
  expect(script.book({ submissionId: 'the-fourth', phone: '(321) 555-0145' })).not.toHaveProperty('toAgree');
  expect(script.rows('Visits')).toHaveLength(4);
  expect(script.book({ submissionId: 'the-fifth', phone: '(321) 555-0146' })).toMatchObject({
    toAgree: true,
  });
  expect(script.rows('Bookings').map((row) => row['Submission ID'])).toHaveLength(5);
});

test('Set up this sheet leaves an older sheet to the version that takes bookings until the new one does', () => {
  const before = script.tab('Bookings').shown();
  script.start().setUp();
  expect(script.said()).toContain('Already set up');
  expect(script.tab('Bookings').shown()).toEqual(before);
  expect(show()).toMatchObject({ ok: true, state: 'booked' });
  script.start().setUp();
  expect(script.said()).toContain('Already set up');
  expect(visits()).toHaveLength(3);
});

test('a tab Visits that was begun and not filled is filled the next time', () => {
  script.world.spreadsheet.insertSheet('Visits');
  expect(show()).toMatchObject({ ok: true });
  expect(visits()).toHaveLength(3);
});

test('a tab Visits that the owner has deleted is made anew of what the bookings say', () => {
  show();
  const { sheets } = script.world.spreadsheet;
  sheets.splice(
    sheets.findIndex((sheet) => sheet.getName() === 'Visits'),
    1,
  );
  expect(show()).toMatchObject({ ok: true, state: 'booked' });
  expect(script.rows('Visits')).toHaveLength(3);
});
