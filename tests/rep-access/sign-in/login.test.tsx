import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { clearSession } from '#src/stored/session.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { fill } from '#tests/form.ts';
import { emptyBody, held, htmlPage, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { repWithPin } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';

beforeAll(loadRepPages);

const email = () => screen.getByLabelText(/Email/);
const password = () => screen.getByLabelText('PIN / Password *');
const signIn = () => screen.getByRole('button', { name: 'Sign In' });

async function openAndSignIn(typedEmail = 'robin@reps.example', typedPin = '2468') {
  const { user } = await open('/rep-access');
  await user.type(email(), typedEmail);
  await user.type(password(), typedPin);
  await user.click(signIn());
  return user;
}

describe('signing in', () => {
  test('the right PIN keeps the session and opens the hub', async () => {
    repWithPin('2468');
    await openAndSignIn();
    expect(await screen.findByRole('heading', { name: 'Rep Hub' })).toBeVisible();
    expect(address()).toBe('/rep-access/hub');
    expect(JSON.parse(localStorage.getItem('repAuth') ?? '')).toEqual({
      auth: expect.stringMatching(/.{32}/),
      email: 'robin@reps.example',
      name: 'Robin Reyes',
      role: 'rep',
    });
  });

  test('what a password manager fills in without a word signs in too', async () => {
    repWithPin('2468');
    const { user } = await open('/rep-access');
    for (const [control, value] of [
      [email(), 'robin@reps.example'],
      [password(), '2468'],
    ] as const) {
      if (control instanceof HTMLInputElement) control.value = value;
    }
    await user.click(signIn());
    expect(await screen.findByRole('heading', { name: 'Rep Hub' })).toBeVisible();
  });

  test('the email is sent trimmed and in small letters, the PIN trimmed', async () => {
    repWithPin('2468');
    await openAndSignIn(' Robin@Reps.Example ', ' 2468 ');
    expect(await screen.findByRole('heading', { name: 'Rep Hub' })).toBeVisible();
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
  ])('%s typed asks for both and sends nothing', async (_what, typedEmail, typedPin) => {
    const { user } = await open('/rep-access');
    if (typedEmail) await user.type(email(), typedEmail);
    if (typedPin) await user.type(password(), typedPin);
    await user.click(signIn());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Enter email and PIN\.$/));
    expect(repScript.sent).toHaveLength(0);
  });

  test.each([
    ['a wrong PIN', json({ ok: false }), 'Invalid email or password'],
    [
      'a refusal in words',
      json({ ok: false, message: 'Your account is locked.' }),
      'Your account is locked.',
    ],
    ['an answer without a session', json({ ok: true, email: 'robin@reps.example' }), 'Missing session'],
    ['an HTML page', htmlPage, 'Login failed - check your credentials'],
    ['an empty body', emptyBody, 'Login failed - check your credentials'],
    ['a dropped connection', networkDrop, 'Login failed - check your credentials'],
    ['a wrong shape', json([]), 'Login failed - check your credentials'],
  ])('%s is said in red, and what was typed stays', async (_what, fault, message) => {
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

  test('a wrong PIN for a real account is refused by the script itself', async () => {
    repWithPin('2468');
    await openAndSignIn('robin@reps.example', '1111');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
  });

  test('a second click while the answer is awaited sends nothing more', async () => {
    repWithPin('2468');
    const wait = held();
    repScript.misbehave(wait.fault, { action: 'auth_login' });
    const user = await openAndSignIn();
    await user.dblClick(signIn());
    wait.release();
    expect(await screen.findByRole('heading', { name: 'Rep Hub' })).toBeVisible();
    expect(repScript.sentAs('auth_login')).toHaveLength(1);
  });

  test('a browser that stores nothing keeps the session for the tab and says so', async () => {
    repWithPin('2468');
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openAndSignIn();
    expect(await screen.findByRole('heading', { name: 'Rep Hub' })).toBeVisible();
    expect(screen.getByText(/signed in for this tab only/)).toBeVisible();
    expect(await screen.findByText('No batches available')).toBeVisible();
    refuse.mockRestore();
    clearSession();
  });
});

describe('the login page', () => {
  test('password managers and phones know the fields', async () => {
    const { user } = await open('/rep-access');
    expect(email()).toHaveAttribute('name', 'email');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('name', 'password');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('inputmode', 'numeric');
    await user.click(screen.getByRole('button', { name: 'Letter keys' }));
    expect(password()).toHaveAttribute('inputmode', 'text');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  test('it leads to the account request and to the forgotten PIN', async () => {
    await open('/rep-access');
    const main = screen.getByRole('main');
    const links = [...main.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Create User', '/rep-access/create-user'],
      ['Forgot?', '/rep-access/forgot-pin'],
    ]);
  });

  test('a rep who is signed in already is offered the hub', async () => {
    keepSession(aSession());
    await open('/rep-access');
    expect(screen.getByRole('main')).toHaveTextContent('You are signed in as Robin Reyes');
    expect(screen.getByRole('link', { name: 'Continue to Rep Hub' })).toHaveAttribute(
      'href',
      '/rep-access/hub',
    );
  });

  test('a good message in the address is shown in the success colour', async () => {
    await open('/rep-access?message=PIN%20updated%20successfully&ok=1');
    const text = screen.getByText('PIN updated successfully');
    expect(text.closest('.text-leaf-700')).not.toBeNull();
    expect(text.closest('[role=status]')).not.toBeNull();
  });

  test.each(['', '&ok=0', '&ok=true'])('any other message is shown as an error (%s)', async (ok) => {
    await open(`/rep-access?message=Please%20try%20again${ok}`);
    expect(screen.getByText('Please try again').closest('.text-coral-700')).not.toBeNull();
  });

  test('a message is only ever text, and never longer than a sentence', async () => {
    await open(
      `/rep-access?message=${encodeURIComponent(`<img src=x onerror=alert(1)>${'a'.repeat(5000)}`)}`,
    );
    expect(document.querySelector('main img')).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(/^<img src=x onerror=alert\(1\)>a{50,200}…$/);
  });

  test('the message makes room for what the form has to say', async () => {
    const { user } = await open('/rep-access?message=PIN%20updated%20successfully&ok=1');
    await user.click(signIn());
    expect(await screen.findByText('Enter email and PIN.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('PIN updated successfully')).toBeNull());
    expect(email()).toHaveFocus();
    fill({ email: 'robin@reps.example', password: '2468' });
    await waitFor(() => expect(screen.queryByText('Enter email and PIN.')).toBeNull());
    expect(screen.queryByText('PIN updated successfully')).toBeNull();
  });
});
