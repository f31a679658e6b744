import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { UsageError } from '#backend/hosts/node/run-script.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { readExport } from '../../../scripts/export-files.ts';
import { TODAYS_TABS } from './tab-headings.ts';

const TABS = TODAYS_TABS.map(({ tab }) => tab);

let saved: string;
beforeEach(async () => {
  saved = join(await temporaryFolder(), 'saved');
  await mkdir(saved);
});

/** Saves tabs that have only their headings, as Google names them. */
async function save(spreadsheet = 'Roof leads', tabs = TABS): Promise<void> {
  for (const { tab, headings } of TODAYS_TABS.filter((each) => tabs.includes(each.tab))) {
    await writeFile(join(saved, `${spreadsheet} - ${tab}.csv`), headings.join(','));
  }
}

const file = (tab: string): string => join(saved, `Roof leads - ${tab}.csv`);

async function filesTaken(): Promise<string[]> {
  return [...(await readExport(saved)).values()].map((each) => each.file);
}

test.each(['Storm - Audit - 2026', 'Leads', 'Leads - Reps.csv', ' - '])(
  'the tabs of the spreadsheet "%s" are found by how the names of their files end',
  async (name) => {
    await save(name);
    expect(await filesTaken()).toEqual(TABS.map((tab) => `${name} - ${tab}.csv`));
  },
);

test('files with the names of the tabs alone are taken, also with others beside them', async () => {
  for (const { tab, headings } of TODAYS_TABS) await writeFile(join(saved, `${tab}.csv`), headings.join(','));
  await writeFile(join(saved, 'Roof leads - Sessions.csv'), 'Session hash');
  await writeFile(join(saved, 'Roof leads - Leads of May.csv'), 'Name');
  // As macOS leaves it beside a saved file, and as Excel begins one.
  await writeFile(join(saved, '._Leads.csv'), '');
  await writeFile(join(saved, 'Reps.csv'), '\ufeffEmail,Name');
  expect(await filesTaken()).toEqual(TABS.map((tab) => `${tab}.csv`));
  expect((await readExport(saved)).get('Reps')?.cells).toEqual([['Email', 'Name']]);
});

const SAVE_AGAIN = 'In the sheet, choose File, Download, Comma Separated Values.';
const OF_TWO = 'Keep the files of one spreadsheet only, each tab once.';

test.each<[mistake: string, make: () => Promise<unknown>, says: () => string | RegExp]>([
  [
    'a folder that is not there',
    () => rm(saved, { recursive: true }),
    () => `${saved} cannot be read (ENOENT).`,
  ],
  [
    'an empty folder',
    () => writeFile(join(saved, '.DS_Store'), ''),
    () => `The folder ${saved} is empty. Save each tab in it as CSV (docs/google-sheets.md).`,
  ],
  [
    'a missing tab',
    () => save().then(() => rm(file('Calls'))),
    () => `In ${saved} there is no file of the tab Calls (like "Leads.csv"). ${SAVE_AGAIN}`,
  ],
  [
    'the tabs of two spreadsheets',
    () => save().then(() => save('Roof leads 2025')),
    () =>
      TABS.map(
        (tab) =>
          `In ${saved} there is more than one file of the tab ${tab}: "Roof leads - ${tab}.csv" and "Roof leads 2025 - ${tab}.csv".\n`,
      ).join('') + OF_TWO,
  ],
  [
    'some tabs of one spreadsheet and the others of another',
    () => save('Old leads', ['Leads']).then(() => save('Roof leads', TABS.slice(0, 1).concat(TABS.slice(2)))),
    () =>
      `The files in ${saved} are of different spreadsheets: "Old leads - Leads.csv" and "Roof leads - Audit.csv". Keep those of one only.`,
  ],
  ...['Roof leads - Leads (1).csv', 'Roof leads - Leads-2.csv', 'leads.CSV'].map(
    (again): [string, () => Promise<unknown>, () => RegExp] => [
      `a tab that was saved twice, as ${again}`,
      () => save().then(() => writeFile(join(saved, again), 'Name')),
      () => new RegExp(`more than one file of the tab Leads: "Roof leads - Leads.*" and ".+"\\.\n${OF_TWO}$`),
    ],
  ),
  ...(
    [
      ['a text with semicolons', 'Email;Name', ' does not separate its cells by commas.'],
      ['an open quotation mark', 'Email,Name\n"a\nb",c\n"d,e\n', ', line 4: a quotation mark is not closed.'],
      ['nothing', '', ' is empty.'],
      [
        'a text in another encoding',
        Buffer.from('Email,Name\nada,Peña\n', 'latin1'),
        ' is not a text in UTF-8: another program has saved it.',
      ],
    ] as const
  ).map(([what, text, says]): [string, () => Promise<unknown>, () => string] => [
    `${what} in a file of a tab`,
    () => save().then(() => writeFile(file('Reps'), text)),
    () => `"Roof leads - Reps.csv"${says} ${SAVE_AGAIN}`,
  ]),
  [
    'a folder with the name of a tab',
    async () => {
      await save();
      await rm(file('Reps'));
      await mkdir(file('Reps'));
    },
    () => '"Roof leads - Reps.csv" cannot be read (EISDIR).',
  ],
])('%s is answered in plain lines', async (_mistake, make, says) => {
  await make();
  const fault: unknown = await readExport(saved).catch((each: unknown) => each);
  expect(fault).toBeInstanceOf(UsageError);
  const wanted = says();
  const message = fault instanceof UsageError ? fault.message : '';
  if (typeof wanted === 'string') expect(message).toBe(wanted);
  else expect(message).toMatch(wanted);
});
