import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import { control, fill } from '#tests/form.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { leadsOf } from '#tests/msw/stored-rows.ts';
import { add, csv, expectFinished, expectSum, groupsIn, openFile, openList } from './import-page.ts';

const TITLED = `Storm list of Palm Bay
Generated 11/02/2026

First Name,Last Name,Phone
Ola,Abel,321-555-0161
Pia,"Bold
Smith",321-555-0162
`;

/** The table of the first lines, without its heading. */
const firstLines = () =>
  within(screen.getByRole('region', { name: 'First lines of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

const importedBatch = () =>
  importLeadsAction.request.parse(repScript.sentAs('import_leads').at(-1)?.payload).batchId;

test('titles above the headings are told apart, and every line is counted', async () => {
  const { user } = await openList(TITLED);
  expect(control('headingLine')).toHaveDisplayValue('4: First Name, Last Name, Phone');
  expect(control('headingLine')).toHaveAccessibleDescription('The lines above are not imported.');
  const table = within(screen.getByRole('region', { name: 'First lines of the file' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '4',
    '5',
    '6',
  ]);
  expect(firstLines()).toEqual([
    ['not imported', 'Storm list of Palm Bay'],
    ['not imported', 'Generated 11/02/2026'],
    ['headings', 'First Name', 'Last Name', 'Phone'],
    ['lead', 'Ola', 'Abel', '321-555-0161'],
    ['lead', 'Pia', 'Bold\nSmith', '321-555-0162'],
  ]);
  expect(
    screen.getByText(
      '7 lines in this file: 2 above the headings, 1 with the headings, 3 with rows, 1 empty.',
    ),
  ).toBeVisible();
  expectSum(groupsIn(screen.getByRole('main')), 2);
  await add(user);
  await expectFinished();
  expect(leadsOf(importedBatch())).toMatchObject([
    { firstName: 'Ola', lastName: 'Abel' },
    { firstName: 'Pia', lastName: 'Bold Smith' },
  ]);
});

test('the manager chooses the line with the headings, and what else was typed stays', async () => {
  await openList('Kay,Vance,Phone\nFirst,Last,Cell\nOla,Abel,321-555-0161\n');
  fill({ batchName: 'My storm', description: 'north side' });
  expect(control('headingLine')).toHaveDisplayValue('2: First, Last, Cell');
  fill({ headingLine: '' });
  expect(await screen.findByText('Choose the column that has the phone number.')).toBeVisible();
  expect(screen.getByText('storm list.csv: 3 rows')).toBeVisible();
  expect(control('column-3')).toHaveAccessibleName('Column 3');
  expect(firstLines().map(([use]) => use)).toEqual(['lead', 'lead', 'lead']);
  fill({ headingLine: '0' });
  expect(control('column-3')).toHaveDisplayValue('Phone');
  fill({ headingLine: '1' });
  expect(await screen.findByText('1 of 1 row can be added.')).toBeVisible();
  expect(
    screen.getByText('3 lines in this file: 1 above the headings, 1 with the headings, 1 with rows.'),
  ).toBeVisible();
  expect(control('batchName')).toHaveValue('My storm');
  expect(control('description')).toHaveValue('north side');
});

test('a file of many and long cells shows the first of them', async () => {
  const wide = Array.from({ length: 24 }, (_, index) => `x${index}`);
  await openFile(csv(`Name,Phone,${wide.join()}\nKay ${'y'.repeat(99)},321-555-0101,${wide.join()}\n`));
  await screen.findByText(/can be added\./);
  const [, lead = []] = firstLines();
  expect(lead).toHaveLength(1 + 20 + 1);
  expect(lead[1]).toHaveLength(60);
  expect(lead.at(-1)).toBe('and 6 cells more');
});
