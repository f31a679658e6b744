import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { aScriptWithOwner, type ScriptWithOwner } from '#tests/apps-script/by-hand.ts';
import { runScriptIn } from '#tests/setup/run-script.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { postgresForThisFile } from '#tests/stores/own-postgres.ts';
import { put } from '#tests/stores/rows.ts';
import { TODAYS_TABS } from './tab-headings.ts';

vi.setConfig({ testTimeout: 180_000 });

const postgres = postgresForThisFile();
/** Nothing listens there; for what is refused before the database is looked at. */
const NOWHERE = 'postgresql://127.0.0.1:1/none';
const TABS = TODAYS_TABS.map(({ tab }) => tab);

let script: ScriptWithOwner;
let folder: string;
let saved: string;
beforeEach(async () => {
  script = await aScriptWithOwner();
  script.storm('one');
  folder = await temporaryFolder();
  saved = join(folder, 'saved');
  await mkdir(saved);
});

async function save(): Promise<void> {
  for (const tab of TABS) {
    await writeFile(join(saved, `Storm - Audit - 2026 - ${tab}.csv`), Papa.unparse(script.tab(tab).shown()));
  }
}

const move = (url = NOWHERE, ...options: string[]) =>
  runScriptIn(folder, 'migrate-sheet.ts', options.length > 0 ? options : [saved], { DATABASE_URL: url });

/** Lines that name the file of each tab. */
const TAKEN = TABS.map((tab) => `${tab}: "Storm - Audit - 2026 - ${tab}.csv"`);

test('a sheet with dashes in its name is moved: each file is named, then each tab is counted; a second time is refused', async () => {
  await save();
  const url = await postgres.createDatabase();
  expect(await move(url)).toEqual({
    status: 0,
    lines: [
      ...TAKEN,
      expect.stringContaining('Into the database '),
      'batches: 1 rows in the sheet, 1 the same in PostgreSQL',
      'leads: 1 rows in the sheet, 1 the same in PostgreSQL',
      ...['bookings', 'visits', 'reps', 'numbers', 'audit'].map(
        (name) => `${name}: 0 rows in the sheet, 0 the same in PostgreSQL`,
      ),
      // What PIN_PEPPER is known by.
      'ownerSettings: 1 rows in the sheet, 1 the same in PostgreSQL',
      'Every row of these tabs has arrived.',
      expect.stringContaining('Photos of bookings were not moved'),
      expect.stringContaining('"Roof Leads photos"'),
    ],
  });
  expect(await move(url)).toEqual({
    status: 1,
    lines: [
      ...TAKEN,
      expect.stringContaining('Into the database '),
      'The database is not empty. Choose a new one, so that nothing is mixed or written over.',
    ],
  });
});

test('what stops it before the database is written to is said in plain lines', {
  tags: 'nightly',
}, async () => {
  await save();
  for (const url of ['', 'mysql://localhost/leads']) {
    const { status, lines } = await move(url);
    expect(lines[0]).toMatch(/^DATABASE_URL (is not set|must be)/);
    expect(lines.join('\n')).not.toContain('    at ');
    expect(status).toBe(1);
  }
  for (const url of [NOWHERE, 'postgresql://nobody:a%ss@127.0.0.1:1/none']) {
    const said = expect.stringMatching(/^The database .* cannot be used: /);
    expect(await move(url)).toEqual({ status: 1, lines: [...TAKEN, expect.anything(), said] });
  }
  for (const options of [['--leave-out-bad-rows'], ['one', 'two'], ['saved', '--leave-out']]) {
    const { status, lines } = await move(NOWHERE, ...options);
    expect([status, lines[0]]).toEqual([1, expect.stringMatching(/^Usage: /)]);
  }
  script.type('Leads', 2, 'Attempts', 'many');
  await save();
  expect(await move()).toEqual({
    status: 1,
    lines: [
      ...TAKEN,
      '"Storm - Audit - 2026 - Leads.csv", line 2 (row 2 of the tab) cannot be read: Attempts is not a whole number',
      'Nothing was written. Mend this row in the sheet and save it again, or add --leave-out-bad-rows.',
    ],
  });
});

test('a database of something else is refused in one line and left as it was', async () => {
  await save();
  const url = await postgres.createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE leads (name text)');
  const { status, lines } = await move(url);
  expect(lines.slice(TABS.length + 1)).toEqual([
    expect.stringMatching(
      /^The database .* cannot be set up: relation "leads" already exists\. Choose a new, empty one\.$/,
    ),
  ]);
  expect(status).toBe(1);
  const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  expect(rows).toEqual([{ tablename: 'leads' }]);
  await client.end();
});

test('a row that PostgreSQL does not take is answered with its words, and nothing is kept', async () => {
  const visitId = 'the same';
  script.write(put.newBooking({ visitId }), put.newBooking({ visitId }));
  await save();
  const url = await postgres.createDatabase();
  const { status, lines } = await move(url);
  expect(lines.slice(TABS.length + 1)).toEqual([
    'Nothing was kept. The database answered: Key (visit_id)=(the same) already exists.',
  ]);
  expect(status).toBe(1);
});
