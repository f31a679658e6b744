import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { control, fill } from '#tests/form.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { ENDED, expectLogin, lackFeatures, loadRepPages } from '#tests/rep-access/rep-pages.ts';
import { openManage, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const saved = () =>
  testBackend.read('ownerSettings', {}).find(({ name }) => name === 'hoursBetweenCalls')?.value;

async function openHours() {
  const { user } = await openManage('scripts');
  const field = await screen.findByLabelText('Hours between calls');
  const form = field.closest('form');
  const button = form?.querySelector('button');
  return { field, save: () => user.click(button ?? document.body) };
}

test('a manager sets the hours between calls, and empties them again', async () => {
  const { field, save } = await openHours();
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription(/^Leave empty for 4 hours\. 0 means no rest; 24 is the most\./);
  fill({ hoursBetweenCalls: '6' });
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await save();
  expect(await screen.findByText('Saved. It counts from the next call on.')).toBeVisible();
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(saved()).toBe('6');
  fill({ hoursBetweenCalls: '' });
  await save();
  await waitFor(() => expect(saved()).toBeUndefined());
});

test('hours that are none are named beside the field, and nothing is sent', async () => {
  const { field, save } = await openHours();
  fill({ hoursBetweenCalls: '25' });
  await save();
  expect(await screen.findByText('Please use a whole number from 0 to 24, or leave it empty')).toBeVisible();
  expect(field).toHaveFocus();
  expect(repEndpoint.sentAs('save_rest_hours')).toHaveLength(0);
});

test('hours stay typed when saving fails, and lead to the login when the session has ended', async () => {
  const { save } = await openHours();
  fill({ hoursBetweenCalls: '2' });
  repEndpoint.misbehave(networkDrop, { action: 'save_rest_hours' });
  await save();
  expect(await screen.findByText('Failed to save the hours')).toBeVisible();
  expect(control('hoursBetweenCalls')).toHaveValue('2');
  await save();
  await waitFor(() => expect(saved()).toBe('2'));
  fill({ hoursBetweenCalls: '3' });
  repEndpoint.misbehave(ENDED, { action: 'save_rest_hours' });
  await save();
  await expectLogin();
});

test('a script without the setting is not asked for it, and keeps its call scripts', async () => {
  lackFeatures(['rest_hours']);
  await openManage('scripts');
  expect(await screen.findByRole('heading', { name: 'Call Scripts' })).toBeVisible();
  expect(screen.queryByText('Rest between Calls')).toBeNull();
  expect(repEndpoint.sentAs('show_rest_hours')).toHaveLength(0);
});
