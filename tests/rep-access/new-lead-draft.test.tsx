import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getValues } from '#tests/form.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { eventually } from '#tests/setup/eventually.ts';
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

const restored = () => screen.queryByText('What you typed is back.');

function expectEmpty() {
  expect(getValues(leadForm())).toEqual(DEFAULTS);
  expect(restored()).toBeNull();
}

test('a reload brings back what was typed, looks up its number, and it can be cleared', async () => {
  const { user, advance } = stopClock();
  await openAndFill(EVERYTHING, user);
  await open(undefined, { user });
  expect(getValues(leadForm())).toEqual(EVERYTHING);
  expect(restored()).toBeVisible();
  await advance(500);
  await waitFor(() => expect(repScript.sentAs('lookup_number')).toHaveLength(1));
  await press(user, 'Clear the form');
  expectEmpty();
});

test('an ended session leads to the login with a message, and after signing in everything typed is back', async () => {
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

test('after signing in again in another tab, the lead is sent with the new session', async () => {
  const { submit } = await openAndFill(NEEDED, stopClock().user);
  scriptBackend.write({ kind: 'deleteRepSessions', email: 'robin@reps.example' });
  signedInRep();
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'repAuth' })));
  expect(getValues(leadForm())).toMatchObject(NEEDED);
  await submit();
  await expectAdded();
});

test('a session that ends while the rep is typing does not close the form', async () => {
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

test('a rep never sees the draft of another rep', async () => {
  const { unmount } = await openAndFill();
  unmount();
  signedInRep({ email: 'nora@reps.example' });
  await open();
  expectEmpty();
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
    NEEDED.phone,
  );
});
