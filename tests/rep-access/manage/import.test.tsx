import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { readSession } from '#src/stored/session.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { control, fill } from '#tests/form.ts';
import { held } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { leadsOf, storeLeads, suppress } from '#tests/msw/stored-rows.ts';
import { press } from '#tests/rep-access/rep-pages.ts';
import { catchDownloads } from './downloads.ts';
import { openManage, signedInManager } from './manage-page.ts';

const LIST = `Owner Name,Phone Number,Storm Date,Notes
Grace Hollis,(321) 555-0101,11/12/2026,"north\nside"
Ada Marlowe,none,,
Luis Ortega,+1 321 555 0102,2026-11-12,=1+1
Ruth Reyes,(321) 555-0103,13/45/2026,
Carl Vance,(321) 555-0104,,
Twin Hollis,321.555.0101,,
`;

const csv = (text: string) => new File([text], 'storm list.csv', { type: 'text/csv' });
const choose = async (file: File, user: UserEvent) =>
  user.upload(await screen.findByLabelText('Choose a CSV file'), file);
const summary = () => within(screen.getByRole('region', { name: 'Result of each row' }));
const count = (label: string) => summary().getByText(label).nextElementSibling?.textContent;
const add = (user: UserEvent) => press(user, /^Add \d+ leads?$/);
const expectFinished = async () =>
  expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeVisible();

/** Chooses a file as a manager. */
async function openFile(file: File) {
  signedInManager();
  const view = await openManage('import');
  await choose(file, view.user);
  return view;
}

async function openList(text = LIST) {
  const view = await openFile(csv(text));
  await screen.findByText(/can be added\.|No row can be added/);
  return view;
}

async function addList() {
  const view = await openList();
  await add(view.user);
  await expectFinished();
  return view;
}

describe('before anything is sent,', () => {
  test('the columns are recognized by their names, and the first leads are previewed', async () => {
    await openList();
    expect(screen.getByText('storm list.csv: 6 rows')).toBeVisible();
    expect(control('column-1')).toHaveDisplayValue('Whole name');
    expect(control('column-2')).toHaveDisplayValue('Phone');
    expect(control('column-3')).toHaveDisplayValue('Most recent storm');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows[0]).toHaveTextContent('LineFirst nameLast namePhoneMost recent stormNotes');
    expect(rows[1]).toHaveTextContent('2GraceHollis(321) 555-010111/12/2026north');
  });

  test('invalid rows are listed by their lines in the file, and repeated numbers are counted', async () => {
    await openList();
    expect(screen.getByText('4 rows can be added.')).toBeVisible();
    expect(screen.getByText(/^1 row has the same number as an earlier row/)).toBeVisible();
    expect(screen.getByText("2 rows can't be added:")).toBeVisible();
    const problems = screen.getAllByText(/^Line \d/).map((line) => line.parentElement?.textContent);
    expect(problems).toEqual([
      'Line 4Please enter a valid phone number',
      'Line 6Please enter a date like 11/21/2026',
    ]);
    expect(repScript.sentAs('import_leads')).toHaveLength(0);
  });

  test('the first of many invalid rows are shown, and the others on request', async () => {
    const wrong = Array.from({ length: 8 }, (_, index) => `Nobody ${index},none,,\n`).join('');
    const { user } = await openList(`Owner Name,Phone Number,Storm Date,Notes\n${wrong}`);
    expect(screen.getByText('Line 6')).toBeVisible();
    expect(screen.getByText('Line 7')).not.toBeVisible();
    await user.click(screen.getByText('and 3 rows more'));
    expect(screen.getByText('Line 9')).toBeVisible();
  });

  test('the rows are checked again when the manager changes the columns', async () => {
    await openList();
    fill({ 'column-3': '' });
    expect(await screen.findByText('5 rows can be added.')).toBeVisible();
    fill({ 'column-2': '' });
    expect(await screen.findByText('Choose the column that has the phone number.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 0 leads' })).toBeDisabled();
    fill({ 'column-1': 'phone', 'column-2': 'lastName' });
    expect(await screen.findByText('No rows can be added. Check the columns above.')).toBeVisible();
  });

  test('a list without column names is accepted', async () => {
    const { user } = await openFile(csv('Grace Hollis,(321) 555-0101\n'));
    await screen.findByText('storm list.csv: 1 row');
    expect(screen.getByLabelText('The first line has the column names')).not.toBeChecked();
    fill({ 'column-1': 'fullName', 'column-2': 'phone' });
    expect(await screen.findByText('1 row can be added.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 1 lead' })).toBeEnabled();
    await user.click(screen.getByLabelText('The first line has the column names'));
    expect(await screen.findByText('Choose the column that has the phone number.')).toBeVisible();
  });

  test.each([
    ['an empty file', new File([''], 'a.csv'), /has no leads/],
    ['a file with only column names', csv('Name,Phone\n'), /has no leads/],
    ['a workbook', new File([Uint8Array.of(80, 75, 3, 4, 0, 0)], 'a.csv'), /not a CSV file/],
  ])('%s is refused with a message', async (_what, file, message) => {
    await openFile(file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Choose a CSV file')).toBeEnabled();
  });
});

