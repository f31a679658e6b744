import { expect, test, vi } from 'vitest';
import { at, put } from '#tests/stores/rows.ts';
import { aScriptWithOwner } from './by-hand.ts';
import type { Access } from './fake/world.ts';
import { fillSaves, fillSheet, fillSuppressed } from './filled.ts';
import { anInstalledScript } from './installed.ts';

vi.setConfig({ testTimeout: 120_000 });

const FILE = { fileId: 'registry-1', fileName: 'registry.csv' };
const CELLS: Access[] = ['read', 'find', 'write'];

test('a file of 10,000 numbers is listed and taken off in requests of 250, each of a few calls', {
  tags: 'nightly',
}, async () => {
  const script = await anInstalledScript();
  fillSheet(script, 10_000);
  const auth = script.signedIn({ role: 'manager' });
  // 100 of them are leads, of which every third is closed.
  const numbers = Array.from({ length: 10_000 }, (_, index) => `1407${String(1_990_100 + index)}`);
  fillSuppressed(script, FILE.fileId, numbers.slice(0, -250));
  const { log } = script.world;
  const cost = (action: string, fields: Record<string, unknown>, wanted: object) => {
    log.splice(0);
    expect(script.call(action, { auth, ...FILE, ...fields })).toMatchObject(wanted);
    return CELLS.map((kind) => log.filter((access) => access === kind).length).join('/');
  };
  const last = { numbers: numbers.slice(-250) };
  // Leads that close are one write, if they are below each other.
  expect(cost('suppress_file', last, { added: 250, already: 0, closed: 67 })).toBe('18/0/36');
  expect(cost('show_file', {}, { count: 10_000 })).toBe('9/1/0');
  expect(cost('lift_file', {}, { lifted: 250, reopened: 0, more: true })).toBe('17/1/3');
  expect(cost('suppress_file', { numbers: numbers.slice(0, 250) }, { added: 250 }), 'into empty rows').toBe(
    '14/0/1',
  );
  const another = { fileId: 'registry-2', numbers: numbers.slice(500, 750) };
  expect(cost('suppress_file', another, { added: 0, already: 250 }), 'of two files').toBe('13/0/1');
});

test('a number that the owner has typed or dated since stays when the file is taken off', async () => {
  const script = await aScriptWithOwner();
  const auth = script.signedIn({ role: 'manager' });
  const numbers = ['13215550142', '13215550143', '13215550144'];
  script.call('suppress_file', { auth, ...FILE, numbers });
  script.type('Suppressed', 2, 'Since', '11/20/2026');
  script.type('Suppressed', 5, 'Phone number', '321-555-0143');
  expect(script.call('show_file', { auth, ...FILE })).toMatchObject({ count: 1 });
  expect(script.call('lift_file', { auth, ...FILE })).toMatchObject({ lifted: 1, more: false });
  expect(script.call('list_suppressed', { auth })).toMatchObject({
    numbers: [{ phone: '13215550142' }, { phone: '13215550143', suppressedAt: at(180) }],
  });
});

const LIST = { importId: 'import-1', batchId: 'hail', batchName: 'Hail', columns: ['lastName', 'phone'] };

test('an undone import leaves the rows of others where they are, and its own to the next import', async () => {
  const script = await anInstalledScript();
  const auth = script.signedIn({ role: 'manager' });
  script.write(put.batch({ batchId: 'hail', name: 'Hail' }), put.lead({ leadId: 'known', batchId: 'hail' }));
  const rows = [2, 3, 4].map((line) => ({ line, cells: ['Ada', `321-555-010${line}`] }));
  script.call('import_leads', { auth, ...LIST, rows });
  expect(script.rows('Leads')).toHaveLength(4);
  expect(script.call('undo_import', { auth, importId: LIST.importId })).toMatchObject({ removed: 3 });
  expect(script.rows('Leads')).toMatchObject([{ 'Lead ID': 'known' }]);
  expect(script.rows('Audit').map((row) => row['Lead ID'])).toEqual(['', '']);
  expect(script.call('list_batches', { auth })).toMatchObject({
    batches: [{ count_open: 1, count_total: 1 }],
  });

  script.call('import_leads', {
    auth,
    ...LIST,
    importId: 'import-2',
    rows: [{ line: 2, cells: ['Ada', '321-555-0101'] }],
  });
  expect(script.world.spreadsheet.tab('Leads').getLastRow()).toBe(3);
  expect(script.rows('Errors')).toEqual([]);
});

test('a blank row between the saves of the day hides none of those before it', async () => {
  const script = await anInstalledScript();
  const rep = 'kim@reps.example';
  // The blank row is the first of the 3,000 that are read at first.
  fillSaves(script, 3_010, rep);
  script.write({ kind: 'deleteLead', leadId: 'lead-10' });
  expect(script.store().read('repWork', { rep, since: '2026-11-20T05:00:00.000Z' })).toMatchObject({
    saves: [{ count: 3_009 }],
  });
});
