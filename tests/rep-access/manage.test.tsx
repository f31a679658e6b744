import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { LISTED_ALWAYS } from '#backend/core/numbers.ts';
import { aRep } from '#tests/builders/rep.ts';
import { fill } from '#tests/form.ts';
import { htmlPage, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages } from './rep-pages.ts';

beforeAll(loadRepPages);

const manager = () => signedInRep({ email: 'bea@reps.example', name: 'Bea Boss', role: 'manager' });
const NORA = aRep({ email: 'nora@reps.example', name: 'Nora Lind', state: 'pending' });
const noraAsks = () => scriptBackend.write({ kind: 'putRep', row: NORA });
const nora = () => within(screen.getByRole('article', { name: 'Nora Lind' }));
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

  test('who only says to be a manager is refused by the script', async () => {
    const session = signedInRep();
    localStorage.setItem('repAuth', JSON.stringify({ ...session, role: 'manager' }));
    await open('/rep-access/manage');
    expect(await screen.findByText('Failed to load requests')).toBeVisible();
    expect(screen.getByText('Only a manager can do this.')).toBeVisible();
  });

  test('a session that has ended leads to the login and back here', async () => {
    manager();
    const ended = json({ ok: false, error: 'unauthenticated' });
    repScript.misbehave(ended, { action: 'list_requests' });
    await open('/rep-access/manage?view=requests');
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible();
    expect(window.history.state.usr).toMatchObject({ from: '/rep-access/manage?view=requests' });
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

describe('the do-not-call list', () => {
  const suppressed = (...phoneKeys: string[]) =>
    scriptBackend.write(
      ...phoneKeys.map((phoneKey) => ({
        kind: 'putNumber' as const,
        row: {
          phoneKey,
          suppressedAt: '2026-11-18T15:00:00.000Z',
          suppressedBy: 'robin@reps.example',
          calls: [],
        },
      })),
    );
  const PAGE = '/rep-access/manage?view=numbers';
  const listed = () => screen.getAllByRole('article').map((item) => item.getAttribute('aria-label'));
  const find = async (typed: string, user: Awaited<ReturnType<typeof open>>['user']) => {
    fill({ number: typed });
    await user.click(screen.getByRole('button', { name: 'Find' }));
  };

  test('shows numbers with day and rep', async () => {
    manager();
    suppressed('13215550142', '442079460000');
    await open(PAGE);
    const item = await screen.findByRole('article', { name: '(321) 555-0142' });
    expect(item).toHaveTextContent('Since Nov 18, 2026, by robin@reps.example');
    expect(listed()).toEqual(['(321) 555-0142', '+442079460000']);
  });

  test('shows no day for a number that was put on the list by hand without one', async () => {
    manager();
    const row = { phoneKey: '13215550142', suppressedAt: LISTED_ALWAYS, suppressedBy: '', calls: [] };
    scriptBackend.write({ kind: 'putNumber', row });
    await open(PAGE);
    const item = await screen.findByRole('article', { name: '(321) 555-0142' });
    expect(item).not.toHaveTextContent(/Since|1969|1970/);
  });

  test('a number is taken off after a second question, and its leads are open again', async () => {
    manager();
    suppressed('13215550142');
    const { user } = await open(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Lift (321) 555-0142' }));
    expect(repScript.sentAs('lift_suppression')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, take it off' }));
    expect(await screen.findByText('(321) 555-0142 is off the list. 0 leads are open again.')).toBeVisible();
    expect(scriptBackend.read('number', { phoneKey: '13215550142' })).toMatchObject({ suppressedAt: '' });
    expect(screen.getByText('No number is on the list')).toBeVisible();
  });

  test('a failure is said, and the number stays', async () => {
    manager();
    suppressed('13215550142');
    repScript.misbehave(json({ ok: false, message: 'Busy.' }), { action: 'lift_suppression' });
    const { user } = await open(PAGE);
    await user.click(await screen.findByRole('button', { name: /^Lift/ }));
    await user.click(screen.getByRole('button', { name: 'Yes, take it off' }));
    expect(await screen.findByText('Failed to take the number off the list')).toBeVisible();
    expect(listed()).toEqual(['(321) 555-0142']);
  });

  test('is searched by how a number begins, however it is typed', async () => {
    manager();
    suppressed('13205550100', '13215550142', '13215550143', '13225550100');
    const { user } = await open(PAGE);
    await screen.findByRole('article', { name: '(322) 555-0100' });
    await find('(321) 555', user);
    await screen.findByRole('button', { name: 'Show all' });
    expect(listed()).toEqual(['(321) 555-0142', '(321) 555-0143']);
    await find('+1 321-555-0143', user);
    expect(await screen.findByRole('article', { name: '(321) 555-0143' })).toBeVisible();
    expect(listed()).toEqual(['(321) 555-0143']);
    await find('999', user);
    expect(await screen.findByText('No number on the list begins like this')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await screen.findByRole('article', { name: '(322) 555-0100' });
    expect(listed()).toHaveLength(4);
  });

  test('comes page by page', async () => {
    manager();
    suppressed(...Array.from({ length: 201 }, (_, index) => `1321555${String(index).padStart(4, '0')}`));
    const { user } = await open(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: '(321) 555-0200' })).toBeVisible();
    expect(listed()).toHaveLength(201);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('says when it cannot be had, and tries again', async () => {
    manager();
    suppressed('13215550142');
    repScript.misbehave(networkDrop, { action: 'list_suppressed' });
    const { user } = await open(PAGE);
    expect(await screen.findByText('Failed to load the list')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: '(321) 555-0142' })).toBeVisible();
  });
});
