import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { readSession } from '#src/stored/session/session.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { control, fill } from '#tests/form.ts';
import { pausedAnswer } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { leadsOf, storeLeads, suppress } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { lackFeatures, press } from '#tests/rep-access/rep-pages.ts';
import { catchDownloads } from './downloads.ts';
import {
  add,
  choose,
  counts,
  csv,
  expectFinished,
  expectSum,
  LIST,
  listedLines,
  openFile,
  openList,
  summary,
} from './import-page.ts';
import { openManage, showView, signedInManager } from './manage-page.ts';

const asked = () => repEndpoint.sentAs('check_numbers');
/** The numbers of each request. */
const askedPhones = () => asked().map(({ payload }) => checkNumbersAction.request.parse(payload).phones);
const button = (name: string) => screen.findByRole('button', { name });

/** A list with a lead in each line, each with another number. */
const listOf = (count: number) =>
  `Name,Phone\n${Array.from({ length: count }, (_, index) => `Lead ${index},321555${String(index).padStart(4, '0')}\n`).join('')}`;

describe('before anything is sent,', () => {
  test('a sample can be downloaded, and is a list that can be added', async () => {
    signedInManager();
    const downloads = catchDownloads();
    const { user } = await openManage('import');
    await press(user, 'Download a sample file');
    const [sample] = await downloads.files();
    expect(sample?.name).toBe('sample leads.csv');
    await choose(csv(sample?.text ?? ''), user);
    expect(await screen.findByText('1 of 1 row can be added.')).toBeVisible();
    expect(screen.queryByText(/^Not imported/)).toBeNull();
  });

  test('the columns are recognized by their names, and the first leads are previewed', async () => {
    await openList();
    expect(screen.getByText('storm list.csv: 6 rows')).toBeVisible();
    expect(control('column-1')).toHaveDisplayValue('Whole name');
    expect(control('column-2')).toHaveDisplayValue('Phone');
    expect(control('column-3')).toHaveDisplayValue('Most recent storm');
    const preview = within(screen.getByRole('region', { name: 'Preview of the first leads' }));
    const rows = preview.getAllByRole('row');
    expect(rows[0]).toHaveTextContent('LineFirst nameLast namePhoneMost recent stormNotes');
    expect(rows[1]).toHaveTextContent('2GraceHollis(321) 555-01012026-11-12north side');
  });

  test('the groups are those of the result, and the button adds as many leads as it says', async () => {
    storeLeads(aLead({ phone: '(321) 555-0102', status: 'Attempted' }));
    suppress('13215550104');
    const { user } = await openList(`${LIST}Luis Again,3215550102,,\n`);
    await button('Add 1 lead');
    expect(screen.getByText('1 of 7 rows can be added.')).toBeVisible();
    const groups = [
      ['Same number as an earlier row', 1],
      ['Already a lead', 2],
      ['On the do-not-call list', 1],
      ["Can't be added", 2],
      ['Rows in this file', 7],
    ];
    expect(counts()).toEqual([['To add', 1], ...groups]);
    const known = `This number is already a lead: Grace Hollis, Attempted (in ${aBatch().name})`;
    expect(screen.getByText("6 rows won't be added:")).toBeVisible();
    expect(listedLines()).toEqual([
      'Line 4Phone: “none” has no phone number',
      'Line 6Last name: A name is required',
      `Line 5${known}`,
      'Line 7This number is on the do-not-call list.',
      'Line 8Same number as line 2',
      `Line 9${known}`,
    ]);
    // A known number is not added to another batch either, so a change of the batch asks nothing.
    await screen.findByRole('option', { name: new RegExp(aBatch().name) });
    fill({ batch: aBatch().batchId });
    expect(await button('Add 1 lead')).toBeEnabled();
    expect(asked()).toHaveLength(1);
    expect(repEndpoint.sentAs('import_leads')).toHaveLength(0);
    await add(user);
    await expectFinished();
    expect(summary()).toEqual([['Added', 1], ...groups]);
    expectSum(summary(), 7);
  });

  test('ZIP codes that are none are named by line, and their leads can be added', async () => {
    const { user } = await openList(
      'Name,Phone,ZIP\nA,3215550101,32905-1234\nB,3215550102,2139\nC,3215550103,ABCDE\nD,3215550102,x\n',
    );
    expect(screen.getByText("2 rows have a ZIP code that isn't one. They can still be added:")).toBeVisible();
    expect(listedLines()).toEqual([
      'Line 5Same number as line 3',
      "Line 3“2139” isn't a ZIP code. It may have lost its leading zero.",
      "Line 4“ABCDE” isn't a ZIP code",
    ]);
    await add(user);
    await expectFinished();
    expect(summary()[0]).toEqual(['Added', 3]);
  });

  test('the first of many invalid rows are shown, and the others on request', async () => {
    const wrong = Array.from({ length: 8 }, (_, index) => `Nobody ${index},none,,\n`).join('');
    const { user } = await openList(`Owner Name,Phone Number,Storm Date,Notes\n${wrong}`);
    expect(screen.getByText('Line 6')).toBeVisible();
    expect(screen.getByText('Line 7')).not.toBeVisible();
    await user.click(screen.getByText('and 3 rows more'));
    expect(screen.getByText('Line 9')).toBeVisible();
  });

  test('the rows are checked again when the manager changes the columns, and no number twice', async () => {
    await openList();
    expect(await button('Add 3 leads')).toBeEnabled();
    fill({ 'column-4': 'lastName' });
    expect(await screen.findByText('4 of 6 rows can be added.')).toBeVisible();
    expect(await button('Add 4 leads')).toBeEnabled();
    expect(askedPhones()).toEqual([['13215550101', '13215550102', '13215550104'], ['13215550103']]);
    fill({ 'column-2': '' });
    expect(await screen.findByText('Choose the column that has the phone number.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 0 leads' })).toBeDisabled();
    fill({ 'column-1': 'phone', 'column-2': 'lastName' });
    expect(await screen.findByText('No rows can be added. Check the columns above.')).toBeVisible();
  });

  test('a file without leads or that is no text is refused with a message, and another can be chosen', async () => {
    const { user } = await openFile(new File([''], 'a.csv'));
    expect(await screen.findByText(/has no leads/)).toBeVisible();
    await choose(new File([Uint8Array.of(80, 75, 3, 4, 0, 0)], 'a.csv'), user);
    expect(await screen.findByText(/not a CSV file/)).toBeVisible();
    await choose(csv('Name,Phone\n'), user);
    expect(await screen.findByText(/has no leads/)).toBeVisible();
    expect(screen.getByLabelText('Choose a CSV file')).toBeEnabled();
  });
});

