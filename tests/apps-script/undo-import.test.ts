import { expect, test, vi } from 'vitest';
import { put } from '#tests/stores/rows.ts';
import { fillSaves } from './filled.ts';
import { anInstalledScript } from './installed.ts';

vi.setConfig({ testTimeout: 60_000 });

const CELLS = ['Ada', '321-555-0101'];
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

  script.call('import_leads', { auth, ...LIST, importId: 'import-2', rows: [{ line: 2, cells: CELLS }] });
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
