import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getValues } from '#tests/form.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { fillStorage } from '#tests/stored/full-storage.ts';
import {
  DEFAULTS,
  EVERYTHING,
  expectAdded,
  leadForm,
  NEEDED,
  openAndFill,
  openAndSubmit,
  submitButton,
} from './new-lead-page.ts';
import { ENDED, EXPIRED, expectLogin, loadRepPages, press, signIn } from './rep-pages.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInRep());

const restored = () => screen.queryByText('What you had typed is back.');

function expectEmpty() {
  expect(getValues(leadForm())).toEqual(DEFAULTS);
  expect(restored()).toBeNull();
}

/** Types into the form, leaves the page and comes back. */
async function openTwice(values?: Record<string, string>) {
  const { unmount } = await openAndFill(values);
  unmount();
  return open();
}

test('a reload brings back what was typed', async () => {
  await openTwice(EVERYTHING);
  expect(getValues(leadForm())).toEqual(EVERYTHING);
  expect(restored()).toBeVisible();
});

test('the number of what is brought back is looked up', async () => {
  const { advance } = stopClock();
  await openTwice();
  await advance(500);
  expect(repScript.sentAs('lookup_number')).toHaveLength(1);
});

test('it can be thrown away', async () => {
  const { user } = await openTwice(EVERYTHING);
  await press(user, 'Clear the form');
  expectEmpty();
});

test('a session that has ended leads to the login with a message, and back here with all that was typed', async () => {
  repScript.misbehave(ENDED, { action: 'add_lead' });
  const { user, submit } = await openAndFill(EVERYTHING, stopClock().user);
  await submit();
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  await expectLogin();
  expect(localStorage.getItem('repAuth')).toBeNull();

  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'Add New Lead' })).toBeVisible();
  expect(getValues(leadForm())).toEqual(EVERYTHING);
  await submit();
  await expectAdded();
});

test('a rep who has signed in again in another tab sends the lead with that session', async () => {
  const { submit } = await openAndFill(NEEDED, stopClock().user);
  scriptBackend.write({ kind: 'deleteRepSessions', email: 'robin@reps.example' });
  signedInRep();
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'repAuth' })));
  expect(getValues(leadForm())).toMatchObject(NEEDED);
  await submit();
  await expectAdded();
});

test('a session that ends while typing takes nobody away from the form', async () => {
  repScript.misbehave(ENDED, { action: 'lookup_number' });
  await openAndFill();
  await eventually(() => expect(repScript.sentAs('lookup_number')).toHaveLength(1));
  expect(address()).toBe('/rep-access/new-lead');
  expect(submitButton()).toBeVisible();
});

test('a submitted lead leaves no draft', async () => {
  const { unmount } = await openAndSubmit();
  await expectAdded();
  unmount();
  await open();
  expectEmpty();
});

test('nobody sees the draft of another rep', async () => {
  const { unmount } = await openAndFill();
  unmount();
  signedInRep({ email: 'nora@reps.example' });
  await open();
  expectEmpty();
});

test('a browser that stores nothing keeps what was typed for the way to the login and back', async () => {
  fillStorage();
  const { user } = await openTwice();
  expect(restored()).toBeVisible();
  await press(user, 'Clear the form');
});
