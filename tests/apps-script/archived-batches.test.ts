import { beforeEach, expect, test } from 'vitest';
import { aScriptWithOwner, type ScriptWithOwner } from './by-hand.ts';

let script: ScriptWithOwner;
let auth: string;
beforeEach(async () => {
  script = await aScriptWithOwner();
  auth = script.signedIn({ role: 'manager' });
  script.storm('lead');
});

const setArchived = (archived: boolean, batchId = 'storm') =>
  script.call('archive_batch', { auth, batchId, archived });
const offered = () => script.get('list_batches', { auth }).batches;

test('a batch is archived in its row, and brought back', () => {
  expect(setArchived(true)).toEqual({ ok: true });
  const now = new Date(script.world.now()).toISOString();
  expect(script.rows('Batches')).toMatchObject([{ Name: 'Storm', Archived: now }]);
  expect(offered()).toEqual([]);
  script.start().showTodaysNumbers();
  expect(script.said()).not.toContain('Storm');
  expect(setArchived(false)).toEqual({ ok: true });
  expect(script.rows('Batches')).toMatchObject([{ Name: 'Storm', Archived: '' }]);
  expect(script.next(auth)?.leadId).toBe('lead');
});

test('a sheet of an older version gets the heading with the first archived batch', () => {
  script.tab('Batches').grid.set(1, script.column('Batches', 'Archived'), '');
  expect(offered()).toMatchObject([{ batchId: 'storm', count_open: 1 }]);
  expect(setArchived(true)).toEqual({ ok: true });
  expect(script.rows('Batches')).toMatchObject([{ Archived: new Date(script.world.now()).toISOString() }]);
  expect(offered()).toEqual([]);
  expect(script.rows('Errors')).toEqual([]);
});

test.each(['yes', 'TRUE', 'last year', '11/20/2026'])(
  'whatever the owner types archives the batch, and an empty cell brings it back: %s',
  (typed) => {
    script.type('Batches', 2, 'Archived', typed);
    expect(offered()).toEqual([]);
    expect(script.next(auth)).toBeNull();
    expect(script.call('show_batches', { auth })).toMatchObject({ batches: [{ archivedAt: typed }] });
    script.type('Batches', 2, 'Archived', ' ');
    expect(offered()).toMatchObject([{ batchId: 'storm' }]);
    expect(script.rows('Errors')).toEqual([]);
  },
);

test('what the owner has typed is cleared when a manager brings the batch back', () => {
  script.type('Batches', 2, 'Archived', 'last year');
  expect(setArchived(true)).toEqual({ ok: true });
  expect(script.rows('Batches')).toMatchObject([{ Archived: 'last year' }]);
  expect(setArchived(false)).toEqual({ ok: true });
  expect(script.rows('Batches')).toMatchObject([{ Archived: '' }]);
});

test('what the owner types beside the batch of bookings archives nothing: they arrive there', () => {
  script.book();
  script.type('Batches', 3, 'Archived', 'yes');
  expect(script.rows('Batches')).toMatchObject([{}, { Name: 'Website bookings', Archived: 'yes' }]);
  expect(offered()).toMatchObject([{ batchId: 'website-bookings' }, { batchId: 'storm' }]);
  expect(script.next(auth, 'website-bookings')).not.toBeNull();
  expect(script.call('show_today', { auth })).toMatchObject({ newBookings: { count: 1 } });
});

test('a list that is pasted into a tab is not imported into an archived batch', () => {
  setArchived(true);
  const sheet = script.world.spreadsheet.insertSheet('Storm');
  sheet.grid.load(1, [
    ['Last name', 'Phone'],
    ['Okafor', '(321) 555-0177'],
  ]);
  script.world.spreadsheet.select('Storm');
  script.start().importTab();
  expect(script.said()).toContain('This batch has been archived. Choose another one.');
  expect(script.rows('Leads')).toHaveLength(1);
});
