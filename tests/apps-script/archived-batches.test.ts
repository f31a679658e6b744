import { beforeEach, expect, test } from 'vitest';
import { aScriptWithOwner, type ScriptWithOwner } from './by-hand.ts';

let script: ScriptWithOwner;
let auth: string;
beforeEach(async () => {
  script = await aScriptWithOwner();
  auth = script.signedIn({ role: 'manager' });
  script.storm('lead');
});

const setArchived = (archived: boolean) => script.call('archive_batch', { auth, batchId: 'storm', archived });
const offered = () => script.get('list_batches', { auth }).batches;

test('a batch is archived in its row and brought back', () => {
  expect(offered()).toMatchObject([{ batchId: 'storm', count_open: 1 }]);
  expect(setArchived(true)).toEqual({ ok: true });
  const now = new Date(script.world.now()).toISOString();
  expect(script.rows('Batches')).toMatchObject([{ Name: 'Storm', Archived: now }]);
  expect(offered()).toEqual([]);
  script.start().showTodaysNumbers();
  expect(script.said()).not.toContain('Storm');
  expect(setArchived(false)).toEqual({ ok: true });
  expect(script.rows('Batches')).toMatchObject([{ Name: 'Storm', Archived: '' }]);
  expect(script.next(auth)?.leadId).toBe('lead');
  expect(script.rows('Errors')).toEqual([]);
});

test('whatever the owner types archives the batch; an empty cell or a manager brings it back', () => {
  script.type('Batches', 2, 'Archived', 'last year');
  expect(offered()).toEqual([]);
  expect(script.next(auth)).toBeNull();
  expect(script.call('show_batches', { auth })).toMatchObject({ batches: [{ archivedAt: 'last year' }] });
  script.type('Batches', 2, 'Archived', ' ');
  expect(offered()).toMatchObject([{ batchId: 'storm' }]);
  script.type('Batches', 2, 'Archived', 'TRUE');
  expect(setArchived(true)).toEqual({ ok: true });
  expect(script.rows('Batches')).toMatchObject([{ Archived: 'TRUE' }]);
  expect(setArchived(false)).toEqual({ ok: true });
  expect(script.rows('Batches')).toMatchObject([{ Archived: '' }]);
  expect(script.rows('Errors')).toEqual([]);
});

test('what the owner types beside the batch of bookings archives nothing: they arrive there', () => {
  script.book();
  script.type('Batches', 3, 'Archived', 'yes');
  expect(offered()).toMatchObject([{ batchId: 'website-bookings' }, { batchId: 'storm' }]);
  expect(script.next(auth, 'website-bookings')).not.toBeNull();
  expect(script.call('show_today', { auth })).toMatchObject({ newBookings: { count: 1 } });
});
