import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import { expect, test, vi } from 'vitest';
import type { BatchRow, BookingRow, NumberRow, RepRow } from '#backend/core/rows.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { LEADS } from '#backend/stores/sheets/tabs/leads-tab.ts';
import { aScriptWithOwner } from '#tests/apps-script/by-hand.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { freshPglite } from '#tests/stores/fresh-pglite.ts';
import { at, put } from '#tests/stores/rows.ts';
import { readExport } from '../../../scripts/export-files.ts';
import { loadRows } from '../../../scripts/load-rows.ts';
import { readExportRows } from '../../../scripts/sheet-export.ts';
import { LAYOUTS } from './older-layouts.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A used sheet with something in each column, of which the tab as text is returned. */
async function aUsedSheet() {
  const script = await aScriptWithOwner();
  script.storm('one');
  const auth = script.signedIn({ failedAt: at(-9), lastSignInAt: at(-8), blockedAt: at(-99) });
  script.save(auth, script.next(auth)?.leadId, 'Attempted', 'Call again');
  script.book();
  script.write(
    put.newBooking({ changes: 2, canceledAt: at(5), toAgree: true, visitKey: 'a visit', sender: 'a mark' }),
  );
  script.write(
    put.number({ phoneKey: '13215550199', suppressedAt: at(0), suppressedBy: 'robin', fileId: 'registry' }),
  );
  script.write(put.batch({ batchId: 'old', archivedAt: at(6) }));
  script.write({ kind: 'putOwnerSetting', row: { name: 'closedDays', value: 'Sunday' } });
  return script;
}
type UsedSheet = Awaited<ReturnType<typeof aUsedSheet>>;

/** Saves the sheet as if a version with these headings had set it up. */
async function save(script: UsedSheet, tabs: (typeof LAYOUTS)[number]['tabs']) {
  const folder = await temporaryFolder();
  for (const { tab, headings } of tabs) {
    const rows = script.rows(tab).map((row) => headings.map((heading) => row[heading] ?? ''));
    await writeFile(join(folder, `Roof leads - ${tab}.csv`), Papa.unparse([headings, ...rows]));
  }
  return readExportRows(await readExport(folder));
}

const EMPTY_VISIT: Partial<BookingRow> = { visitKey: '', changes: 0, canceledAt: '' };
const EMPTY_LAST_PIN: Partial<RepRow> = { failedAt: '' };
const NO_BLOCK: Partial<RepRow> = { blockedAt: '' };
const EMPTY_SIGN_IN: Partial<RepRow> = { lastSignInAt: '', ...NO_BLOCK };
const NO_SENDER: Partial<BookingRow> = { sender: '' };
const NOT_TO_AGREE: Partial<BookingRow> = { toAgree: false, ...NO_SENDER };

const NO_FILE: Partial<NumberRow> = { fileId: '' };

const NOT_ARCHIVED: Partial<BatchRow> = { archivedAt: '' };

interface Lacking {
  bookings: Partial<BookingRow>;
  reps: Partial<RepRow>;
  numbers?: Partial<NumberRow>;
  batches?: Partial<BatchRow>;
}

/** What each layout lacks, oldest first. */
const LACKING: Lacking[] = [
  { bookings: { ...EMPTY_VISIT, ...NOT_TO_AGREE }, reps: { ...EMPTY_LAST_PIN, ...EMPTY_SIGN_IN } },
  { bookings: { ...EMPTY_VISIT, ...NOT_TO_AGREE }, reps: { ...EMPTY_LAST_PIN, ...EMPTY_SIGN_IN } },
  { bookings: { ...EMPTY_VISIT, ...NOT_TO_AGREE }, reps: EMPTY_SIGN_IN },
  { bookings: NOT_TO_AGREE, reps: EMPTY_SIGN_IN },
  { bookings: NOT_TO_AGREE, reps: NO_BLOCK },
  { bookings: NO_SENDER, reps: NO_BLOCK },
  { bookings: NO_SENDER, reps: NO_BLOCK },
  { bookings: NO_SENDER, reps: NO_BLOCK, numbers: {} },
  { bookings: NO_SENDER, reps: NO_BLOCK, numbers: {}, batches: {} },
  { bookings: {}, reps: NO_BLOCK, numbers: {}, batches: {} },
  { bookings: {}, reps: {}, numbers: {}, batches: {} },
];

for (const [index, { version, tabs }] of LAYOUTS.entries()) {
  const lacking = LACKING[index];
  // The first has the most to add; the nightly run has the others.
  const tags = index === 0 ? [] : ['nightly'];
  const title = `an export of ${version} is read and loaded; the columns that it lacks are empty`;
  test(title, { tags }, async () => {
    const script = await aUsedSheet();
    const whole = await save(script, LAYOUTS.at(-1)?.tabs ?? []);
    const { faults, ...rows } = await save(script, tabs);
    expect(faults).toEqual([]);
    const { faults: _, ...wanted } = whole;
    expect(rows).toEqual({
      ...wanted,
      bookings: wanted.bookings.map((row) => ({ ...row, ...lacking?.bookings })),
      reps: wanted.reps.map((row) => ({ ...row, ...lacking?.reps })),
      numbers: wanted.numbers.map((row) => ({ ...row, ...(lacking?.numbers ?? NO_FILE) })),
      batches: wanted.batches.map((row) => ({ ...row, ...(lacking?.batches ?? NOT_ARCHIVED) })),
    });
    const { db, close } = await freshPglite();
    const counts = await loadRows(createPostgresStore(db), rows);
    expect(counts).toEqual(counts.map((count) => ({ ...count, same: count.rows })));
    await close();
  });
}

test('the newest layout has the headings of a sheet that is set up today', async () => {
  const script = await aUsedSheet();
  const today = LAYOUTS.at(-1)?.tabs.map(({ tab }) => ({ tab, headings: script.tab(tab).shown()[0] }));
  expect(LAYOUTS.at(-1)?.tabs).toEqual(today);
});

test('no heading of a lead is asked of a sheet that its first version did not have', () => {
  const first = LAYOUTS[0]?.tabs.find(({ tab }) => tab === LEADS.name)?.headings;
  const asked = Object.values(LEADS.columns).filter(({ isOptional }) => !isOptional);
  expect(first).toEqual(expect.arrayContaining(asked.map(({ heading }) => heading)));
});

test('calling hours that only an older version knew are read as the narrowest', async () => {
  const script = await aUsedSheet();
  script.type('Leads', 2, 'Call window', 'arizona');
  const { faults, leads } = await save(script, LAYOUTS[0]?.tabs ?? []);
  expect(faults).toEqual([]);
  expect(leads[0]).toMatchObject({ leadId: 'one', callWindow: 'anywhere' });
});

test('a heading that every version has had is asked for by its file and its name', async () => {
  const script = await aUsedSheet();
  const tabs = (LAYOUTS[0]?.tabs ?? []).map(({ tab, headings }) => ({
    tab,
    headings: headings.filter((heading) => heading !== 'PIN hash'),
  }));
  await expect(save(script, tabs)).rejects.toThrow(
    '"Roof leads - Reps.csv": The tab "Reps" has no column "PIN hash". Choose Roof Leads, Set up this sheet.',
  );
});
