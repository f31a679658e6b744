import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { fill, getValues } from '#tests/form.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages } from './rep-pages.ts';

beforeAll(loadRepPages);
beforeEach(() => keepSession(aSession()));

const form = () => getValues(document.querySelector('form'));
const save = () => screen.getByRole('button', { name: 'Save Profile' });
const stored = () => JSON.parse(localStorage.getItem('repProfile') ?? 'null');

const PROFILE = {
  name: 'Robin R.',
  email: 'robin@home.example',
  phone: '(321) 555-0110',
  address: '1 Harbor City Blvd',
  territory: 'Palm Bay, Melbourne',
};

test('the form opens with the name and email of the session', async () => {
  await open('/rep-access/profile');
  expect(screen.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  expect(form()).toEqual({
    name: 'Robin Reyes',
    email: 'robin@reps.example',
    phone: '',
    address: '',
    territory: '',
  });
});

test('what is saved is kept in this browser, without a call, and is there the next time', async () => {
  const { user, unmount } = await open('/rep-access/profile');
  fill({ ...PROFILE, address: '  1 Harbor City Blvd ' });
  await user.click(save());
  expect(await screen.findByText('Profile Updated')).toBeVisible();
  expect(stored()).toEqual(PROFILE);
  expect(repScript.sent).toHaveLength(0);
  unmount();
  await open();
  expect(form()).toEqual(PROFILE);
  expect(screen.queryByText('Profile Updated')).toBeNull();
});

test('that it was saved is no longer said when something is changed', async () => {
  const { user } = await open('/rep-access/profile');
  await user.click(save());
  expect(await screen.findByText('Profile Updated')).toBeVisible();
  fill({ territory: 'Melbourne' });
  expect(screen.queryByText('Profile Updated')).toBeNull();
});

test('a browser that stores nothing is said, and what was typed stays', async () => {
  const { user } = await open('/rep-access/profile');
  fill(PROFILE);
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(save());
  expect(await screen.findByText('Failed to save profile information.')).toBeVisible();
  expect(form()).toEqual(PROFILE);
  refuse.mockRestore();
});

test.each(['{', '[]', 'null', '"x"', '{"name":5}'])('a stored profile of %s breaks nothing', async (text) => {
  localStorage.setItem('repProfile', text);
  await open('/rep-access/profile');
  expect(save()).toBeVisible();
});

test('it leads on to the notifications', async () => {
  await open('/rep-access/profile');
  expect(screen.getByRole('link', { name: /^Notification Settings/ })).toHaveAttribute(
    'href',
    '/rep-access/notifications',
  );
});

test('without a stored email it leads to the login', async () => {
  localStorage.clear();
  await open('/rep-access/profile');
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(address()).toBe('/rep-access');
});
