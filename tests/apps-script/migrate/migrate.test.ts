import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { aScriptWithOwner, type ScriptWithOwner } from '#tests/apps-script/by-hand.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { emptyPglite } from '#tests/stores/fresh-pglite.ts';
import { at, put } from '#tests/stores/rows.ts';
import { readExport } from '../../../scripts/export-files.ts';
import { loadRows } from '../../../scripts/load-rows.ts';
import { readExportRows } from '../../../scripts/sheet-export.ts';

vi.setConfig({ testTimeout: 60_000 });

let script: ScriptWithOwner;
let folder: string;
beforeEach(async () => {
  script = await aScriptWithOwner();
  folder = await temporaryFolder();
});

async function save(): Promise<void> {
  for (const sheet of script.world.spreadsheet.sheets) {
    await writeFile(join(folder, `Roof leads - ${sheet.getName()}.csv`), Papa.unparse(sheet.shown()));
  }
}

test('numbers are read as the script reads them: several in a cell, and those of leads set to DO NOT CALL by hand', async () => {
  script.storm('one', 'two');
  script.type('Leads', 2, 'Phone', '321-555-0188 / 3215550189.0');
  script.type('Leads', 2, 'Status', 'DO NOT CALL');
  await save();
  const { leads, numbers } = readExportRows(await readExport(folder));
  expect(leads).toMatchObject([
    { open: false, phoneKey: '13215550188', otherKeys: '13215550189' },
    { open: true, phoneKey: '13215550142', otherKeys: '' },
  ]);
  expect(numbers.filter(({ suppressedAt }) => suppressedAt !== '').map(({ phoneKey }) => phoneKey)).toEqual([
    '13215550188',
    '13215550189',
  ]);
});

test('an unreadable row is reported with its file, line and reason, and the other rows are read', async () => {
  script.storm('two lines', 'bad', 'good');
  script.type('Leads', 2, 'Notes', 'wet\nceiling');
  script.type('Leads', 3, 'Attempts', 'many');
  await save();
  const { faults, leads } = readExportRows(await readExport(folder));
  const file = 'Roof leads - Leads.csv';
  expect(faults).toEqual([{ file, line: 4, row: 3, reason: 'Attempts is not a whole number' }]);
  expect(leads.map(({ leadId }) => leadId)).toEqual(['two lines', 'good']);
});

test('a database with nothing but one row of any kind is not empty', { tags: 'nightly' }, async () => {
  await save();
  const { faults: _, ...rows } = readExportRows(await readExport(folder));
  for (const write of [
    put.rep({ state: 'pending' }),
    put.rep({ state: 'denied' }),
    put.number({ suppressedAt: at(0) }),
    { kind: 'putOwnerSetting', row: { name: 'closedDays', value: 'Sunday' } },
  ] as const) {
    const db = await emptyPglite();
    const store = createPostgresStore(db);
    await store.transact((transaction) => transaction.write([write]));
    await expect(loadRows(store, rows)).rejects.toThrow('The database is not empty.');
  }
});
