import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { fill, getValues } from '#tests/form.ts';
import { json } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { repWithPin, signedInRep } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { DEFAULTS, DONE, EVERYTHING, leadForm, NEEDED, openAndFill, submitButton } from './new-lead-page.ts';
import { loadRepPages } from './rep-pages.ts';

beforeAll(loadRepPages);

const ENDED = json({ ok: false, error: 'unauthenticated', message: 'Sign in again.' });
const restored = () => screen.queryByText('What you had typed is back.');

test('a reload brings back what was typed', async () => {
  signedInRep();
  const { unmount } = await openAndFill(EVERYTHING);
  unmount();
  await open();
  expect(getValues(leadForm())).toEqual(EVERYTHING);
  expect(restored()).toBeVisible();
});

test('the number of what is brought back is looked up', async () => {
  signedInRep();
  const { advance } = stopClock();
  const { unmount } = await openAndFill(NEEDED);
  unmount();
  await open();
  await advance(500);
  expect(repScript.sentAs('lookup_number')).toHaveLength(1);
});

test('it can be thrown away', async () => {
  signedInRep();
  const { unmount } = await openAndFill(EVERYTHING);
  unmount();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(getValues(leadForm())).toEqual(DEFAULTS);
  expect(restored()).toBeNull();
});

test('a session that has ended leads to the login with a message, and back here with all that was typed', async () => {
  signedInRep();
  repScript.misbehave(ENDED, { action: 'add_lead' });
  const { user } = await openAndFill(EVERYTHING, stopClock().user);
  await user.click(submitButton());
  expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible();
  expect(address()).toBe('/rep-access');
  expect(localStorage.getItem('repAuth')).toBeNull();

  repWithPin('2468');
  fill({ email: 'robin@reps.example', password: '2468' });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Add New Lead' })).toBeVisible();
  expect(getValues(leadForm())).toEqual(EVERYTHING);
  await user.click(submitButton());
  expect(await screen.findByText(DONE)).toBeVisible();
});

test('a rep who has signed in again in another tab sends the lead with that session', async () => {
  const { email } = signedInRep();
  const { user } = await openAndFill(NEEDED, stopClock().user);
  scriptBackend.write({ kind: 'deleteRepSessions', email });
  signedInRep();
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'repAuth' })));
  expect(getValues(leadForm())).toMatchObject(NEEDED);
  await user.click(submitButton());
  expect(await screen.findByText(DONE)).toBeVisible();
});

test('a session that ends while typing takes nobody away from the form', async () => {
  signedInRep();
  repScript.misbehave(ENDED, { action: 'lookup_number' });
  await openAndFill(NEEDED);
  await eventually(() => expect(repScript.sentAs('lookup_number')).toHaveLength(1));
  expect(address()).toBe('/rep-access/new-lead');
  expect(submitButton()).toBeVisible();
});

test('a submitted lead leaves no draft', async () => {
  signedInRep();
  const { user, unmount } = await openAndFill();
  await user.click(submitButton());
  await screen.findByText(DONE);
  unmount();
  await open();
  expect(getValues(leadForm())).toEqual(DEFAULTS);
  expect(restored()).toBeNull();
});

test('nobody sees the draft of another rep', async () => {
  signedInRep();
  const { unmount } = await openAndFill();
  unmount();
  signedInRep({ email: 'nora@reps.example' });
  await open();
  expect(getValues(leadForm())).toEqual(DEFAULTS);
});

test('a browser that stores nothing keeps what was typed for the way to the login and back', async () => {
  signedInRep();
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user, unmount } = await openAndFill();
  unmount();
  await open();
  expect(restored()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  refuse.mockRestore();
});
