import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { keepFeatures } from '#src/stored/script-features.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { held, json } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { repWithPin, signedInRep } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';

beforeAll(loadRepPages);

const EXPIRED = 'Your session has expired. Please sign in again.';

describe.each(['/rep-access/hub', '/rep-access/worklist'])('%s', (path) => {
  test.each([
    ['nothing', null],
    ['no JSON', '{"auth":'],
    ['a session without its secret', '{"auth":"","email":"robin@reps.example"}'],
    ['another shape', '["auth"]'],
    ['a number for the secret', '{"auth":7,"email":"robin@reps.example","name":"","role":""}'],
  ])('leads to the login when %s is stored, and asks the script nothing', async (_what, stored) => {
    if (stored !== null) localStorage.setItem('repAuth', stored);
    await open(path);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(address()).toBe('/rep-access');
    expect(repScript.sent).toHaveLength(0);
  });

  test('leads to the login with a message when the session has ended, and back here after signing in', async () => {
    keepSession(aSession());
    repWithPin('2468');
    const { user } = await open(`${path}?batch=web`);
    expect(await screen.findByText(EXPIRED)).toBeVisible();
    expect(address()).toBe('/rep-access');
    expect(localStorage.getItem('repAuth')).toBeNull();
    await user.type(screen.getByLabelText(/Email/), 'robin@reps.example');
    await user.type(screen.getByLabelText('PIN / Password *'), '2468');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Rep Hub|Worklist/ })).toBeVisible();
    expect(address()).toBe(`${path}?batch=web`);
  });

  test('goes on when the rep has signed in again in another tab, whichever tab notices first', async () => {
    const { email } = signedInRep();
    await open(path);
    scriptBackend.write({ kind: 'deleteRepSessions', email });
    const { auth } = signedInRep();
    await act(async () => window.dispatchEvent(new Event('focus')));
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'repAuth' })));
    expect(address()).toBe(path);
    expect(JSON.parse(localStorage.getItem('repAuth') ?? '{}')).toMatchObject({ auth });
  });

  test('leads to the login when the rep logs out in another tab', async () => {
    signedInRep();
    await open(path);
    localStorage.removeItem('repAuth');
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'repAuth' })));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});

test.each(['/rep-access/new-lead', '/rep-access/profile', '/rep-access/notifications'])(
  '%s leads to the login when the rep logs out in another tab',
  async (path) => {
    signedInRep();
    await open(path);
    localStorage.removeItem('repAuth');
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'repAuth' })));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(address()).toBe('/rep-access');
  },
);

test('a session that ends under a save loses no word: signed in again, the lead and the note are back', async () => {
  const { email } = signedInRep();
  scriptBackend.write({ kind: 'putBatch', row: aBatch() }, { kind: 'putLead', row: aLead() });
  const { user } = await open('/rep-access/worklist');
  await screen.findByText('1 open of 1');
  await user.click(screen.getByRole('button', { name: 'Next Lead' }));
  await user.click(await screen.findByRole('radio', { name: 'Attempted' }));
  await user.type(screen.getByLabelText(/Notes/), 'Left a message with the neighbour');
  scriptBackend.write({ kind: 'deleteRepSessions', email });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(EXPIRED)).toBeVisible();

  await user.type(screen.getByLabelText(/Email/), email);
  await user.type(screen.getByLabelText('PIN / Password *'), '2468');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Grace Hollis' })).toBeVisible();
  expect(screen.getByText('What you had not saved is back.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Attempted' })).toBeChecked();
  expect(screen.getByLabelText(/Notes/)).toHaveValue('Left a message with the neighbour');
  expect(address()).toBe('/rep-access/worklist');
});

describe('Logout', () => {
  const logOut = async () => {
    const { user } = await open('/rep-access/hub');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(localStorage.getItem('repAuth')).toBeNull();
  };

  test('ends the session at the script and frees the lead it holds', async () => {
    const { auth, email } = signedInRep();
    const lease = { leaseRep: email, leaseUntil: '2099-01-01T00:00:00.000Z' };
    scriptBackend.write({ kind: 'putBatch', row: aBatch() }, { kind: 'putLead', row: aLead(lease) });
    await logOut();
    await waitFor(() => expect(scriptBackend.read('lead', { leadId: 'lead-1' })?.leaseRep).toBe(''));
    expect(repScript.sentAs('logout')[0]?.payload).toMatchObject({ auth });
  });

  test('asks nothing of a script that has not said that it knows a logout', async () => {
    const { auth } = signedInRep();
    keepFeatures(auth, []);
    repScript.misbehave(json({ batches: [] }), { action: 'list_batches' });
    await logOut();
    expect(repScript.sentAs('logout')).toHaveLength(0);
    expect(localStorage.getItem('repFeatures')).toBeNull();
  });

  test('does not wait for a script that does not answer', async () => {
    signedInRep();
    const wait = held();
    repScript.misbehave(wait.fault, { action: 'logout' });
    await logOut();
    wait.release();
  });
});
