import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { control, fill } from '#tests/form.ts';
import { json } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { isSuppressed, leadsOf, storeLeads } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { lackFeatures, press } from '#tests/rep-access/rep-pages.ts';
import {
  add,
  choose,
  counts,
  csv,
  expectFinished,
  expectSum,
  groupsIn,
  listedLines,
  openFile,
  openList,
  summary,
} from './import-page.ts';

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
  importLeadsAction.request.parse(repEndpoint.sentAs('import_leads').at(-1)?.payload).batchId;

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

const button = (name: string) => screen.findByRole('button', { name });

const FLAGGED = `First name,Last name,Phone,Status,Do Not Call,Notes
Ivy,Seth,321-555-0321,DO NOT CALL,TRUE,asked twice
Jay,Tripp,321-555-0322,New Lead,FALSE,
Kay,Vance,321-555-0321,New Lead,,
`;

describe('a list that says who may not be called', () => {
  test('shows them as a group of their own, and puts them on the do-not-call list', async () => {
    storeLeads(aLead({ leadId: 'known', phone: '(321) 555-0321' }));
    const { user } = await openList(FLAGGED);
    await button('Add 1 lead');
    expect(counts()).toEqual([
      ['To add', 1],
      ['Put on the do-not-call list', 1],
      ['On the do-not-call list', 1],
      ['Rows in this file', 3],
    ]);
    expect(
      screen.getByText('1 row says not to call. Its number goes on the do-not-call list:'),
    ).toBeVisible();
    expect(listedLines()).toEqual([
      'Line 2Put on the do-not-call list',
      'Line 4This number may not be called, says line 2',
    ]);
    await add(user);
    await expectFinished();
    expect(summary().filter(([, count]) => count > 0)).toEqual([
      ['Added', 1],
      ['Put on the do-not-call list', 1],
      ['On the do-not-call list', 1],
      ['Rows in this file', 3],
    ]);
    expectSum(summary(), 3);
    expect(isSuppressed('13215550321')).toBe(true);
    expect(isSuppressed('13215550322')).toBe(false);
    expect(testBackend.read('lead', { leadId: 'known' })).toMatchObject({ open: false });
  });

  test('and has nobody else still goes on the list', async () => {
    const { user } = await openList('Name,Phone,DNC\nIvy Seth,321-555-0321,Y\n');
    await press(user, 'Put 1 person on the do-not-call list');
    await expectFinished();
    expect(isSuppressed('13215550321')).toBe(true);
  });

  test('is refused row by row of a script that would call them', async () => {
    await openList(FLAGGED, () => lackFeatures(['import_do_not_call']));
    expect(await button('Add 1 lead')).toBeEnabled();
    const why = 'This number may not be called. Your script must be updated before it can take such rows.';
    expect(listedLines()).toEqual([`Line 2${why}`, `Line 4${why}`]);
  });
});

test('what does not fit its field is counted, named by line, and kept in the notes', async () => {
  const { user } = await openList('Name,Phone,Email,Date of loss\nSal Ertz,3215550173,n/a,9/28/22\n');
  expect(
    screen.getByText("1 row has something that doesn't fit its field. It is kept in the lead's notes:"),
  ).toBeVisible();
  expect(listedLines()).toEqual(['Line 2Email: n/a']);
  await add(user);
  await expectFinished();
  const [lead] = testBackend.read('sameNumber', { phoneKeys: ['13215550173'], limit: 1 });
  expect(lead).toMatchObject({ email: '', dateOfLoss: '2022-09-28', notes: 'Email in the list: n/a' });
});

test('the columns that a manager chose are remembered for the next list with the same headings', async () => {
  const { user } = await openList('Name,Phone,Roof year\nSal Ertz,3215550173,2006\n');
  expect(screen.getByText('Not imported: Roof year.')).toBeVisible();
  fill({ 'column-3': 'notes' });
  await press(user, 'Add 1 lead');
  await expectFinished();
  await press(user, 'Import another file');
  await choose(csv('Name,Phone,Roof year\nTea Frey,3215550174,2010\n'), user);
  await button('Add 1 lead');
  expect(control('column-3')).toHaveDisplayValue('Notes');
  await press(user, 'Choose another file');
  await choose(csv('Name,Phone,Roof\nTea Frey,3215550174,2010\n'), user);
  await button('Add 1 lead');
  expect(control('column-3')).toHaveDisplayValue('Skip this column');
});

