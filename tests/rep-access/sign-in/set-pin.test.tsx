import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPage } from '#src/app/loading/page-loader.ts';
import { findRoute } from '#src/app/routes/routes.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { fill } from '#tests/form.ts';
import { emptyBody, htmlPage, httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { repWithPin } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';

beforeAll(() => Promise.all([loadRepPages(), loadPage(findRoute('/rep-access/set-pin'))]));

const PAGE = '/rep-access/set-pin?email=robin@reps.example';
const code = () => screen.getByLabelText(/^Reset code/);
const pin = () => screen.getByLabelText(/^New PIN \*/);
const again = () => screen.getByLabelText(/^New PIN again/);
const update = () => screen.getByRole('button', { name: 'Update PIN' });

async function mailedCode(): Promise<string> {
  repWithPin('2468');
  await fetch('/api/script', {
    method: 'POST',
    body: new URLSearchParams({
      payload: JSON.stringify({ action: 'forgot_pin', token: 'dev-rep-token', email: 'robin@reps.example' }),
    }),
  });
  return /code for a new PIN is (\w+)/.exec(scriptBackend.mail()[0]?.text ?? '')?.[1] ?? '';
}

async function openAndFill(typed: { code?: string; pin: string; again: string }, path = PAGE) {
  const { user, advance } = stopClock();
  await open(path, { user });
  fill({ ...(typed.code ? { code: typed.code } : {}), pin: typed.pin, confirmPin: typed.again });
  return { user, advance };
}

describe('a new PIN', () => {
  test('the code of the mail sets it, and after 2 seconds the login says so in green', async () => {
    const mailed = await mailedCode();
    const { user, advance } = await openAndFill({ code: mailed, pin: '619403', again: '619403' });
    await user.click(update());
    expect(await screen.findByText('PIN updated successfully! Redirecting to login...')).toBeVisible();
    expect(repScript.sentAs('reset_pin')[0]?.payload).toEqual({
      action: 'reset_pin',
      token: 'dev-rep-token',
      email: 'robin@reps.example',
      code: mailed,
      pin: '619403',
    });
    await advance(1_500);
    expect(address()).toBe(PAGE);
    await advance(1_000);
    expect(new URL(address(), 'http://x').searchParams.get('message')).toBe('PIN updated successfully');
    expect(address()).toBe('/rep-access?message=PIN%20updated%20successfully&ok=1');
    expect(screen.getByText('PIN updated successfully').closest('.text-leaf-700')).not.toBeNull();
  });

  test('the code may be typed in small letters and with spaces', async () => {
    const mailed = await mailedCode();
    const typed = `${mailed.slice(0, 4)} ${mailed.slice(4)}`.toLowerCase();
    const { user } = await openAndFill({ code: typed, pin: '619403', again: '619403' });
    await user.click(update());
    expect(await screen.findByText(/^PIN updated successfully!/)).toBeVisible();
  });

  test('a token in the address fills the code', async () => {
    await open(`${PAGE}&token=AB12CD34`);
    expect(code()).toHaveValue('AB12CD34');
  });

  test('the button waits for the code and both PINs', async () => {
    const { user } = stopClock();
    await open(PAGE, { user });
    expect(update()).toBeDisabled();
    await user.type(code(), 'AB12CD34');
    await user.type(pin(), '619403');
    expect(update()).toBeDisabled();
    await user.type(again(), '619403');
    expect(update()).toBeEnabled();
    await user.clear(code());
    expect(update()).toBeDisabled();
    await user.type(code(), '   ');
    expect(update()).toBeDisabled();
  });

  test.each([
    ['that differ', '619403', '619404', 'PINs do not match.'],
    ['of three digits', '619', '619', 'PIN must be 4–6 digits.'],
    ['of three digits that differ', '619', '620', 'PINs do not match.'],
    ['with a letter', '61940x', '61940x', 'PIN must be 4–6 digits.'],
  ])('PINs %s are not sent', async (_what, first, second, message) => {
    const { user } = await openAndFill({ code: 'AB12CD34', pin: first, again: second });
    await user.click(update());
    expect(await screen.findByText(message)).toBeVisible();
    expect(repScript.sent).toHaveLength(0);
    expect(code()).toHaveValue('AB12CD34');
  });

  test.each([
    ['a wrong code', null, 'PIN update failed', 'The reset code is wrong or has expired.'],
    ['a refusal without words', json({ ok: false }), 'PIN update failed', null],
    ['an HTML page', htmlPage, 'Failed to update PIN', null],
    ['an empty body', emptyBody, 'Failed to update PIN', null],
    ['a dropped connection', networkDrop, 'Failed to update PIN', /Check your connection/],
    ['a status that is no success', httpStatus(500), 'Failed to update PIN', /HTTP 500/],
  ])('%s is said, and what was typed stays', async (_what, fault, message, why) => {
    if (fault) repScript.misbehave(fault);
    else repWithPin('2468');
    const { user } = await openAndFill({ code: 'WRONG', pin: '619403', again: '619403' });
    await user.click(update());
    expect(await screen.findByText(message)).toBeVisible();
    if (why) expect(screen.getByText(why)).toBeVisible();
    expect(pin()).toHaveValue('619403');
    expect(address()).toBe(PAGE);
  });

  test('a rep who was signed in on this device is signed out, as everywhere', async () => {
    keepSession(aSession());
    const mailed = await mailedCode();
    const { user } = await openAndFill({ code: mailed, pin: '619403', again: '619403' });
    await user.click(update());
    await screen.findByText(/^PIN updated successfully!/);
    expect(localStorage.getItem('repAuth')).toBeNull();
  });
});

describe('without an email in the address', () => {
  test('the page says what is missing, and takes the email by hand', async () => {
    const mailed = await mailedCode();
    const { user } = await openAndFill(
      { pin: '619403', again: '619403' },
      `/rep-access/set-pin?token=${mailed}`,
    );
    expect(screen.getByText('Missing email parameter.')).toBeVisible();
    await user.click(update());
    expect(await screen.findByText('Missing email parameter.')).toBeVisible();
    expect(repScript.sentAs('reset_pin')).toHaveLength(0);
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    await user.type(screen.getByLabelText(/^Email/), 'Robin@reps.example');
    fill({ confirmPin: '619404' });
    await user.click(update());
    expect(await screen.findByText('PINs do not match.')).toBeVisible();
    expect(again()).toHaveFocus();
    expect(screen.queryByText('Missing email parameter.')).toBeNull();
    fill({ confirmPin: '619403' });
    await user.click(update());
    expect(await screen.findByText(/^PIN updated successfully!/)).toBeVisible();
  });

  test.each([
    ['/rep-reset?token=AB%2F12', '/rep-access/set-pin?token=AB%2F12', 'AB/12'],
    ['/rep-reset', '/rep-access/forgot-pin', null],
    ['/rep-reset?token=', '/rep-access/forgot-pin', null],
  ])('%s leads to %s', async (from, to, filled) => {
    await loadPage(findRoute('/rep-access/forgot-pin'));
    await open(from);
    await waitFor(() => expect(address()).toBe(to));
    if (filled) expect(await screen.findByLabelText(/^Reset code/)).toHaveValue(filled);
  });
});
