import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RETENTION_NAMES, type RetentionName } from '#contract/owner-settings/retention.ts';
import { control, fill } from '#tests/form.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { ENDED, expectLogin, lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { openManage, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

/** What the owner has set, by name. */
const saved = () =>
  Object.fromEntries(
    testBackend
      .read('ownerSettings', {})
      .filter(({ name }) => RETENTION_NAMES.some((setting) => setting === name))
      .map(({ name, value }) => [name, value]),
  );

async function openSettings(before: Partial<Record<RetentionName, string>> = {}) {
  for (const name of RETENTION_NAMES)
    testBackend.write({ kind: 'putOwnerSetting', row: { name, value: before[name] ?? '' } });
  const { user } = await openManage('retention');
  await screen.findByLabelText('Closed leads');
  return { user, save: () => press(user, 'Save') };
}

const question = (name: string) => screen.findByRole('group', { name });
const CLOSED = 'Leads closed more than 24 months ago will be deleted for good, within a day.';
const NO_WAY_BACK = 'This can’t be undone.';

test('a manager chooses how long, within what can be set; what is saved stays a choice', async () => {
  await openSettings({ monthsOfActivity: '7' });
  const choices = (name: RetentionName) =>
    within(control(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choices('monthsOfClosedLeads').slice(0, 3)).toEqual(['Forever', '6 months', '12 months']);
  expect(choices('monthsOfPhotos')).toEqual([
    '24 months, as promised',
    '1 month',
    '3 months',
    '6 months',
    '12 months',
  ]);
  expect(choices('monthsOfRequests').slice(0, 2)).toEqual(['Forever', '1 month']);
  expect(choices('monthsOfActivity').slice(0, 4)).toEqual(['Forever', '6 months', '7 months', '12 months']);
  expect(control('monthsOfActivity')).toHaveDisplayValue('7 months');
});

describe('what keeps data as long as before, or longer', () => {
  test.each<[string, Partial<Record<RetentionName, string>>, Record<string, string>, object]>([
    [
      'more months',
      { monthsOfClosedLeads: '12' },
      { monthsOfClosedLeads: '36' },
      { monthsOfClosedLeads: '36' },
    ],
    ['forever', { monthsOfActivity: '12' }, { monthsOfActivity: '' }, {}],
    ['photos kept as promised', { monthsOfPhotos: '12' }, { monthsOfPhotos: '' }, {}],
  ])('is saved without a question: %s', async (_, before, typed, after) => {
    const { save } = await openSettings(before);
    fill(typed);
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await save();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(saved()).toEqual(after);
  });
});

describe('what deletes more than before', () => {
  test('is saved after a question that names it all', async () => {
    const { user, save } = await openSettings({ monthsOfPhotos: '12', monthsOfActivity: '12' });
    fill({ monthsOfClosedLeads: '24', monthsOfPhotos: '1', monthsOfRequests: '6', monthsOfActivity: '36' });
    await save();
    await question(
      `${CLOSED} Photos that arrived more than 1 month ago will be deleted for good, within a day. Denied account requests from more than 6 months ago will be deleted for good, within a day. ${NO_WAY_BACK}`,
    );
    expect(saved()).toEqual({ monthsOfPhotos: '12', monthsOfActivity: '12' });
    await press(user, 'Yes, save it');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saved()).toEqual({
      monthsOfClosedLeads: '24',
      monthsOfPhotos: '1',
      monthsOfRequests: '6',
      monthsOfActivity: '36',
    });
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  test('stays chosen and is not saved when the manager cancels', async () => {
    const { user, save } = await openSettings({ monthsOfClosedLeads: '36' });
    fill({ monthsOfClosedLeads: '24' });
    await save();
    expect(await question(`${CLOSED} ${NO_WAY_BACK}`)).toHaveFocus();
    expect(control('monthsOfClosedLeads')).toBeDisabled();
    await press(user, 'Cancel');
    expect(control('monthsOfClosedLeads')).toBeEnabled();
    expect(control('monthsOfClosedLeads')).toHaveValue('24');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(repEndpoint.sentAs('save_retention')).toHaveLength(0);
  });

  test('stays chosen when saving fails, and leads to the login when the session has ended', async () => {
    const { user, save } = await openSettings();
    const saveAndAgree = async () => {
      await save();
      await question(`${CLOSED} ${NO_WAY_BACK}`);
      await press(user, 'Yes, save it');
    };
    fill({ monthsOfClosedLeads: '24' });
    repEndpoint.misbehave(networkDrop, { action: 'save_retention' });
    await saveAndAgree();
    expect(await screen.findByText('Failed to save how long data is kept')).toBeVisible();
    expect(control('monthsOfClosedLeads')).toHaveValue('24');
    repEndpoint.misbehave(ENDED, { action: 'save_retention' });
    await saveAndAgree();
    await expectLogin();
    expect(saved()).toEqual({});
  });
});

test('longer keeping stays chosen when saving fails, and can be sent again', async () => {
  const { save } = await openSettings({ monthsOfPhotos: '6' });
  fill({ monthsOfPhotos: '12' });
  repEndpoint.misbehave(networkDrop, { action: 'save_retention' });
  await save();
  expect(await screen.findByText('Failed to save how long data is kept')).toBeVisible();
  expect(control('monthsOfPhotos')).toHaveValue('12');
  await save();
  await waitFor(() => expect(saved()).toEqual({ monthsOfPhotos: '12' }));
});

test('a backend without the settings is not asked for them, and offers no view of them', async () => {
  lackFeatures(['retention']);
  await openManage('export');
  expect(await screen.findByRole('heading', { name: 'Export a Batch' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Data kept' })).toBeNull();
  expect(repEndpoint.sentAs('show_retention')).toHaveLength(0);
});
