import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { decideRequestAction } from '#contract/actions/accounts/account-requests.ts';
import { authLoginAction } from '#contract/actions/sign-in.ts';
import { COUNTS } from '#contract/limits.ts';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { knownDevice } from '#src/stored/known-device.ts';
import { clearSession } from '#src/stored/session/session.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { control, fill } from '#tests/form.ts';
import { json } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { repWithPin, signedInRep } from '#tests/msw/signed-in-rep.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { expectLogin, linksIn, loadRepPages, press, signIn } from '#tests/rep-access/rep-pages.ts';
import { fillStorage } from '#tests/stored/full-storage.ts';

beforeAll(() => Promise.all([loadRepPages(), loadPage(findRoute('/rep-access/forgot-pin'))]));

const email = () => screen.getByLabelText(/Email/);
const password = () => screen.getByLabelText('PIN / Password *');

async function openAndSignIn(typedEmail?: string, typedPin?: string) {
  const page = await open('/rep-access');
  await signIn(page.user, typedEmail, typedPin);
  return page;
}
async function expectHub() {
  expect(await screen.findByRole('heading', { name: 'Rep Hub' })).toBeVisible();
  expect(address()).toBe('/rep-access/hub');
}

describe('signing in', () => {
  test('works with values that a password manager fills in without an event', async () => {
    repWithPin('2468');
    const { user } = await open('/rep-access');
    control('email').value = 'robin@reps.example';
    control('password').value = '2468';
    await press(user, 'Sign In');
    await expectHub();
  });

  test('sends the email trimmed and lowercased, and the PIN trimmed', async () => {
    repWithPin('2468');
    await openAndSignIn(' Robin@Reps.Example ', ' 2468 ');
    await expectHub();
    expect(repEndpoint.sentAs('auth_login')[0]?.payload).toEqual({
      action: 'auth_login',
      token: 'dev-rep-token',
      email: 'robin@reps.example',
      password: '2468',
    });
    const stored = JSON.parse(localStorage.getItem('repAuth') ?? '');
    expect(stored).toEqual(aSession({ auth: expect.stringMatching(/.{32}/) }));
  });

  test('with only one of email and PIN typed asks for both and sends nothing', async () => {
    await openAndSignIn('robin@reps.example', '  ');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Enter email and PIN\.$/));
    expect(repEndpoint.sent).toHaveLength(0);
  });

  test('that is refused shows why in red and keeps what was typed', async () => {
    repWithPin('1111');
    await openAndSignIn();
    const message = await screen.findByText('Invalid email or password');
    expect(screen.getByRole('alert')).toContainElement(message);
    expect(message.closest('.text-coral-700')).not.toBeNull();
    expect(email()).toHaveValue('robin@reps.example');
    expect(password()).toHaveValue('2468');
    expect(localStorage.getItem('repAuth')).toBeNull();
    expect(address()).toBe('/rep-access');
  });

  test('in a browser that refuses to store works for this tab only, and says so', async () => {
    repWithPin('2468');
    fillStorage();
    await openAndSignIn();
    await expectHub();
    expect(screen.getByText(/signed in for this tab only/)).toBeVisible();
    expect(await screen.findByText('No batches available')).toBeVisible();
    clearSession();
    knownDevice.remove();
  });

  test('to an approved account without the link of its email says so, and links to the page that sets a PIN', async () => {
    repWithPin('2468', { state: 'approved' });
    await openAndSignIn();
    expect(await screen.findByText(/^Your account is approved\. Open it/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter the code and set your PIN' })).toHaveAttribute(
      'href',
      '/rep-access/set-pin?email=robin%40reps.example',
    );
    expect(localStorage.getItem('repAuth')).toBeNull();
  });
});

