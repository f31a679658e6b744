import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { isSuppressed, storeLeads } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { catchDownloads } from './downloads.ts';
import { add, choose, csv, expectFinished, LIST, openList } from './import-page.ts';
import { findItem, namesIn, openManage, showView, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const STORM = 'Palm Bay after the storm';
const WIND = aBatch({ batchId: 'wind', name: 'Barrier island wind', description: '' });
const OLD = aBatch({ batchId: 'old', name: 'Ian', archivedAt: '2026-10-02T14:00:00.000Z' });
const CALLBACK = { status: 'Attempted', callbackAt: '2026-11-20T14:00:00.000Z' } as const;

/** The storm with two open leads of three, the wind without any, and Ian, which is archived, with one. */
function storeBatches() {
  storeLeads(
    aLead({ leadId: 'grace', ...CALLBACK }),
    aLead({ leadId: 'henry', firstName: 'Henry', lastName: 'Byrd', phone: '(321) 555-0188' }),
    aLead({ leadId: 'closed', open: false }),
    aLead({ leadId: 'old', batchId: 'old', firstName: 'Ida', phone: '(321) 555-0193' }),
  );
  for (const row of [WIND, OLD]) testBackend.write({ kind: 'putBatch', row });
}

const storedBatch = (batchId: string) => testBackend.read('batch', { batchId });
const show = async (user: UserEvent, view: string) => showView(user, view === 'Find' ? 'Day' : 'Lists', view);
const archivedOnes = () => screen.queryByRole('region', { name: 'Archived' });
/** The batches that the export offers, each with its leads in words. */
const exported = () =>
  screen
    .getAllByRole('button', { name: /^Export .* as CSV$/ })
    .map((button) => button.closest('li'))
    .map((line) => [
      line?.querySelector('h3')?.textContent,
      /\d+ leads?(?=Export)/.exec(line?.textContent ?? '')?.[0],
    ]);

const optionsOf = async (name: string) =>
  within(await screen.findByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

async function archiveStorm() {
  const view = await openManage('batches');
  await press(view.user, `Archive ${STORM}`);
  await press(view.user, 'Yes, archive');
  await screen.findByText(`${STORM} is archived.`);
  return view;
}

describe('the batches', () => {
  test('are listed with what is open and when they came, archived ones below the others', async () => {
    storeBatches();
    await openManage('batches');
    const storm = await findItem(STORM);
    expect(storm).toHaveTextContent('Homes on the path of the November squall line');
    expect(storm).toHaveTextContent('2 of 3 open');
    expect(storm).toHaveTextContent('Added: Nov 1, 2026');
    expect(namesIn(screen.getByRole('region', { name: 'Batches' }))).toEqual([STORM, 'Barrier island wind']);
    const old = await findItem('Ian');
    expect(archivedOnes()).toContainElement(old);
    expect(old).toHaveTextContent('1 of 1 open');
    expect(old).toHaveTextContent('Archived: Oct 2, 2026');
  });

  test('that are none say so; those of bookings and of leads that reps add have no button, and say why', async () => {
    const { unmount } = await openManage('batches');
    expect(await screen.findByText('No batches yet')).toBeVisible();
    expect(archivedOnes()).toBeNull();
    unmount();
    storeBatches();
    const bookings = aBatch({ batchId: 'website-bookings', name: 'Website bookings' });
    testBackend.write({ kind: 'putBatch', row: bookings });
    await openManage('batches');
    const item = await findItem('Website bookings');
    expect(item).toHaveTextContent("New leads arrive here, so it can't be archived.");
    expect(within(item).queryByRole('button')).toBeNull();
  });
});

describe('a manager', () => {
  test('archives a batch after a question that says what follows', async () => {
    storeBatches();
    const { user } = await openManage('batches');
    await press(user, `Archive ${STORM}`);
    const question = screen.getByRole('group', {
      name: `Archive ${STORM}? 2 open leads will not be called until you bring the batch back, callbacks included. A rep who has one on the screen now can still finish it.`,
    });
    expect(question).toHaveFocus();
    await press(user, 'Cancel');
    repEndpoint.misbehave(networkDrop, { action: 'archive_batch' });
    await press(user, `Archive ${STORM}`);
    await press(user, 'Yes, archive');
    expect(await screen.findByText('Failed to archive the batch')).toBeVisible();
    expect(archivedOnes()).not.toContainElement(await findItem(STORM));
    expect(storedBatch('storm-palm-bay')?.archivedAt).toBe('');
    await press(user, `Archive ${STORM}`);
    await press(user, 'Yes, archive');
    const said = await screen.findByText(`${STORM} is archived.`);
    await waitFor(() => expect(said.closest('[tabindex="-1"]')).toHaveFocus());
    expect(archivedOnes()).toContainElement(await findItem(STORM));
    expect(await findItem(STORM)).toHaveTextContent('Archived: Nov 20, 2026');
    expect(storedBatch('storm-palm-bay')?.archivedAt).toBe('2026-11-20T15:00:00.000Z');
  });

  test('brings a batch back', async () => {
    storeBatches();
    const { user } = await openManage('batches');
    await press(user, 'Bring back Ian');
    expect(
      screen.getByText('Bring Ian back? Reps can call 1 open lead again, callbacks included.'),
    ).toBeVisible();
    await press(user, 'Yes, bring back');
    expect(await screen.findByText('Ian is back.')).toBeVisible();
    expect(archivedOnes()).toBeNull();
    expect(await findItem('Ian')).not.toHaveTextContent('Archived');
    expect(storedBatch('old')).toEqual({ ...OLD, archivedAt: '' });
  });
});

describe('after a batch was archived, without a reload,', () => {
  test('an import and a move are not offered it, until it is brought back', async () => {
    storeBatches();
    const { user } = await archiveStorm();
    await show(user, 'Import');
    await choose(csv(LIST), user);
    await screen.findByText(/can be added\./);
    const toBatch = () => optionsOf('Batch');
    expect(await toBatch()).toEqual(['A new batch', WIND.name]);
    await show(user, 'Find');
    await user.type(await screen.findByRole('searchbox'), '0193{Enter}');
    await user.click(await screen.findByRole('link', { name: /Ida/ }));
    expect(await optionsOf('Move to batch')).toEqual(['Choose a batch', WIND.name]);
    await show(user, 'Batches');
    await press(user, `Bring back ${STORM}`);
    await press(user, 'Yes, bring back');
    await screen.findByText(`${STORM} is back.`);
    await show(user, 'Import');
    await waitFor(async () => expect(await toBatch()).toEqual(['A new batch', STORM, WIND.name]));
  });

  test('it is exported as before, below the others, and its leads are found under its name', async () => {
    storeBatches();
    const downloads = catchDownloads();
    const { user } = await archiveStorm();
    await show(user, 'Export');
    await screen.findByRole('button', { name: /^Export Ian/ });
    expect(exported()).toEqual([
      [WIND.name, '0 leads'],
      ['Ian (archived)', '1 lead'],
      [`${STORM} (archived)`, '3 leads'],
    ]);
    await press(user, 'Export Ian (archived) as CSV');
    expect(await screen.findByText(/^ian-2026-11-20\.csv is in your downloads: 1 leads/)).toBeVisible();
    expect(await downloads.files()).toHaveLength(1);

    await show(user, 'Find');
    await user.type(await screen.findByRole('searchbox'), '0188{Enter}');
    const found = await screen.findByRole('link', { name: /Henry Byrd/ });
    expect(found).toHaveTextContent(`New Lead · ${STORM} (archived) ·`);
    await user.click(found);
    expect(await findItem('Henry Byrd')).toHaveTextContent(`Batch${STORM} (archived)`);
  });
});

test('an export from an older script offers its batches, also without counts', async () => {
  lackFeatures(['archive'], [{ batchId: 'wind', name: WIND.name }]);
  await openManage('export');
  await screen.findByRole('button', { name: `Export ${WIND.name} as CSV` });
  expect(exported()).toEqual([[WIND.name, undefined]]);
});

test('an export says when the archived batches fail to load, and offers the others', async () => {
  storeBatches();
  repEndpoint.misbehave(networkDrop, { action: 'show_batches' });
  const { user } = await openManage('export');
  expect(await screen.findByText('Failed to load the archived batches')).toBeVisible();
  expect(exported().map(([name]) => name)).toEqual([STORM, WIND.name]);
  await press(user, 'Try again');
  expect(await screen.findByRole('button', { name: 'Export Ian (archived) as CSV' })).toBeVisible();
});

const FLAGGED = `Last Name,Phone,Do Not Call
Okafor,321-555-0161,
Lindqvist,321-555-0162,
Tripp,321-555-0163,yes
`;
const TIME = 'Nov 20, 2026, 10:00 AM';
const ASK =
  'Undo this import? All its 3 leads are deleted with their history. You can import the list again.';

/** Imports a list of two leads and one that may not be called, and opens the imports of its batch. */
async function openImports() {
  const view = await openList(FLAGGED);
  await add(view.user);
  await expectFinished();
  const { name = '' } = batch() ?? {};
  await view.user.click(screen.getByRole('link', { name: 'Undo it under Batches' }));
  await press(view.user, `Imports into ${name}`);
  return { ...view, name };
}

const batch = () => testBackend.read('batches', {})[0];

test('an import is undone after a question, and its numbers stay on the do-not-call list', async () => {
  const { user, name } = await openImports();
  expect(await screen.findByText(`${TIME}: 3 leads`)).toBeVisible();
  expect(
    screen.getByText('It put 1 number on the do-not-call list, because the list says so.'),
  ).toBeVisible();
  await press(user, `Undo the import of ${TIME}`);
  expect(screen.getByRole('group', { name: ASK })).toHaveFocus();
  await press(user, 'Cancel');
  expect(batch()).toMatchObject({ countTotal: 3 });
  await press(user, `Undo the import of ${TIME}`);
  await press(user, 'Yes, undo it');
  expect(await screen.findByText('The import is undone: 3 leads deleted.')).toBeVisible();
  expect(batch()).toMatchObject({ countTotal: 0 });
  expect(isSuppressed('13215550163')).toBe(true);
  await press(user, 'Close');
  expect(screen.getByRole('heading', { name: 'Batches' })).toHaveFocus();
  const item = await findItem(name);
  expect(screen.getByRole('region', { name: 'Archived' })).toContainElement(item);
  await waitFor(() => expect(item).toHaveTextContent('0 of 0 open'));
  expect(within(item).queryByRole('button', { name: /^Imports/ })).toBeNull();
});

test('the numbers come off the do-not-call list if the manager says so; an undo that fails says why, and goes on', async () => {
  const { user } = await openImports();
  await press(user, `Undo the import of ${TIME}`);
  await user.click(
    screen.getByRole('checkbox', { name: /^Also take the 1 number off the do-not-call list/ }),
  );
  const message = 'Something went wrong on our side.';
  repEndpoint.misbehave(json({ ok: false, error: 'internal', message }), { action: 'undo_import' });
  await press(user, 'Yes, undo it');
  expect(await screen.findByText('The work stopped')).toBeVisible();
  await press(user, 'Continue');
  expect(
    await screen.findByText('The import is undone: 3 leads deleted. 1 number is off the do-not-call list.'),
  ).toBeVisible();
  expect(isSuppressed('13215550163')).toBe(false);
});

test('an import that a rep has begun to work cannot be undone, and says so', async () => {
  const { user, name } = await openImports();
  await screen.findByText(`${TIME}: 3 leads`);
  const [first] = testBackend.read('leadsOfBatch', {
    batchId: batch()?.batchId ?? '',
    after: '',
    limit: PAGE_SIZES.imports,
  });
  if (!first) throw new Error('There is no lead.');
  testBackend.write({ kind: 'putLead', row: { ...first, workedAt: '2026-11-20T15:00:00.000Z' } });
  await press(user, `Undo the import of ${TIME}`);
  await press(user, 'Yes, undo it');
  expect(await screen.findByText(/^Reps have worked 1 of its leads/)).toBeVisible();
  expect(batch()).toMatchObject({ countTotal: 3 });
  await press(user, 'Close');
  await press(user, `Imports into ${name}`);
  expect(
    await screen.findByText(
      'A rep has worked 1 of them, or has it open, so it can’t be undone. You can archive the batch.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo the import/ })).toBeNull();
});

test('nothing of it is offered by a script that cannot do it', async () => {
  const { user } = await openList(FLAGGED, () => lackFeatures(['undo_import']));
  await add(user);
  await expectFinished();
  expect(screen.queryByText(/You can undo this import/)).toBeNull();
  await openManage('batches');
  await findItem(batch()?.name ?? '');
  expect(screen.queryByRole('button', { name: /^Imports/ })).toBeNull();
});
