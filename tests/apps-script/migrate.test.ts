import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { freshPglite } from '#tests/stores/fresh-pglite.ts';
import { createMemoryStore } from '#tests/stores/memory/memory.ts';
import { aLeadRow } from '#tests/stores/rows.ts';
import { loadRows, NotEmpty } from '../../scripts/load-rows.ts';
import { readExport, readExportRows } from '../../scripts/sheet-export.ts';
import { byHand } from './by-hand.ts';
import { anInstalledScript, type Installed } from './installed.ts';

vi.setConfig({ testTimeout: 60_000 });

let script: Installed;
let folder: string;
beforeEach(async () => {
  script = await anInstalledScript();
  folder = await mkdtemp(join(tmpdir(), 'sheet-export-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function save(): Promise<void> {
  for (const sheet of script.world.spreadsheet.sheets) {
    const rows = Math.max(1, sheet.getLastRow());
    const cells = sheet.getRange(1, 1, rows, Math.max(1, sheet.getLastColumn())).getDisplayValues();
    await writeFile(join(folder, `Roof leads - ${sheet.getName()}.csv`), Papa.unparse(cells));
  }
}

test('every row of a sheet that was worked in arrives in PostgreSQL as it was, counted and compared', async () => {
  const hand = byHand(script);
  hand.storm('one', 'two', 'three');
  script.leads(aLeadRow({ leadId: 'four', batchId: 'storm', notes: '=1+1\r\n"two", lines', zip: '00123' }));
  const auth = script.signedIn();
  for (const status of ['Attempted', 'DO NOT CALL']) {
    const leadId = hand.nextId(auth);
    script.call('update_lead', { auth, leadId, status, note: '-5 👍' });
  }
  script.book(aBookingPost({ policyNumber: '12345678901234567890' }, FRIDAY_TEN));
  hand.type('Suppressed', 9, 'Phone number', '(407) 555-0100');
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
  });
  await expect(loadRows(createPostgresStore(db), rows)).rejects.toThrow(NotEmpty);
  await close();
});

test('a row that cannot be read is named with its reason, and the others are read', async () => {
  const hand = byHand(script);
  hand.storm('bad', 'good');
  hand.type('Leads', 2, 'Attempts', 'many');
  await save();
  const { faults, leads } = readExportRows(await readExport(folder));
  expect(faults).toEqual([{ tab: 'Leads', row: 2, reason: 'Attempts is no whole number' }]);
  expect(leads.map(({ leadId }) => leadId)).toEqual(['good']);
});

test('a missing tab is named, and rows that come back changed are counted', async () => {
  await save();
  await rm(join(folder, 'Roof leads - Calls.csv'));
  await expect(readExport(folder)).rejects.toThrow('no file of the tab Calls');

  const store = createMemoryStore();
  const lead = aLeadRow();
  const rows = { batches: [], leads: [lead], bookings: [], reps: [], numbers: [], audit: [] };
  const forgetful = {
    ...store,
    transact: ((work) =>
      store.transact((transaction) =>
        work({
          ...transaction,
          write: async (writes) =>
            transaction.write(
              writes.map((write) =>
                write.kind === 'putLead' ? { ...write, row: { ...write.row, zip: '' } } : write,
              ),
            ),
        }),
      )) as typeof store.transact,
  };
  expect(await loadRows(forgetful, rows)).toContainEqual({ name: 'leads', rows: 1, same: 0 });
});
