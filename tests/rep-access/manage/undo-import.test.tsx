import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { json } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { add, expectFinished, openList } from './import-page.ts';
import { findItem, openManage, signedInManager } from './manage-page.ts';

beforeAll(() => loadRepPages());
beforeEach(() => void signedInManager());

const LIST = `Last Name,Phone,Do Not Call
Okafor,321-555-0161,
Lindqvist,321-555-0162,
Tripp,321-555-0163,yes
`;
const TIME = 'Nov 20, 2026, 10:00 AM';
const ASK =
  'Undo this import? All its 3 leads are deleted with their history. You can import the list again.';

/** Imports a list of two leads and one that may not be called, and opens the imports of its batch. */
async function openImports() {
  const view = await openList(LIST);
  await add(view.user);
  await expectFinished();
  const { name = '' } = batch() ?? {};
  await view.user.click(screen.getByRole('link', { name: 'Undo it under Batches' }));
  await press(view.user, `Imports into ${name}`);
  return { ...view, name };
}

const batch = () => scriptBackend.read('batches', {})[0];
const isListed = () => scriptBackend.read('number', { phoneKey: '13215550163' })?.suppressedAt !== '';

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
  expect(isListed()).toBe(true);
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
  repScript.misbehave(json({ ok: false, error: 'internal', message }), { action: 'undo_import' });
  await press(user, 'Yes, undo it');
  expect(await screen.findByText('The work stopped')).toBeVisible();
  await press(user, 'Continue');
  expect(
    await screen.findByText('The import is undone: 3 leads deleted. 1 number is off the do-not-call list.'),
  ).toBeVisible();
  expect(isListed()).toBe(false);
});

test('an import that a rep has begun to work cannot be undone, and says so', async () => {
  const { user, name } = await openImports();
  await screen.findByText(`${TIME}: 3 leads`);
  const [first] = scriptBackend.read('leadsOfBatch', {
    batchId: batch()?.batchId ?? '',
    after: '',
    limit: PAGE_SIZES.imports,
  });
  if (!first) throw new Error('There is no lead.');
  scriptBackend.write({ kind: 'putLead', row: { ...first, workedAt: '2026-11-20T15:00:00.000Z' } });
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
  const { user } = await openList(LIST, () => lackFeatures(['undo_import']));
  await add(user);
  await expectFinished();
  expect(screen.queryByText(/You can undo this import/)).toBeNull();
  await openManage('batches');
  await findItem(batch()?.name ?? '');
  expect(screen.queryByRole('button', { name: /^Imports/ })).toBeNull();
});
