import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { freshPglite } from '#tests/stores/fresh-pglite.ts';
import { put } from '#tests/stores/rows.ts';
import { loadRows, NotEmpty } from '../../scripts/load-rows.ts';
import { readExport, readExportRows } from '../../scripts/sheet-export.ts';
import { aScriptWithOwner, type ScriptWithOwner } from './by-hand.ts';

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

test('every row of a used sheet is loaded into PostgreSQL unchanged, counted and compared', async () => {
  script.storm('one', 'two', 'three');
  const typed = { notes: '=1+1\r\n"two", lines', zip: '00123' };
  script.write(put.lead({ leadId: 'four', batchId: 'storm', ...typed }));
  const auth = script.signedIn();
  script.save(auth, script.next(auth)?.leadId, 'Attempted', '-5 👍');
  script.save(auth, script.next(auth)?.leadId, 'DO NOT CALL', '-5 👍');
  script.book({ policyNumber: '12345678901234567890' });
  script.type('Suppressed', 9, 'Phone number', '(407) 555-0100');
  script.write({ kind: 'putOwnerSetting', row: { name: 'closedDays', value: '2026-12-25\nSunday' } });
  await save();

  const { faults, ...rows } = readExportRows(await readExport(folder));
  expect(faults).toEqual([]);
  const { db, close } = await freshPglite();
  const counts = await loadRows(createPostgresStore(db), rows);
  expect(counts).toEqual(counts.map((count) => ({ ...count, same: count.rows })));
  expect(Object.fromEntries(counts.map(({ name, rows: all }) => [name, all]))).toMatchObject({
    batches: 2,
    leads: 5,
    bookings: 1,
    reps: 1,
    numbers: 2,
    ownerSettings: 1,
  });
  await expect(loadRows(createPostgresStore(db), rows)).rejects.toThrow(NotEmpty);
  await close();
});

test('an unreadable row is reported with its reason, and the other rows are read', async () => {
  script.storm('bad', 'good');
  script.type('Leads', 2, 'Attempts', 'many');
  await save();
  const { faults, leads } = readExportRows(await readExport(folder));
  expect(faults).toEqual([{ tab: 'Leads', row: 2, reason: 'Attempts is not a whole number' }]);
  expect(leads.map(({ leadId }) => leadId)).toEqual(['good']);
});

test('a missing tab is reported by name', async () => {
  await save();
  await rm(join(folder, 'Roof leads - Calls.csv'));
  await expect(readExport(folder)).rejects.toThrow('no file of the tab Calls');
});
