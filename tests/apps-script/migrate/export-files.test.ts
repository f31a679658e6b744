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

test.each([
  {
    mistake: 'a folder that is not there',
    make: () => rm(saved, { recursive: true }),
    says: () => [`There is no folder ${saved}.`],
  },
  {
    mistake: 'a file instead of a folder',
    make: async () => {
      await rm(saved, { recursive: true });
      await writeFile(saved, 'Name');
    },
    says: () => [`${saved} is a file. Name the folder that holds the saved tabs.`],
  },
  {
    mistake: 'an empty folder',
    make: () => writeFile(join(saved, '.DS_Store'), ''),
    says: () => [`The folder ${saved} is empty. Save each tab in it as CSV (docs/google-sheets.md).`],
  },
  {
    mistake: 'a missing tab',
    make: async () => {
      await save();
      await rm(file('Calls'));
    },
    says: () => [`In ${saved} there is no file of the tab Calls (like "Leads.csv").`],
  },
  {
    mistake: 'the spreadsheet as one file',
    make: () => writeFile(join(saved, 'Roof leads.xlsx'), 'PK'),
    says: () => [
      `In ${saved} there is no file of the tab ${TABS.join(', ')} (like "Leads.csv"). "Roof leads.xlsx" cannot be read. In the sheet, choose File, Download, Comma Separated Values. Do so for each tab.`,
    ],
  },
  {
    mistake: 'the tabs of two spreadsheets',
    make: async () => {
      await save();
      await save('Roof leads 2025');
    },
    says: () => [
      ...TABS.map(
        (tab) =>
          `In ${saved} there is more than one file of the tab ${tab}: "Roof leads - ${tab}.csv" and "Roof leads 2025 - ${tab}.csv".`,
      ),
      'Keep the files of one spreadsheet only, each tab once.',
    ],
  },
  {
    mistake: 'some tabs of one spreadsheet and the others of another',
    make: async () => {
      await save('Old leads', ['Leads']);
      await save(
        'Roof leads',
        TABS.filter((tab) => tab !== 'Leads'),
      );
    },
    says: () => [
      `The files in ${saved} are of different spreadsheets: "Old leads - Leads.csv" and "Roof leads - Audit.csv". Keep those of one only.`,
    ],
  },
  ...['Roof leads - Leads (1).csv', 'Roof leads - Leads-2.csv', 'leads.CSV'].map((again) => ({
    mistake: `a tab that was saved twice, as ${again}`,
    make: async () => {
      await save();
      await writeFile(join(saved, again), 'Name');
    },
    says: () => [
      expect.stringMatching(/more than one file of the tab Leads: "Roof leads - Leads.*" and ".+"\.$/),
      'Keep the files of one spreadsheet only, each tab once.',
    ],
  })),
  ...Object.entries({
    'a spreadsheet': { text: 'PK\u0003\u0004\u0014\u0000', says: ' is not a CSV file.' },
    'a web page': { text: '<!DOCTYPE html><html>', says: ' is not a CSV file.' },
    'a text with semicolons': { text: 'Email;Name', says: ' does not separate its cells by commas.' },
    'an open quotation mark': {
      text: 'Email,Name\n"a\nb",c\n"d,e\n',
      says: ', line 4: a quotation mark is not closed.',
    },
    nothing: { text: '', says: ' is empty.' },
    'a text in another encoding': {
      text: Buffer.from('Email,Name\nada,Peña\n', 'latin1'),
      says: ' is not a text in UTF-8: another program has saved it.',
    },
  }).map(([what, { text, says }]) => ({
    mistake: `${what} in a file of a tab`,
    make: async () => {
      await save();
      await writeFile(file('Reps'), text);
    },
    says: () => [
      `"Roof leads - Reps.csv"${says} In the sheet, choose File, Download, Comma Separated Values.`,
    ],
  })),
  {
    mistake: 'a folder with the name of a tab',
    make: async () => {
      await save();
      await rm(file('Reps'));
      await mkdir(file('Reps'));
    },
    says: () => ['"Roof leads - Reps.csv" cannot be read (EISDIR).'],
  },
])('$mistake is answered in plain lines', async ({ make, says }) => {
  await make();
  const fault: unknown = await readExport(saved).catch((each: unknown) => each);
  expect(fault).toBeInstanceOf(UsageError);
  expect(fault instanceof UsageError && fault.message.split('\n')).toEqual(says());
});
