import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { fill } from '#tests/form.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { storeLeads } from '#tests/msw/stored-rows.ts';
import { open } from '#tests/render.tsx';
import { loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { catchDownloads } from './downloads.ts';
import { choose, csv, LIST } from './import-page.ts';
import { findItem, openManage, signedInManager } from './manage-page.ts';

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
  for (const row of [WIND, OLD]) scriptBackend.write({ kind: 'putBatch', row });
}

const storedBatch = (batchId: string) => scriptBackend.read('batch', { batchId });
const show = async (user: UserEvent, view: string) =>
  user.click(screen.getByRole('link', { name: view, current: false }));
const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('article')
    .map((item) => item.getAttribute('aria-label'));
const archivedOnes = () => screen.queryByRole('region', { name: 'Archived' });
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
    scriptBackend.write({ kind: 'putBatch', row: bookings });
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
    repScript.misbehave(networkDrop, { action: 'archive_batch' });
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
    await screen.findByRole('option', { name: /^Ian/ });
    expect(await optionsOf('Batch')).toEqual([
      'Choose a batch',
      `${WIND.name} (0)`,
      'Ian (archived) (1)',
      `${STORM} (archived) (3)`,
    ]);
    fill({ batch: 'old' });
    await press(user, 'Export as CSV');
    expect(await screen.findByText(/^ian-2026-11-20\.csv is in your downloads: 1 leads/)).toBeVisible();
    expect(await downloads.files()).toHaveLength(1);

    await show(user, 'Find');
    await user.type(await screen.findByRole('searchbox'), '0188{Enter}');
    const found = await screen.findByRole('link', { name: /Henry Byrd/ });
    expect(found).toHaveTextContent(`New Lead · ${STORM} (archived) ·`);
    await user.click(found);
    expect(await findItem('Henry Byrd')).toHaveTextContent(`Batch${STORM} (archived)`);
  });

  test('the hub and the worklist do not list it', async () => {
    storeBatches();
    await archiveStorm();
    await open('/rep-access/hub');
    expect(await screen.findByRole('link', { name: /Barrier island wind/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: new RegExp(STORM) })).toBeNull();
    await open('/rep-access/worklist');
    await screen.findByRole('option', { name: WIND.name });
    expect(screen.queryByRole('option', { name: STORM })).toBeNull();
  });
});

test('a rep whose worklist still has an archived batch open is told to choose another one', async () => {
  storeBatches();
  const { user } = await open('/rep-access/worklist?batch=storm-palm-bay');
  await screen.findByRole('option', { name: STORM });
  const row = aBatch({ archivedAt: '2026-11-20T15:00:00.000Z' });
  scriptBackend.write({ kind: 'putBatch', row });
  await press(user, 'Next Lead');
  expect(await screen.findByText('This batch has been archived. Choose another one.')).toBeVisible();
});

test('an export says when the archived batches fail to load, and offers the others', async () => {
  storeBatches();
  repScript.misbehave(networkDrop, { action: 'show_batches' });
  const { user } = await openManage('export');
  expect(await screen.findByText('Failed to load the archived batches')).toBeVisible();
  expect(await optionsOf('Batch')).toEqual(['Choose a batch', `${STORM} (3)`, `${WIND.name} (0)`]);
  await press(user, 'Try again');
  expect(await screen.findByRole('option', { name: 'Ian (archived) (1)' })).toBeVisible();
});
