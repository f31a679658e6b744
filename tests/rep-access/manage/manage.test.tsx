import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { keepFeatures } from '#src/stored/script-features.ts';
import { aRep } from '#tests/builders/rep.ts';
import { htmlPage, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';

beforeAll(loadRepPages);

const manager = () => signedInRep({ email: 'bea@reps.example', name: 'Bea Boss', role: 'manager' });
const NORA = aRep({ email: 'nora@reps.example', name: 'Nora Lind', state: 'pending' });
const noraAsks = () => scriptBackend.write({ kind: 'putRep', row: NORA });
const nora = () => within(screen.getByRole('article', { name: 'Nora Lind' }));
const ENDED = json({ ok: false, error: 'unauthenticated' });
const EXPIRED = 'Your session has expired. Please sign in again.';
const press = (name: string | RegExp) => nora().getByRole('button', { name });

describe('who may open the screen', () => {
  test('without a session it leads to the login', async () => {
    await open('/rep-access/manage');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(address()).toBe('/rep-access');
  });

  test('a rep reads that only a manager can do this, and the way back', async () => {
    signedInRep();
    await open('/rep-access/manage');
    expect(await screen.findByText('Only a manager can do this.')).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Rep Hub' })[0]).toBeVisible();
    expect(repScript.sentAs('list_requests')).toHaveLength(0);
  });

  test('a manager of a script that has no manager’s part reads that, and it is asked for nothing', async () => {
    const { auth } = manager();
    keepFeatures(auth, []);
    repScript.misbehave(json({ batches: [] }), { action: 'list_batches' });
    await open('/rep-access/manage');
    expect(await screen.findByText(/has no manager’s part/)).toBeVisible();
    expect(repScript.sent.map(({ action }) => action)).toEqual(['list_batches']);
  });

  test('a manager whose script has not been heard yet waits for it to say what it can do', async () => {
    manager();
    localStorage.removeItem('repFeatures');
    noraAsks();
    await open('/rep-access/manage');
    expect(await screen.findByRole('article', { name: 'Nora Lind' })).toBeVisible();
    expect(repScript.sent.map(({ action }) => action)).toEqual(['list_batches', 'list_requests']);
  });

  test('who only says to be a manager is refused by the script', async () => {
    const session = signedInRep();
    localStorage.setItem('repAuth', JSON.stringify({ ...session, role: 'manager' }));
    await open('/rep-access/manage');
    expect(await screen.findByText('Failed to load requests')).toBeVisible();
    expect(screen.getByText('Only a manager can do this.')).toBeVisible();
  });

  test.each([
    ['requests', 'list_requests'],
    ['reps', 'list_reps'],
    ['numbers', 'list_suppressed'],
    ['import', 'list_batches'],
    ['export', 'list_batches'],
  ])('a session that has ended leads from %s to the login and back here', async (view, action) => {
    manager();
    repScript.misbehave(ENDED, { action });
    await open(`/rep-access/manage?view=${view}`);
    expect(await screen.findByText(EXPIRED)).toBeVisible();
    expect(window.history.state.usr).toMatchObject({ from: `/rep-access/manage?view=${view}` });
  });

  test('the hub shows managers the way, and only them', async () => {
    manager();
    const { unmount } = await open('/rep-access/hub');
    expect(screen.getByRole('link', { name: /^Manage/ })).toHaveAttribute('href', '/rep-access/manage');
    unmount();
    signedInRep();
    await open('/rep-access/hub');
    expect(screen.queryByRole('link', { name: /^Manage/ })).toBeNull();
  });
});

describe('how many account requests wait', () => {
  const way = () => screen.getByRole('link', { name: /^Manage/ });

  test('stands beside the way to them on a manager’s hub', async () => {
    manager();
    noraAsks();
    scriptBackend.write({ kind: 'putRep', row: aRep({ email: 'pat@reps.example', state: 'pending' }) });
    await open('/rep-access/hub');
    expect(await within(way()).findByText('2')).toBeVisible();
    expect(way()).toHaveAccessibleName(/^Manage.*Account requests waiting: ?2$/);
  });

  test('is said to no rep, and to nobody when none waits', async () => {
    signedInRep();
    noraAsks();
    const { unmount } = await open('/rep-access/hub');
    await screen.findByText('No batches available');
    expect(screen.queryByText('Account requests waiting:')).toBeNull();
    unmount();
    scriptBackend.write({ kind: 'putRep', row: { ...NORA, state: 'active' } });
    manager();
    await open('/rep-access/hub');
    await screen.findByText('No batches available');
    expect(way()).toHaveAccessibleName(/^Manage.*export$/);
  });
});

describe('account requests', () => {
  test.each(['rep', 'manager'] as const)('are approved as %s, after a second question', async (role) => {
    manager();
    noraAsks();
    const { user } = await open('/rep-access/manage');
    await user.click(await screen.findByRole('button', { name: `Approve as ${role}` }));
    expect(screen.getByRole('group', { name: new RegExp(`Approve Nora Lind as a ${role}`) })).toHaveFocus();
    expect(scriptBackend.read('rep', { email: NORA.email })).toMatchObject({ state: 'pending' });
    await user.click(press('Yes, approve'));
    expect(await screen.findByText(`Nora Lind can sign in as a ${role} now.`)).toBeVisible();
    expect(scriptBackend.read('rep', { email: NORA.email })).toMatchObject({ state: 'active', role });
    expect(scriptBackend.mail()).toHaveLength(1);
    expect(screen.getByText('No requests are waiting')).toBeVisible();
  });

  test('are denied, after a second question', async () => {
    manager();
    noraAsks();
    const { user } = await open('/rep-access/manage');
    await user.click(await screen.findByRole('button', { name: 'Deny' }));
    await user.click(press('Yes, deny'));
    expect(await screen.findByText('The request of Nora Lind was denied.')).toBeVisible();
    expect(scriptBackend.read('rep', { email: NORA.email })).toMatchObject({ state: 'denied' });
  });

  test('a second thought decides nothing', async () => {
    manager();
    noraAsks();
    const { user } = await open('/rep-access/manage');
    await user.click(await screen.findByRole('button', { name: 'Deny' }));
    await user.click(press('Cancel'));
    expect(press('Deny')).toBeVisible();
    expect(repScript.sentAs('decide_request')).toHaveLength(0);
  });

  test('a decision that is not saved is said, and the request stays', async () => {
    manager();
    noraAsks();
    repScript.misbehave(networkDrop, { action: 'decide_request' });
    const { user } = await open('/rep-access/manage');
    await user.click(await screen.findByRole('button', { name: 'Deny' }));
    await user.click(press('Yes, deny'));
    expect(await screen.findByText('Failed to save the decision')).toBeVisible();
    expect(press('Deny')).toBeVisible();
  });

  test('decided under a session that has ended lead to the login, and wait as before', async () => {
    manager();
    noraAsks();
    const { user } = await open('/rep-access/manage');
    await user.click(await screen.findByRole('button', { name: 'Deny' }));
    repScript.misbehave(ENDED, { action: 'decide_request' });
    await user.click(press('Yes, deny'));
    expect(await screen.findByText(EXPIRED)).toBeVisible();
    expect(localStorage.getItem('repAuth')).toBeNull();
    expect(scriptBackend.read('rep', { email: NORA.email })).toMatchObject({ state: 'pending' });
  });

  test('say when they cannot be had, and try again', async () => {
    manager();
    noraAsks();
    repScript.misbehave(htmlPage, { action: 'list_requests' });
    const { user } = await open('/rep-access/manage');
    expect(await screen.findByText('Failed to load requests')).toBeVisible();
    expect(screen.queryByText('No requests are waiting')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Nora Lind' })).toBeVisible();
  });
});
