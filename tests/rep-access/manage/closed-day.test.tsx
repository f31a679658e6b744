import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { signedInManager } from './manage-page.ts';
import { dayTitle, findRow, openDay, storeVisit } from './visits-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

describe('a day that is closed', () => {
  test('says how many visits are still on it, and is opened again; what else is closed stays', async () => {
    testBackend.write({ kind: 'putOwnerSetting', row: { name: 'closedDays', value: '12/25/2026' } });
    storeVisit('RT-GRACE2');
    storeVisit('RT-HENRY2', { state: 'canceled' });
    const { user } = await openDay();
    await findRow('RT-GRACE2');
    await press(user, 'Close this day');
    expect(await screen.findByText('Closed. The website shows it within a few minutes.')).toBeVisible();
    expect(
      screen.getByText(
        'This day is closed, and 1 visit is still on it. Call them, and move them one by one.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Tue 24 ?1, closed$/ })).toBeVisible();
    expect(closedDays()).toBe('12/25/2026\n11/24/2026');
    await press(user, 'Open this day');
    expect(await screen.findByText('Open again. The website shows it within a few minutes.')).toBeVisible();
    expect(screen.queryByText(/^This day is closed/)).toBeNull();
    expect(closedDays()).toBe('12/25/2026');
  });

  test('without visits says only that; a weekday that is always closed has no button', async () => {
    testBackend.write({ kind: 'putOwnerSetting', row: { name: 'closedDays', value: 'Tuesday' } });
    await openDay();
    expect(await screen.findByText('This day is closed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /this day$/ })).toBeNull();
  });

  test('stays open when that cannot be saved, and a message is gone on another day', async () => {
    const { user } = await openDay();
    repEndpoint.misbehave(networkDrop, { action: 'save_visit_limits' });
    await press(user, 'Close this day');
    expect(await screen.findByText('Failed to save the closed days')).toBeVisible();
    expect(closedDays()).toBeUndefined();
    await user.click(screen.getByRole('link', { name: 'Day after' }));
    expect(await dayTitle('Wednesday, November 25, 2026')).toBeVisible();
    expect(screen.queryByText('Failed to save the closed days')).toBeNull();
  });
});

const closedDays = () =>
  testBackend.read('ownerSettings', {}).find(({ name }) => name === 'closedDays')?.value;
