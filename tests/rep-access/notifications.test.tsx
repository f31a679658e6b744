import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RECENT_NOTIFICATIONS } from '#src/content/rep/notifications.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { control } from '#tests/form.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages } from './rep-pages.ts';

beforeAll(loadRepPages);
beforeEach(() => keepSession(aSession()));

const DEFAULTS = {
  newLeads: true,
  leadUpdates: true,
  appointments: true,
  deadlines: true,
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
};

const shown = () => Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, control(name).checked]));
const save = () => screen.getByRole('button', { name: 'Save Settings' });
const recent = () => within(screen.getByRole('region', { name: 'Recent Notifications' }));

test('all seven are on but text messages', async () => {
  await open('/rep-access/notifications');
  expect(screen.getByRole('heading', { level: 1, name: 'Notification Settings' })).toBeVisible();
  expect(shown()).toEqual(DEFAULTS);
});

test('what is saved is kept in this browser, without a call, and is there the next time', async () => {
  const { user, unmount } = await open('/rep-access/notifications');
  await user.click(screen.getByLabelText('Text message'));
  await user.click(screen.getByLabelText('New leads'));
  await user.click(save());
  expect(await screen.findByText('Settings Saved')).toBeVisible();
  const wanted = { ...DEFAULTS, newLeads: false, smsNotifications: true };
  expect(JSON.parse(localStorage.getItem('repNotifications') ?? '')).toEqual(wanted);
  expect(repScript.sent).toHaveLength(0);
  unmount();
  await open();
  expect(shown()).toEqual(wanted);
});

test('nothing is kept before it is saved', async () => {
  const { user, unmount } = await open('/rep-access/notifications');
  await user.click(screen.getByLabelText('Push'));
  unmount();
  await open();
  expect(shown()).toEqual(DEFAULTS);
});

test('that it was saved is no longer said when something is changed', async () => {
  const { user } = await open('/rep-access/notifications');
  await user.click(save());
  expect(await screen.findByText('Settings Saved')).toBeVisible();
  await user.click(screen.getByLabelText('Push'));
  expect(screen.queryByText('Settings Saved')).toBeNull();
});

test('a browser that stores nothing is said, and the choices stay', async () => {
  const { user } = await open('/rep-access/notifications');
  await user.click(screen.getByLabelText('Push'));
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(save());
  expect(await screen.findByText('Failed to save notification settings.')).toBeVisible();
  expect(shown()).toEqual({ ...DEFAULTS, pushNotifications: false });
  refuse.mockRestore();
});

test.each([
  ['broken text', '{', DEFAULTS],
  ['a list', '[]', DEFAULTS],
  ['a part of them', '{"deadlines":false}', { ...DEFAULTS, deadlines: false }],
  ['nonsense for one', '{"deadlines":"no","newLeads":false}', { ...DEFAULTS, newLeads: false }],
])('%s in storage reads as the defaults for the rest', async (_what, text, expected) => {
  localStorage.setItem('repNotifications', text);
  await open('/rep-access/notifications');
  expect(shown()).toEqual(expected);
});

test('the recent notifications are the fixed samples, and can all be marked as read', async () => {
  const { user } = await open('/rep-access/notifications');
  expect(recent().getAllByRole('listitem')).toHaveLength(RECENT_NOTIFICATIONS.length);
  expect(recent().getAllByText('Unread')).toHaveLength(RECENT_NOTIFICATIONS.length);
  await user.click(recent().getByRole('button', { name: 'Mark all as read' }));
  expect(recent().queryByText('Unread')).toBeNull();
  expect(recent().getAllByRole('listitem')).toHaveLength(RECENT_NOTIFICATIONS.length);
  expect(recent().getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('without a stored email it leads to the login', async () => {
  localStorage.clear();
  await open('/rep-access/notifications');
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(address()).toBe('/rep-access');
});
