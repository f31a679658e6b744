import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { RECENT_NOTIFICATIONS } from '#src/content/rep/notifications.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { control, fill, getValues } from '#tests/form.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { open } from '#tests/render.tsx';
import { fillStorage } from '#tests/stored/full-storage.ts';
import { press } from './rep-pages.ts';

beforeEach(() => keepSession(aSession()));

const NO_PROFILE = {
  name: 'Robin Reyes',
  email: 'robin@reps.example',
  phone: '',
  address: '',
  territory: '',
};
const PROFILE = {
  name: 'Robin R.',
  email: 'robin@home.example',
  phone: '(321) 555-0110',
  address: '1 Harbor City Blvd',
  territory: 'Palm Bay, Melbourne',
};
const ALL_BUT_TEXTS = {
  newLeads: true,
  leadUpdates: true,
  appointments: true,
  deadlines: true,
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
};

const choices = () =>
  Object.fromEntries(Object.keys(ALL_BUT_TEXTS).map((name) => [name, control(name).checked]));

describe.each([
  {
    path: '/rep-access/profile',
    title: 'Profile Settings',
    key: 'repProfile',
    save: 'Save Profile',
    saved: 'Profile Updated',
    failed: 'Failed to save profile information.',
    shown: () => getValues(document.querySelector('form')),
    change: () => fill({ ...PROFILE, address: '  1 Harbor City Blvd ' }),
    before: NO_PROFILE,
    after: PROFILE,
  },
  {
    path: '/rep-access/notifications',
    title: 'Notification Settings',
    key: 'repNotifications',
    save: 'Save Settings',
    saved: 'Settings Saved',
    failed: 'Failed to save notification settings.',
    shown: choices,
    change() {
      fireEvent.click(screen.getByLabelText('Text message'));
      fireEvent.click(screen.getByLabelText('New leads'));
    },
    before: ALL_BUT_TEXTS,
    after: { ...ALL_BUT_TEXTS, newLeads: false, smsNotifications: true },
  },
])('$title', ({ path, title, key, save, saved, failed, shown, change, before, after }) => {
  test('are not stored until the rep saves them', async () => {
    const { unmount } = await open(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(shown()).toEqual(before);
    change();
    unmount();
    await open();
    expect(shown()).toEqual(before);
  });

  test('are saved in this browser without a call to the script, and are there the next time', async () => {
    const { user, unmount } = await open(path);
    change();
    await press(user, save);
    expect(await screen.findByText(saved)).toBeVisible();
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(after);
    expect(repScript.sent).toHaveLength(0);
    unmount();
    await open();
    expect(shown()).toEqual(after);
    expect(screen.queryByText(saved)).toBeNull();
  });

  test('no longer show the success message after a change', async () => {
    const { user } = await open(path);
    await press(user, save);
    expect(await screen.findByText(saved)).toBeVisible();
    change();
    expect(screen.queryByText(saved)).toBeNull();
  });

  test('show a message when the browser refuses to store them, keep the changes, and are saved once it has room', async () => {
    const { user } = await open(path);
    change();
    const changed = shown();
    const full = fillStorage();
    await press(user, save);
    expect(await screen.findByText(failed)).toBeVisible();
    expect(shown()).toEqual(changed);
    full.mockRestore();
    await press(user, save);
    expect(await screen.findByText(saved)).toBeVisible();
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(after);
  });

  test.each(['{', '[]', 'null', '"x"'])('show the defaults when the storage contains %s', async (text) => {
    localStorage.setItem(key, text);
    await open(path);
    expect(shown()).toEqual(before);
  });
});

test.each([
  ['only some values', '{"deadlines":false}', { deadlines: false }],
  ['an invalid value', '{"deadlines":"no","newLeads":false}', { newLeads: false }],
])('notification settings with %s in storage use the defaults for the rest', async (_, text, kept) => {
  localStorage.setItem('repNotifications', text);
  await open('/rep-access/notifications');
  expect(choices()).toEqual({ ...ALL_BUT_TEXTS, ...kept });
});

test('a stored profile with an invalid field still opens', async () => {
  localStorage.setItem('repProfile', '{"name":5}');
  await open('/rep-access/profile');
  expect(screen.getByRole('button', { name: 'Save Profile' })).toBeVisible();
});

test('a profile stored with a tab in it is shown, and saved as one line', async () => {
  localStorage.setItem('repProfile', JSON.stringify({ ...PROFILE, name: 'Robin\tDay' }));
  const { user } = await open('/rep-access/profile');
  expect(control('name')).toHaveValue('Robin\tDay');
  await user.click(screen.getByRole('button', { name: 'Save Profile' }));
  await screen.findByText('Profile Updated');
  expect(localStorage.getItem('repProfile')).toContain('"Robin Day"');
});

test('the profile page links to the notification settings', async () => {
  await open('/rep-access/profile');
  expect(screen.getByRole('link', { name: /^Notification Settings/ })).toHaveAttribute(
    'href',
    '/rep-access/notifications',
  );
});

test('the recent notifications are the fixed samples, and can all be marked as read', async () => {
  const { user } = await open('/rep-access/notifications');
  const recent = within(screen.getByRole('region', { name: 'Recent Notifications' }));
  expect(recent.getAllByText('Unread')).toHaveLength(RECENT_NOTIFICATIONS.length);
  await press(user, 'Mark all as read');
  expect(recent.queryByText('Unread')).toBeNull();
  expect(recent.getAllByRole('listitem')).toHaveLength(RECENT_NOTIFICATIONS.length);
  expect(recent.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});