describe('the check of the numbers', () => {
  test('of a long list shows how far it is, and can be skipped and continued', async () => {
    storeLeads(aLead({ phone: '3215550000' }), aLead({ leadId: 'last', phone: '3215550599' }));
    const wait = pausedAnswer();
    repEndpoint.misbehave(() => undefined, { action: 'check_numbers' });
    repEndpoint.misbehave(wait.fault, { action: 'check_numbers' });
    const { user } = await openList(listOf(600));
    expect(await screen.findByText('250 of 600 numbers checked')).toBeVisible();
    expect(await button('Add up to 600 leads')).toBeEnabled();
    await press(user, 'Skip this check');
    expect(await screen.findByText(/^Not all numbers were checked\./)).toBeVisible();
    expect(await button('Add up to 599 leads')).toBeEnabled();
    wait.release();
    await press(user, 'Check the numbers');
    expect(await button('Add 598 leads')).toBeEnabled();
    expect(askedPhones().map(({ length }) => length)).toEqual([250, 250, 250, 100]);
  });

  test('is not asked of a script that does not have it', async () => {
    const { user } = await openList(LIST, () => lackFeatures(['check_numbers']));
    expect(
      screen.getByText(/^A number that is already a lead or on the do-not-call list won't/),
    ).toBeVisible();
    await press(user, 'Add up to 3 leads');
    await expectFinished();
    expect(asked()).toHaveLength(0);
  });

  test('does not hold up the import, and ends with it', async () => {
    const wait = pausedAnswer();
    repEndpoint.misbehave(wait.fault, { action: 'check_numbers' });
    const { user } = await openList();
    await press(user, 'Add up to 3 leads');
    await expectFinished();
    wait.release();
    expect(asked()).toHaveLength(1);
  });
});

const count = (group: string) => summary().find(([label]) => label === group)?.[1];

async function addList() {
  const view = await openList();
  await add(view.user);
  await expectFinished();
  return view;
}

describe('an import', () => {
  test('adds the valid leads to a new batch and reports the result of every other row', async () => {
    const { user } = await openList();
    await screen.findByRole('button', { name: 'Add 3 leads' });
    // They become known after the numbers were checked.
    storeLeads(aLead({ phone: '(321) 555-0102', status: 'Attempted' }));
    suppress('13215550104');
    expect(control('batchName')).toHaveValue('storm list');
    fill({ batchName: 'Storm "north"', description: 'County list' });
    await add(user);
    await expectFinished();
    expect(summary()).toEqual([
      ['Added', 1],
      ['Same number as an earlier row', 1],
      ['Already a lead', 1],
      ['On the do-not-call list', 1],
      ["Can't be added", 2],
      ['Rows in this file', 6],
    ]);
    expect(screen.getByText('This number is already a lead: Grace Hollis, Attempted')).toBeVisible();

    const link = screen.getByRole('link', { name: 'Work this batch' });
    const batchId = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('batch') ?? '';
    expect(testBackend.read('batch', { batchId })).toMatchObject({
      name: 'Storm "north"',
      description: 'County list',
    });
    expect(leadsOf(batchId)).toMatchObject([
      {
        firstName: 'Grace',
        lastName: 'Hollis',
        phone: '(321) 555-0101',
        mostRecentStormDate: '2026-11-12',
        notes: 'north\nside',
        source: 'import',
      },
    ]);
  });

  test('offers a download of the rows that were not added, as they are in the file', async () => {
    const downloads = catchDownloads();
    const { user } = await addList();
    await press(user, /^Download the rows/);
    await waitFor(async () => expect(await downloads.files()).toHaveLength(1));
    const [file] = await downloads.files();
    expect(file?.name).toMatch(/^storm-list-\d{4}-\d\d-\d\d-not-added\.csv$/);
    expect(file?.text.split('\r\n')).toEqual([
      'Line,Outcome,Reason,Owner Name,Phone Number,Storm Date,Notes',
      "4,Can't be added,Phone: “none” has no phone number,Ada Marlowe,none,,",
      "6,Can't be added,Last name: A name is required,,(321) 555-0103,,Ruth",
      '8,Same number as an earlier row,Same number as line 2,Twin Hollis,321.555.0101,,',
      '',
    ]);
  });

  test('needs a name for a new batch, or can add the leads to an existing one', async () => {
    storeLeads();
    const { user } = await openList();
    fill({ batchName: ' ' });
    await add(user);
    expect(control('batchName')).toHaveAccessibleDescription('Please name the batch');
    expect(repEndpoint.sentAs('import_leads')).toHaveLength(0);
    await screen.findByRole('option', { name: new RegExp(aBatch().name) });
    fill({ batch: aBatch().batchId });
    await add(user);
    await expectFinished();
    expect(leadsOf(aBatch().batchId)).toHaveLength(3);
  });

  test('can be stopped and continued, and adds every row once', async () => {
    const rows = Array.from(
      { length: 600 },
      (_, index) => `Lead ${index},321555${String(index).padStart(4, '0')}`,
    );
    const { user } = await openList(`Name,Phone\n${rows.join('\n')}\n`);
    const wait = pausedAnswer();
    repEndpoint.misbehave(() => undefined, { action: 'import_leads' });
    repEndpoint.misbehave(wait.fault, { action: 'import_leads' });
    await add(user);
    expect(await screen.findByText('250 of 600 rows sent')).toBeVisible();
    await press(user, 'Stop');
    expect(await screen.findByText(/^Stopped\./)).toBeVisible();
    wait.release();
    expect(count('not sent')).toBe(350);
    await press(user, 'Continue');
    await expectFinished();
    expect(count('Added')).toBe(600);
    expect(count('Already a lead')).toBe(0);
  });

  test('stops when the session ends, and continues after a new login in another tab', async () => {
    const { user } = await openList();
    await screen.findByRole('button', { name: 'Add 3 leads' });
    testBackend.write({ kind: 'deleteRepSessions', email: readSession()?.email ?? '' });
    await add(user);
    expect(await screen.findByText('The import stopped')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in (new tab)' })).toHaveAttribute('target', '_blank');
    await act(async () => window.dispatchEvent(new Event('focus')));
    const { auth } = signedInManager();
    await press(user, 'Continue');
    await expectFinished();
    expect(repEndpoint.sentAs('import_leads').at(-1)?.payload).toMatchObject({ auth });
  });

  test('continues while the manager looks at another view', async () => {
    const { user } = await openList();
    await add(user);
    await showView(user, 'Team', 'Requests');
    expect(await screen.findByRole('heading', { name: 'Account Requests' })).toBeVisible();
    await showView(user, 'Lists', 'Import');
    await expectFinished();
  });
});
