import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { sitePages } from '#src/content/site-map.ts';
import { storeFeatures } from '#src/stored/backend-features.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { fill } from '#tests/form.ts';
import { json, pausedAnswer } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { repWithPin, signedInRep } from '#tests/msw/signed-in-rep.ts';
import { storeLeads } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { EXPIRED, expectLogin, loadRepPages, press, signIn } from '#tests/rep-access/rep-pages.ts';

beforeAll(loadRepPages);

const pagesThatNeed = (needed: 'session' | 'rep-email') =>
  sitePages.filter(({ needs }) => needs === needed).map(({ path }) => path);
const SESSION_PAGES = pagesThatNeed('session');
const EMAIL_PAGES = pagesThatNeed('rep-email');

const hearOfSession = () =>
  act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'repAuth' })));

test.each([...SESSION_PAGES, ...EMAIL_PAGES])(
  '%s leads to the login when no session is stored, and sends the script nothing',
  async (path) => {
    await open(path);
    await expectLogin();
    expect(repEndpoint.sent).toHaveLength(0);
  },
);

test.each([
  ['/rep-access/hub', '{"auth":'],
  ['/rep-access/hub', '["auth"]'],
  ['/rep-access/hub', '{"auth":"","email":"robin@reps.example"}'],
  ['/rep-access/hub', '{"auth":7,"email":"robin@reps.example","name":"","role":""}'],
  ['/rep-access/profile', '{"auth":"a","email":""}'],
])('%s takes %s for no session', async (path, stored) => {
  localStorage.setItem('repAuth', stored);
  await open(path);
  await expectLogin();
  expect(repEndpoint.sent).toHaveLength(0);
});

test.each(EMAIL_PAGES)('a stored email is enough for %s', async (path) => {
  localStorage.setItem('repAuth', JSON.stringify({ email: 'robin@reps.example' }));
  await open(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Settings$|^Add New Lead$/);
});

test.each(['/rep-access/worklist', '/rep-access/profile'])(
  '%s leads to the login when the rep logs out in another tab',
  async (path) => {
    signedInRep();
    await open(path);
    localStorage.removeItem('repAuth');
    await hearOfSession();
    await expectLogin();
  },
);

test.each([
  '/rep-access/hub?batch=web',
  '/rep-access/worklist?batch=web',
  '/rep-access/manage?view=requests',
])(
  '%s leads to the login with a message when the session has ended, and back after signing in',
  async (path) => {
    keepSession(aSession({ role: 'manager' }));
    repWithPin('2468', { role: 'manager' });
    const { user } = await open(path);
    expect(await screen.findByText(EXPIRED)).toBeVisible();
    expect(address()).toBe('/rep-access');
    expect(localStorage.getItem('repAuth')).toBeNull();
    await signIn(user);
    expect(await screen.findByRole('heading', { level: 1, name: /Rep Hub|Worklist|Manage/ })).toBeVisible();
    expect(address()).toBe(path);
  },
);

test('a page stays open with the new session when the rep has signed in again in another tab', async () => {
  const { email } = signedInRep();
  await open('/rep-access/hub');
  testBackend.write({ kind: 'deleteRepSessions', email });
  const { auth } = signedInRep();
  await act(async () => window.dispatchEvent(new Event('focus')));
  await hearOfSession();
  expect(address()).toBe('/rep-access/hub');
  expect(JSON.parse(localStorage.getItem('repAuth') ?? '{}')).toMatchObject({ auth });
});

test('when the session ends during a save, the lead and the note are back after signing in again', async () => {
  const { email } = signedInRep();
  storeLeads(aLead());
  const { user } = await open('/rep-access/worklist');
  await screen.findByText('1 open of 1');
  await press(user, 'Next Lead');
  await user.click(await screen.findByRole('radio', { name: 'Attempted' }));
  fill({ notes: 'Left a message with the neighbour' });
  testBackend.write({ kind: 'deleteRepSessions', email });
  await press(user, 'Save');
  expect(await screen.findByText(EXPIRED)).toBeVisible();

  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'Grace Hollis' })).toBeVisible();
  expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Attempted' })).toBeChecked();
  expect(screen.getByLabelText(/Notes/)).toHaveValue('Left a message with the neighbour');
  expect(address()).toBe('/rep-access/worklist');
});

describe('Logout', () => {
  const logOut = async () => {
    const { user } = await open('/rep-access/hub');
    await press(user, 'Logout');
    await expectLogin();
    expect(localStorage.getItem('repAuth')).toBeNull();
    expect(screen.queryByText(/signed in as/)).toBeNull();
  };

  test('ends the session in the script and releases the rep’s lead', async () => {
    const { auth, email } = signedInRep();
    storeLeads(aLead({ leaseRep: email, leaseUntil: '2099-01-01T00:00:00.000Z' }));
    await logOut();
    await waitFor(() => expect(testBackend.read('lead', { leadId: 'lead-1' })?.leaseRep).toBe(''));
    expect(repEndpoint.sentAs('logout')[0]?.payload).toMatchObject({ auth });
  });

  test('sends nothing to a script that has not said that it supports logout', async () => {
    signedInRep();
    storeFeatures([]);
    repEndpoint.misbehave(json({ batches: [] }), { action: 'list_batches' });
    await logOut();
    expect(repEndpoint.sentAs('logout')).toHaveLength(0);
    expect(localStorage.getItem('repFeatures')).toBeNull();
  });

  test('does not wait for a script that does not answer', async () => {
    signedInRep();
    const wait = pausedAnswer();
    repEndpoint.misbehave(wait.fault, { action: 'logout' });
    await logOut();
    wait.release();
  });
});