const PHONE = '(321) 555-0101';
/** Last year's lead of Grace. */
const closed = () =>
  aLead({
    ...{ phone: PHONE, address: '48 Pelican Way', notes: 'Roof is new' },
    ...{ status: 'Not Qualified', open: false, workedAt: '2025-10-03T15:00:00.000Z' },
  });
const LIST = [
  'Name,Phone,Address',
  `Grace Hollis,${PHONE},48 PELICAN WAY`,
  `Grace Hollis,${PHONE},50 Pelican Way`,
  `Grace Hollis,${PHONE},"50 Pelican Way, Lot 3"`,
  `Ida Holt,(321) 555-0102,9 Elm St`,
].join('\n');

const leadsOfGrace = () => testBackend.read('sameNumber', { phoneKeys: ['13215550101'], limit: 9 });
const sentRows = () =>
  repEndpoint.sentAs('import_leads').map(({ payload }) => importLeadsAction.request.parse(payload));
const choice = () => screen.findByRole('checkbox', { name: /^Call this person again/ });

describe('a list with two houses of one owner', () => {
  test('adds both, and asks about each house once; the same house is the same lead', async () => {
    storeLeads();
    const { user } = await openList(LIST);
    await screen.findByRole('button', { name: 'Add 3 leads' });
    expect(listedLines()).toEqual(['Line 4Same number as line 3']);
    const [asked] = repEndpoint.sentAs('check_numbers');
    expect(checkNumbersAction.request.parse(asked?.payload).addresses?.map(({ address }) => address)).toEqual(
      ['48 PELICAN WAY', '50 Pelican Way', '50 Pelican Way, Lot 3', '9 Elm St'],
    );
    await add(user);
    await expectFinished();
    expect(leadsOfGrace().map(({ address }) => address)).toEqual(['48 PELICAN WAY', '50 Pelican Way']);
  });

  test('is one lead for a script that does not compare houses', async () => {
    await openList(LIST, () => lackFeatures(['houses']));
    await screen.findByRole('button', { name: 'Add 2 leads' });
    expect(listedLines()).toEqual(['Line 3Same number as line 2', 'Line 4Same number as line 2']);
    const [asked] = repEndpoint.sentAs('check_numbers');
    expect(asked?.payload).not.toHaveProperty('addresses');
  });
});

describe('known people whose leads are closed', () => {
  test('are a group of their own, and are called again only if the manager says so', async () => {
    storeLeads(closed());
    const { user } = await openList(LIST);
    expect(await choice()).not.toBeChecked();
    expect(counts()).toEqual([
      ['To add', 2],
      ['Known and closed', 1],
      ['Same number as an earlier row', 1],
      ['Rows in this file', 4],
    ]);
    expect(listedLines()[0]).toBe(
      `Line 2This number is already a lead: Grace Hollis, Not Qualified (in ${aBatch().name})`,
    );
    await add(user);
    await expectFinished();
    expect(leadsOfGrace()).toHaveLength(2);
    expect(sentRows()[0]?.reopen).toBeUndefined();
  });

  test('get a new lead with what is known by that choice, counted for itself', async () => {
    storeLeads(closed());
    const { user } = await openList(LIST);
    await user.click(await choice());
    expect(await screen.findByText('3 of 4 rows can be added.')).toBeVisible();
    expect(counts()).toEqual([
      ['To add', 2],
      ['To call again', 1],
      ['Same number as an earlier row', 1],
      ['Rows in this file', 4],
    ]);
    await add(user);
    await expectFinished();
    expect(summary().filter(([, count]) => count > 0)).toEqual([
      ['Added', 2],
      ['Added to call again', 1],
      ['Same number as an earlier row', 1],
      ['Rows in this file', 4],
    ]);
    expectSum(summary(), 4);
    const [old, again] = leadsOfGrace();
    expect(old).toMatchObject({ status: 'Not Qualified', open: false });
    expect(again).toMatchObject({
      open: true,
      notes: `Called before: Not Qualified, Oct 3, 2025 (${aBatch().name}).\nRoof is new`,
    });
  });

  test('are not offered before all numbers are checked', async () => {
    storeLeads(closed());
    repEndpoint.misbehave(json({ ok: false, error: 'internal' }), { action: 'check_numbers' });
    await openList(LIST);
    await screen.findByText(/^Couldn't check the numbers\./);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
