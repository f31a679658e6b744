import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { aScriptWithOwner, type ScriptWithOwner } from '#tests/apps-script/by-hand.ts';
import { runScriptIn } from '#tests/setup/run-script.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { postgresForThisFile } from '#tests/stores/own-postgres.ts';
import { put } from '#tests/stores/rows.ts';
import { LAYOUTS } from './older-layouts.ts';

vi.setConfig({ testTimeout: 60_000 });

const postgres = postgresForThisFile();
/** Nothing listens there; for what is refused before the database is looked at. */
const NOWHERE = 'postgresql://127.0.0.1:1/none';
const TABS = (LAYOUTS.at(-1)?.tabs ?? []).map(({ tab }) => tab);

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

async function save(spreadsheet = 'Roof leads', tabs = TABS): Promise<void> {
  for (const tab of tabs) {
    await writeFile(join(saved, `${spreadsheet} - ${tab}.csv`), Papa.unparse(script.tab(tab).shown()));
  }
}

const file = (tab: string): string => join(saved, `Roof leads - ${tab}.csv`);

const move = (url = NOWHERE, ...options: string[]) =>
  runScriptIn(folder, 'migrate-sheet.ts', options.length > 0 ? options : [saved], { DATABASE_URL: url });

/** Lines that name the file of each tab. */
const taken = (spreadsheet = 'Roof leads') => TABS.map((tab) => `${tab}: "${spreadsheet} - ${tab}.csv"`);

test('a sheet with dashes in its name is moved: each file is named, then each tab is counted', async () => {
  await save('Storm - Audit - 2026');
  const { status, lines } = await move(await postgres.createDatabase());
  expect(lines).toEqual([
    ...taken('Storm - Audit - 2026'),
    expect.stringContaining('Into the database '),
    'batches: 1 rows in the sheet, 1 the same in PostgreSQL',
    'leads: 1 rows in the sheet, 1 the same in PostgreSQL',
    ...['bookings', 'reps', 'numbers', 'audit', 'ownerSettings'].map(
      (name) => `${name}: 0 rows in the sheet, 0 the same in PostgreSQL`,
    ),
    'Every row of these tabs has arrived.',
    expect.stringContaining('Photos of bookings were not moved'),
    expect.stringContaining('"Roof Leads photos"'),
  ]);
  expect(status).toBe(0);
});

test.each([
  {
    mistake: 'a folder that is not there',
    make: () => rm(saved, { recursive: true }),
    says: () => [`There is no folder ${saved}.`],
  },
  {
    mistake: 'a tab of two spreadsheets',
    make: async () => {
      await save();
      await save('Roof leads 2025', ['Leads']);
    },
    says: () => [
      `In ${saved} there is more than one file of the tab Leads: "Roof leads - Leads.csv" and "Roof leads 2025 - Leads.csv".`,
      'Keep the files of one spreadsheet only, each tab once.',
    ],
  },
  {
    mistake: 'the file of another tab',
    make: async () => {
      await save();
      await writeFile(file('Reps'), Papa.unparse(script.tab('Leads').shown()));
    },
    says: () => [
      ...taken(),
      '"Roof leads - Reps.csv": The tab "Reps" has no column "Name". Choose Roof Leads, Set up this sheet. Then save the tab again.',
    ],
  },
  {
    mistake: 'a row that cannot be read',
    make: async () => {
      script.type('Leads', 2, 'Attempts', 'many');
      await save();
    },
    says: () => [
      ...taken(),
      '"Roof leads - Leads.csv", line 2 (row 2 of the tab) cannot be read: Attempts is not a whole number',
      'Nothing was written. Mend this row in the sheet and save it again, or add --leave-out-bad-rows.',
    ],
  },
])(
  '$mistake is answered with plain lines, before the database is opened',
  { tags: 'nightly' },
  async ({ make, says }) => {
    await make();
    expect(await move()).toEqual({ status: 1, lines: says() });
  },
);

test.each([
  ['no address', ''],
  ['an address of another database', 'mysql://localhost/leads'],
])('%s in DATABASE_URL is answered in plain lines', { tags: 'nightly' }, async (_what, url) => {
  await save();
  const { status, lines } = await move(url);
  expect(lines[0]).toMatch(/^DATABASE_URL (is not set|must be)/);
  expect(lines.join('\n')).not.toContain('    at ');
  expect(status).toBe(1);
});

test.each([NOWHERE, 'postgresql://nobody:a%ss@127.0.0.1:1/none'])(
  'an address where no database answers, %s, is named in one line',
  { tags: 'nightly' },
  async (url) => {
    await save();
    const { status, lines } = await move(url);
    expect(lines.slice(TABS.length + 1)).toEqual([
      expect.stringMatching(/^The database .* cannot be used: /),
    ]);
    expect(status).toBe(1);
  },
);

test.each([
  ['no folder', ['--leave-out-bad-rows']],
  ['two folders', ['one', 'two']],
  ['an option that it does not know', ['saved', '--leave-out']],
])('%s after the command shows how it is used', { tags: 'nightly' }, async (_what, options) => {
  const { status, lines } = await move(NOWHERE, ...options);
  expect(lines[0]).toMatch(/^Usage: /);
  expect(lines).toHaveLength(2);
  expect(status).toBe(1);
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

test('a database that has leads is refused in one line', async () => {
  await save();
  const url = await postgres.createDatabase();
  expect((await move(url)).status).toBe(0);
  const { status, lines } = await move(url);
  expect(lines.slice(TABS.length + 1)).toEqual([
    'The database is not empty. Choose a new one, so that nothing is mixed or written over.',
  ]);
  expect(status).toBe(1);
});

test('a row that PostgreSQL does not take is answered with its words, and nothing is kept', async () => {
  const visitKey = 'the same';
  script.write(put.newBooking({ visitKey }), put.newBooking({ visitKey }));
  await save();
  const url = await postgres.createDatabase();
  const { status, lines } = await move(url);
  expect(lines.slice(TABS.length + 1)).toEqual([
    'Nothing was kept. The database answered: Key (visit_key)=(the same) already exists.',
  ]);
  expect(status).toBe(1);
});