describe('the link of the approval email', () => {
  /** Opens the link of a request with the PIN 2468. */
  async function openLink() {
    repWithPin('2468', { state: 'pending' });
    const { auth } = signedInRep({ email: 'bea@reps.example', role: 'manager' });
    await call(decideRequestAction, { auth, email: 'robin@reps.example', decision: 'approve' });
    clearSession();
    knownDevice.remove();
    const [, link = ''] =
      /sign in with the PIN you chose:\nhttps?:\/\/[^/]+(\S+)/.exec(testBackend.mail()[0]?.text ?? '') ?? [];
    expect(link).toMatch(/^\/rep-access#/);
    return await open(link);
  }

  test('opens the account with the PIN of its request, typed once, and leaves no code in the address', async () => {
    const { user } = await openLink();
    expect(
      await screen.findByText('Your account is approved. Sign in with the PIN you chose.'),
    ).toBeVisible();
    await waitFor(() => expect(address()).toBe('/rep-access'));
    expect(email()).toHaveValue('robin@reps.example');
    fill({ password: '2468' });
    await press(user, 'Sign In');
    await expectHub();
    expect(testBackend.read('rep', { email: 'robin@reps.example' })).toMatchObject({ state: 'active' });
  });

  test('that is too old leads to a new code', async () => {
    const { user } = await openLink();
    repEndpoint.misbehave(json({ ok: false, error: 'invalid_code' }), { action: 'reset_pin' });
    fill({ password: '2468' });
    await press(user, 'Sign In');
    expect(await screen.findByRole('link', { name: 'Get a new code' })).toHaveAttribute(
      'href',
      '/rep-access/forgot-pin',
    );
    expect(screen.queryByRole('link', { name: 'Set another PIN' })).toBeNull();
  });

  test('opens nothing with another PIN, and leads to the page that sets one, with the code', async () => {
    const { user } = await openLink();
    fill({ password: '1357' });
    await press(user, 'Sign In');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(repEndpoint.sentAs('reset_pin')).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Set another PIN' }));
    await screen.findByLabelText(/^Reset code/);
    expect(control('code').value).toMatch(/^\w{8}$/);
    expect(address()).toBe('/rep-access/set-pin?email=robin%40reps.example');
  });
});

describe('the login page', () => {
  test('marks its fields for password managers and phone keyboards', async () => {
    const { user } = await open('/rep-access');
    expect(email()).toHaveAttribute('name', 'email');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('name', 'password');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('inputmode', 'numeric');
    await press(user, 'Letter keys');
    expect(password()).toHaveAttribute('inputmode', 'text');
    await press(user, 'Show');
    expect(password()).toHaveAttribute('type', 'text');
    expect(linksIn(screen.getByRole('main'))).toEqual([
      ['Create User', '/rep-access/create-user'],
      ['Forgot?', '/rep-access/forgot-pin'],
    ]);
  });

  test('offers the hub to a rep who is already signed in', async () => {
    keepSession(aSession());
    await open('/rep-access');
    expect(screen.getByRole('main')).toHaveTextContent('You are signed in as Robin Reyes');
    expect(screen.getByRole('link', { name: 'Continue to Rep Hub' })).toHaveAttribute(
      'href',
      '/rep-access/hub',
    );
  });

  test('shows a message only as text, and cuts a long one', async () => {
    const { unmount } = await open(
      `/rep-access?message=${encodeURIComponent(`<img src=x onerror=alert(1)>${'a'.repeat(5000)}`)}`,
    );
    expect(document.querySelector('main img')).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(/^<img src=x onerror=alert\(1\)>a{50,200}…$/);
    unmount();
    // Without marks that turn its direction.
    await open(`/rep-access?ok=true&message=${encodeURIComponent('Call \u202e321\u2066-555\nnow')}`);
    expect(screen.getByRole('alert').textContent).toBe('Call  321 -555 now');
    expect(screen.getByText(/^Call/).closest('.text-coral-700')).not.toBeNull();
  });

  test('shows a success message from the address in green, and removes it when the form shows its own', async () => {
    const { user } = await open('/rep-access?message=PIN%20updated%20successfully&ok=1');
    const text = screen.getByText('PIN updated successfully');
    expect(text.closest('.text-leaf-700')).not.toBeNull();
    expect(text.closest('[role=status]')).not.toBeNull();
    await press(user, 'Sign In');
    expect(await screen.findByText('Enter email and PIN.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('PIN updated successfully')).toBeNull());
    expect(email()).toHaveFocus();
    fill({ email: 'robin@reps.example', password: '2468' });
    await waitFor(() => expect(screen.queryByText('Enter email and PIN.')).toBeNull());
    expect(screen.queryByText('PIN updated successfully')).toBeNull();
  });

  test('has no caret on a touch screen, whose keyboard would cover the page', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...matchMedia(media), matches: false }));
    await open('/rep-access');
    await screen.findByRole('button', { name: 'Sign In' });
    expect(control('email')).not.toHaveFocus();
  });

  test('gives the email that was typed to the page of a forgotten PIN, and takes it back', async () => {
    const { user } = await open('/rep-access');
    await waitFor(() => expect(control('email')).toHaveFocus());
    await user.type(control('email'), 'robin@reps.example');
    await user.click(screen.getByRole('link', { name: 'Forgot?' }));
    await screen.findByRole('button', { name: 'Send Reset Code' });
    expect(control('email')).toHaveValue('robin@reps.example');
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    await screen.findByRole('button', { name: 'Sign In' });
    expect(control('email')).toHaveValue('robin@reps.example');
    await waitFor(() => expect(control('password')).toHaveFocus());
  });
});

describe('wrong PINs', () => {
  beforeEach(() => {
    repWithPin('2468');
  });

  const LOCKED = /^Too many failed attempts/;

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
    repEndpoint.forget();
  }

  test('of somebody else do not lock out a browser that has signed in before', async () => {
    await signInAndOut();
    await lockFromElsewhere();
    await openAndSignIn();
    await expectHub();
  });

  test('of a browser that has signed in before lock only this browser', async () => {
    await signInAndOut();
    const { user } = await openAndSignIn(undefined, '1111');
    for (let wrong = 1; wrong < COUNTS.pinFailures; wrong += 1) {
      await screen.findByText('Invalid email or password');
      await signIn(user, undefined, '1111');
      await waitFor(() => expect(repEndpoint.sentAs('auth_login')).toHaveLength(wrong + 2));
    }
    expect(await screen.findByText(LOCKED)).toBeVisible();
    const elsewhere = await call(authLoginAction, { email: 'robin@reps.example', password: '2468' });
    expect(elsewhere).toMatchObject({ ok: true });
  });
});