describe('an import', () => {
  test('adds the valid leads to a new batch and reports the result of every other row', async () => {
    const { user } = await openList();
    storeLeads(aLead({ phone: '(321) 555-0102', status: 'Attempted' }));
    suppress('13215550104');
    expect(control('batchName')).toHaveValue('storm list');
    fill({ batchName: 'Storm "north"', description: 'County list' });
    await add(user);
    await expectFinished();
    expect(count('Added')).toBe('1');
    expect(count('Already a lead')).toBe('2');
    expect(count('On the do-not-call list')).toBe('1');
    expect(count("Can't be added")).toBe('2');
    expect(summary().getByText('This number is already a lead: Grace Hollis, Attempted')).toBeVisible();

    const link = screen.getByRole('link', { name: 'Work this batch' });
    const batchId = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('batch') ?? '';
    expect(scriptBackend.read('batch', { batchId })).toMatchObject({
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
      "4,Can't be added,Please enter a valid phone number,Ada Marlowe,none,,",
      "6,Can't be added,Please enter a date like 11/21/2026,Ruth Reyes,(321) 555-0103,13/45/2026,",
      expect.stringMatching(
        /^8,Already a lead,"This number is already a lead: Grace Hollis, New Lead",Twin Hollis/,
      ),
      '',
    ]);
  });

  test('can add the leads to an existing batch', async () => {
    storeLeads();
    const { user } = await openList();
    await screen.findByRole('option', { name: new RegExp(aBatch().name) });
    fill({ batch: aBatch().batchId });
    await add(user);
    await expectFinished();
    expect(leadsOf(aBatch().batchId)).toHaveLength(3);
  });

  test('needs a name for a new batch', async () => {
    const { user } = await openList();
    fill({ batchName: ' ' });
    await add(user);
    expect(control('batchName')).toHaveAccessibleDescription('Please name the batch');
    expect(repScript.sentAs('import_leads')).toHaveLength(0);
  });

  test('can be stopped and continued, and adds every row once', async () => {
    const rows = Array.from(
      { length: 600 },
      (_, index) => `Lead ${index},321555${String(index).padStart(4, '0')}`,
    );
    const { user } = await openList(`Name,Phone\n${rows.join('\n')}\n`);
    const wait = held();
    repScript.misbehave(() => undefined, { action: 'import_leads' });
    repScript.misbehave(wait.fault, { action: 'import_leads' });
    await add(user);
    expect(await screen.findByText('250 of 600 rows')).toBeVisible();
    await press(user, 'Stop');
    expect(await screen.findByText(/^Stopped\./)).toBeVisible();
    wait.release();
    expect(count('not sent')).toBe('350');
    await press(user, 'Continue');
    await expectFinished();
    expect(count('Added')).toBe('600');
    expect(count('Already a lead')).toBe('0');
  });

  test('stops when the session ends, and continues after a new login in another tab', async () => {
    const { user } = await openList();
    await waitFor(() => expect(repScript.sentAs('list_batches')).toHaveLength(1));
    scriptBackend.write({ kind: 'deleteRepSessions', email: readSession()?.email ?? '' });
    await add(user);
    expect(await screen.findByText('The import stopped')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in (new tab)' })).toHaveAttribute('target', '_blank');
    await act(async () => window.dispatchEvent(new Event('focus')));
    const { auth } = signedInManager();
    await press(user, 'Continue');
    await expectFinished();
    expect(repScript.sentAs('import_leads').at(-1)?.payload).toMatchObject({ auth });
  });

  test('continues while the manager looks at another view', async () => {
    const { user } = await openList();
    await add(user);
    await user.click(screen.getByRole('link', { name: 'Requests' }));
    expect(await screen.findByRole('heading', { name: 'Account Requests' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Import' }));
    await expectFinished();
  });

  test('of the same file again adds nothing and offers no batch to work', async () => {
    const { user } = await addList();
    await press(user, 'Import another file');
    await choose(csv(LIST), user);
    await screen.findByText('4 rows can be added.');
    await add(user);
    await expectFinished();
    expect(count('Added')).toBe('0');
    expect(screen.queryByRole('link', { name: 'Work this batch' })).toBeNull();
  });
});
