import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { RECENT_NOTIFICATIONS } from '#src/content/rep/notifications.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { control, fill, getValues } from '#tests/form.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
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
  test('are saved in this browser without a call to the script, and are there the next time', async () => {
    const first = await open(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    change();
    first.unmount();
    const { user, unmount } = await open();
    expect(shown()).toEqual(before);
    await press(user, save);
    expect(await screen.findByText(saved)).toBeVisible();
    change();
    expect(screen.queryByText(saved)).toBeNull();
    await press(user, save);
    expect(await screen.findByText(saved)).toBeVisible();
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(after);
    expect(repEndpoint.sent).toHaveLength(0);
    unmount();
    await open();
    expect(shown()).toEqual(after);
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
});

test('stored settings with an invalid value use the default for it and the others as they are', async () => {
  localStorage.setItem('repNotifications', '{"deadlines":"no","newLeads":false}');
  const { unmount } = await open('/rep-access/notifications');
  expect(choices()).toEqual({ ...ALL_BUT_TEXTS, newLeads: false });
  unmount();
  localStorage.setItem('repProfile', JSON.stringify({ ...PROFILE, name: 'Robin\tDay', phone: 5 }));
  const { user } = await open('/rep-access/profile');
  expect(control('name')).toHaveValue('Robin\tDay');
  expect(screen.getByRole('link', { name: /^Notification Settings/ })).toHaveAttribute(
    'href',
    '/rep-access/notifications',
  );
  await press(user, 'Save Profile');
  await screen.findByText('Profile Updated');
  expect(localStorage.getItem('repProfile')).toContain('"Robin Day"');
});

test('the recent notifications are the fixed samples, and can all be marked as read', async () => {
  const { user } = await open('/rep-access/notifications');
  const recent = within(screen.getByRole('region', { name: 'Recent Notifications' }));
  await user.click(recent.getByText('Recent Notifications'));
  expect(recent.getAllByText('Unread')).toHaveLength(RECENT_NOTIFICATIONS.length);
  await press(user, 'Mark all as read');
  expect(recent.queryByText('Unread')).toBeNull();
  expect(recent.getAllByRole('listitem')).toHaveLength(RECENT_NOTIFICATIONS.length);
  expect(recent.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});
