import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgotPinAction } from '#contract/actions/forgot-pin.ts';
import { authLoginAction } from '#contract/actions/sign-in.ts';
import { COUNTS } from '#contract/limits.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { resetPin } from '#src/services/rep-script.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { repWithPin } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';
import { expectLogin, loadRepPages, press, signIn } from '#tests/rep-access/rep-pages.ts';

beforeAll(loadRepPages);
beforeEach(() => {
  repWithPin('2468');
});

const LOCKED = /^Too many failed attempts/;

async function openAndSignIn(pin?: string) {
  const page = await open('/rep-access');
  await signIn(page.user, undefined, pin);
  return page;
}

async function signInAndOut() {
  const { user, unmount } = await openAndSignIn();
  await screen.findByRole('heading', { name: 'Rep Hub' });
  await press(user, 'Logout');
  await expectLogin();
  unmount();
}

/** Another browser types wrong PINs until it is told that the account is locked. */
async function lockFromElsewhere() {
  for (let wrong = 1; wrong < COUNTS.pinFailures; wrong += 1) {
    const guess = { email: 'robin@reps.example', password: '1111' };
    expect(await call(authLoginAction, guess)).toMatchObject({ error: 'invalid_login' });
  }
  const last = await call(authLoginAction, { email: 'robin@reps.example', password: '1111' });
  expect(last).toMatchObject({ error: 'locked' });
  repScript.forget();
}

describe('while somebody else has locked the account with wrong PINs,', () => {
  test('a browser that has signed in before still signs in', async () => {
    await signInAndOut();
    await lockFromElsewhere();
    await openAndSignIn();
    expect(await screen.findByRole('heading', { name: 'Rep Hub' })).toBeVisible();
  });

  test('a browser that has not signed in before is refused, even with the right PIN', async () => {
    await lockFromElsewhere();
    await openAndSignIn();
    expect(await screen.findByText(LOCKED)).toBeVisible();
  });

  test('a browser that has set a PIN with a mailed code signs in with it', async () => {
    await call(forgotPinAction, { email: 'robin@reps.example' });
    const code = /Your code: (\w+)/.exec(scriptBackend.mail()[0]?.text ?? '')?.[1] ?? '';
    await resetPin({ email: 'robin@reps.example', code, pin: '619403' });
    await lockFromElsewhere();
    await openAndSignIn('619403');
    expect(await screen.findByRole('heading', { name: 'Rep Hub' })).toBeVisible();
  });
});

test('the wrong PINs of a browser that has signed in before lock only this browser', async () => {
  await signInAndOut();
  const { user } = await openAndSignIn('1111');
  for (let wrong = 1; wrong < COUNTS.pinFailures; wrong += 1) {
    await screen.findByText('Invalid email or password');
    await signIn(user, undefined, '1111');
    await waitFor(() => expect(repScript.sentAs('auth_login')).toHaveLength(wrong + 2));
  }
  expect(await screen.findByText(LOCKED)).toBeVisible();
  const elsewhere = await call(authLoginAction, { email: 'robin@reps.example', password: '2468' });
  expect(elsewhere).toMatchObject({ ok: true });
});
