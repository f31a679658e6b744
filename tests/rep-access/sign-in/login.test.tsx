import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { knownDevice } from '#src/stored/known-device.ts';
import { clearSession } from '#src/stored/session/session.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { control, fill } from '#tests/form.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { repWithPin } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { linksIn, loadRepPages, press, signIn } from '#tests/rep-access/rep-pages.ts';
import { fillStorage } from '#tests/stored/full-storage.ts';

beforeAll(loadRepPages);

const email = () => screen.getByLabelText(/Email/);
const password = () => screen.getByLabelText('PIN / Password *');

async function openAndSignIn(typedEmail?: string, typedPin?: string) {
  const { user } = await open('/rep-access');
  await signIn(user, typedEmail, typedPin);
}
async function expectHub() {
  expect(await screen.findByRole('heading', { name: 'Rep Hub' })).toBeVisible();
  expect(address()).toBe('/rep-access/hub');
}

describe('signing in', () => {
  test('with the right PIN stores the session and opens the hub', async () => {
    repWithPin('2468');
    await openAndSignIn();
    await expectHub();
    const stored = JSON.parse(localStorage.getItem('repAuth') ?? '');
    expect(stored).toEqual(aSession({ auth: expect.stringMatching(/.{32}/) }));
  });

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
    expect(repScript.sentAs('auth_login')[0]?.payload).toEqual({
      action: 'auth_login',
      token: 'dev-rep-token',
      email: 'robin@reps.example',
      password: '2468',
    });
  });

  test.each([
    ['nothing', '', ''],
    ['no PIN', 'robin@reps.example', ''],
    ['no email', '', '2468'],
    ['only spaces', '   ', '  '],
  ])('with %s typed asks for email and PIN and sends nothing', async (_what, typedEmail, typedPin) => {
    await openAndSignIn(typedEmail, typedPin);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Enter email and PIN\.$/));
    expect(repScript.sent).toHaveLength(0);
  });

  test.each([
    ['a refusal', json({ ok: false }), 'Invalid email or password'],
    ['an answer without a session', json({ ok: true, email: 'robin@reps.example' }), 'Missing session'],
    ['a dropped connection', networkDrop, 'Login failed - check your credentials'],
  ])('shows %s in red and keeps what was typed', async (_what, fault, message) => {
    repScript.misbehave(fault);
    await openAndSignIn();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('alert')).toContainElement(screen.getByText(message));
    expect(screen.getByText(message).closest('.text-coral-700')).not.toBeNull();
    expect(email()).toHaveValue('robin@reps.example');
    expect(password()).toHaveValue('2468');
    expect(localStorage.getItem('repAuth')).toBeNull();
    expect(address()).toBe('/rep-access');
  });

  test('with a wrong PIN for a real account is refused by the script', async () => {
    repWithPin('2468');
    await openAndSignIn('robin@reps.example', '1111');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
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

  test('to an approved account without a PIN says so, and links to the page that sets it', async () => {
    repWithPin('2468', { state: 'approved' });
    await openAndSignIn();
    expect(await screen.findByText(/^Your account is approved\. Set your PIN/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter the code and set your PIN' })).toHaveAttribute(
      'href',
      '/rep-access/set-pin?email=robin%40reps.example',
    );
    expect(localStorage.getItem('repAuth')).toBeNull();
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
  });

  test('links to the account request and to the forgotten PIN', async () => {
    await open('/rep-access');
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

  test('shows a success message from the address in green', async () => {
    await open('/rep-access?message=PIN%20updated%20successfully&ok=1');
    const text = screen.getByText('PIN updated successfully');
    expect(text.closest('.text-leaf-700')).not.toBeNull();
    expect(text.closest('[role=status]')).not.toBeNull();
  });

  test.each(['', '&ok=0', '&ok=true'])(
    'shows any other message from the address as an error (%s)',
    async (ok) => {
      await open(`/rep-access?message=Please%20try%20again${ok}`);
      expect(screen.getByText('Please try again').closest('.text-coral-700')).not.toBeNull();
    },
  );

  test('shows a message only as text, and cuts a long one', async () => {
    await open(
      `/rep-access?message=${encodeURIComponent(`<img src=x onerror=alert(1)>${'a'.repeat(5000)}`)}`,
    );
    expect(document.querySelector('main img')).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(/^<img src=x onerror=alert\(1\)>a{50,200}…$/);
  });

  test('shows a message without marks that turn its direction', async () => {
    await open(`/rep-access?message=${encodeURIComponent('Call \u202e321\u2066-555\nnow')}`);
    expect(screen.getByRole('alert').textContent).toBe('Call  321 -555 now');
  });

  test('removes the message when the form shows its own', async () => {
    const { user } = await open('/rep-access?message=PIN%20updated%20successfully&ok=1');
    await press(user, 'Sign In');
    expect(await screen.findByText('Enter email and PIN.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('PIN updated successfully')).toBeNull());
    expect(email()).toHaveFocus();
    fill({ email: 'robin@reps.example', password: '2468' });
    await waitFor(() => expect(screen.queryByText('Enter email and PIN.')).toBeNull());
    expect(screen.queryByText('PIN updated successfully')).toBeNull();
  });
});
