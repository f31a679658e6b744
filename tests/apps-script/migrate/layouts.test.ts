import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import { expect, test, vi } from 'vitest';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { LEADS } from '#backend/stores/sheets/tabs/leads-tab.ts';
import type { Store } from '#backend/stores/store.ts';
import { aScriptWithOwner } from '#tests/apps-script/by-hand.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { emptyPglite } from '#tests/stores/fresh-pglite.ts';
import { at, put } from '#tests/stores/rows.ts';
import type { MovedRows } from '../../../scripts/compare-rows.ts';
import { readExport } from '../../../scripts/export-files.ts';
import { loadRows } from '../../../scripts/load-rows.ts';
import { readExportRows } from '../../../scripts/sheet-export.ts';
import { NEEDED_TABS, type TabHeadings, TODAYS_TABS } from './tab-headings.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A used sheet with something in each column, of which the tab as text is returned. */
async function aUsedSheet() {
  const script = await aScriptWithOwner();
  script.storm('one', 'two');
  const typed = { notes: '=1+1\r\n"two", lines', zip: '00123' };
  script.write(put.lead({ leadId: 'three', batchId: 'storm', ...typed }));
  const auth = script.signedIn({
    failedAt: at(-9),
    lastSignInAt: at(-8),
    blockedAt: at(-99),
    languages: 'es',
  });
  script.save(auth, script.next(auth)?.leadId, 'Attempted', '-5 👍');
  script.save(auth, script.next(auth)?.leadId, 'DO NOT CALL', '-5 👍');
  script.book({ policyNumber: '12345678901234567890' });
  script.type('Suppressed', 9, 'Phone number', '(407) 555-0100');
  script.write(
    put.newBooking({ visitId: 'a visit', sender: 'a mark' }),
    put.visit({ visitId: 'a visit', changes: 2, state: 'canceled', toAgree: true, changedAt: at(5) }),
  );
  script.write(
    put.number({ phoneKey: '13215550199', suppressedAt: at(0), suppressedBy: 'robin', fileId: 'registry' }),
  );
  script.write(put.batch({ batchId: 'old', archivedAt: at(6) }));
  script.write({ kind: 'putOwnerSetting', row: { name: 'closedDays', value: '2026-12-25\nSunday' } });
  return script;
}
type UsedSheet = Awaited<ReturnType<typeof aUsedSheet>>;

/** Saves the sheet as if a version with these headings had set it up. */
async function save(script: UsedSheet, tabs: readonly TabHeadings[]) {
  const folder = await temporaryFolder();
  for (const { tab, headings } of tabs) {
    const rows = script.rows(tab).map((row) => headings.map((heading) => row[heading] ?? ''));
    await writeFile(join(folder, `Roof leads - ${tab}.csv`), Papa.unparse([headings, ...rows]));
  }
  return readExportRows(await readExport(folder));
}

/** Loads the rows, all of which must come back the same. Returns how many there are of each kind. */
async function load(store: Store, rows: MovedRows): Promise<Record<string, number>> {
  const counts = await loadRows(store, rows);
  expect(counts).toEqual(counts.map((count) => ({ ...count, same: count.rows })));
  return Object.fromEntries(counts.map(({ name, rows: all }) => [name, all]));
}

test('an export of a used sheet is loaded unchanged, and one without optional columns with those empty', async () => {
  const script = await aUsedSheet();
  expect(TODAYS_TABS).toEqual(TODAYS_TABS.map(({ tab }) => ({ tab, headings: script.tab(tab).shown()[0] })));
  const { faults: none, ...wanted } = await save(script, TODAYS_TABS);
  expect(none).toEqual([]);
  const store = createPostgresStore(await emptyPglite());
  const counts = { batches: 3, leads: 4, bookings: 2, visits: 2, reps: 1, numbers: 3, ownerSettings: 2 };
  expect(await load(store, wanted)).toMatchObject(counts);
  await expect(loadRows(store, wanted)).rejects.toThrow('The database is not empty.');

  const { faults, ...rows } = await save(script, NEEDED_TABS);
  expect(faults).toEqual([]);
  expect(rows).toEqual({
    ...wanted,
    leads: wanted.leads.map((row) => ({ ...row, language: '' })),
    bookings: wanted.bookings.map((row) => ({ ...row, sender: '' })),
    visits: wanted.visits.map(({ createdAt, ...row }) => ({
      ...row,
      ...{ createdAt, changedAt: createdAt, state: 'asked', changes: 0, toAgree: false },
      ...{ mailedTo: '', words: '' },
    })),
    reps: wanted.reps.map((row) => ({ ...row, lastSignInAt: '', blockedAt: '', languages: '' })),
    numbers: wanted.numbers.map((row) => ({ ...row, fileId: '', restUntil: '' })),
    batches: wanted.batches.map((row) => ({ ...row, archivedAt: '' })),
  });
  await emptyPglite();
  expect(await load(store, rows)).toMatchObject(counts);
});

test('no heading of a lead is asked of a sheet that did not have it from the first version on', () => {
  const needed = NEEDED_TABS.find(({ tab }) => tab === LEADS.name)?.headings;
  const asked = Object.values(LEADS.columns).filter(({ isOptional }) => !isOptional);
  expect(needed).toEqual(expect.arrayContaining(asked.map(({ heading }) => heading)));
});

test('unknown calling hours are read as the narrowest; a heading that is not optional is asked for', async () => {
  const script = await aUsedSheet();
  script.type('Leads', 2, 'Call window', 'arizona');
  const { faults, leads } = await save(script, NEEDED_TABS);
  expect(faults).toEqual([]);
  expect(leads[0]).toMatchObject({ leadId: 'one', callWindow: 'anywhere' });
  const tabs = NEEDED_TABS.map(({ tab, headings }) => ({
    tab,
    headings: headings.filter((heading) => heading !== 'PIN hash'),
  }));
  await expect(save(script, tabs)).rejects.toThrow(
    '"Roof leads - Reps.csv": The tab "Reps" has no column "PIN hash". Choose Roof Leads, Set up this sheet.',
  );
});
