import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgotPinAction } from '#contract/actions/forgot-pin.ts';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { control, fill } from '#tests/form.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { repWithPin } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';

beforeAll(() =>
  Promise.all([
    loadRepPages(),
    loadPage(findRoute('/rep-access/forgot-pin')),
    loadPage(findRoute('/rep-access/set-pin')),
  ]),
);

const PAGE = '/rep-access/set-pin?email=robin@reps.example';
const PINS = { pin: '619403', confirmPin: '619403' };
const update = () => screen.getByRole('button', { name: 'Update PIN' });
const expectUpdated = async () =>
  expect(await screen.findByText('PIN updated successfully! Redirecting to login...')).toBeVisible();

async function mailedCode(): Promise<string> {
  repWithPin('2468');
  await call(forgotPinAction, { email: 'robin@reps.example' });
  repScript.forget();
  return /Your code: (\w+)/.exec(scriptBackend.mail()[0]?.text ?? '')?.[1] ?? '';
}

async function openAndUpdate(typed: Record<string, string>) {
  const { user, advance } = stopClock();
  await open(PAGE, { user });
  fill({ ...PINS, ...typed });
  await press(user, 'Update PIN');
  return advance;
}

const CODE_SENT = 'Reset code sent to your email! Redirecting...';

async function openAndAskForCode(email: string) {
  const { user, advance } = stopClock();
  await open('/rep-access/forgot-pin', { user });
  fill({ email });
  await press(user, 'Send Reset Code');
  return advance;
}

describe('for a forgotten PIN,', () => {
  test('a code is mailed, and after 3 seconds the page for the new PIN opens with the email', async () => {
    repWithPin('2468');
    const advance = await openAndAskForCode(' Robin@Reps.example ');
    expect(await screen.findByText(CODE_SENT)).toBeVisible();
    expect(repScript.sentAs('forgot_pin')[0]?.payload).toEqual({
      action: 'forgot_pin',
      token: 'dev-rep-token',
      email: 'robin@reps.example',
    });
    expect(scriptBackend.mail()).toHaveLength(1);
    await advance(2_500);
    expect(address()).toBe('/rep-access/forgot-pin');
    await advance(1_000);
    expect(address()).toBe('/rep-access/set-pin?email=robin%40reps.example');
    expect(await screen.findByText('robin@reps.example')).toBeVisible();
  });

  test('an unknown email gets the same answer and no mail', async () => {
    await openAndAskForCode('nobody@reps.example');
    expect(await screen.findByText(CODE_SENT)).toBeVisible();
    expect(scriptBackend.mail()).toHaveLength(0);
  });

  test.each(['', '   '])('nothing is sent when the email is "%s"', async (typed) => {
    await openAndAskForCode(typed);
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(repScript.sent).toHaveLength(0);
  });
});

describe('a new PIN', () => {
  test('is set with the mailed code, and after 2 seconds the login says so in green', async () => {
    const code = await mailedCode();
    const advance = await openAndUpdate({ code });
    await expectUpdated();
    expect(repScript.sent.map(({ payload }) => payload)).toEqual([
      { action: 'reset_pin', token: 'dev-rep-token', email: 'robin@reps.example', code, pin: '619403' },
    ]);
    await advance(1_500);
    expect(address()).toBe(PAGE);
    await advance(1_000);
    expect(address()).toBe('/rep-access?message=PIN%20updated%20successfully&ok=1');
    expect(screen.getByText('PIN updated successfully').closest('.text-leaf-700')).not.toBeNull();
  });

  test('can be set with the code in lowercase and with spaces', async () => {
    const mailed = await mailedCode();
    await openAndUpdate({ code: `${mailed.slice(0, 4)} ${mailed.slice(4)}`.toLowerCase() });
    await expectUpdated();
  });

  test('has its code filled in from a token in the address, which loses it while the rep types', async () => {
    const { user, advance } = stopClock();
    await open(`${PAGE}&token=AB12CD34`, { user });
    fill({ pin: '619403' });
    control('pin').focus();
    await advance(1_100);
    expect(address()).toBe(PAGE.replace('@', '%40'));
    expect(screen.getByLabelText(/^Reset code/)).toHaveValue('AB12CD34');
    expect(control('pin')).toHaveValue('619403');
    expect(control('pin')).toHaveFocus();
  });

  test('can be sent only with the code and both PINs', async () => {
    await open(PAGE);
    expect(update()).toBeDisabled();
    fill({ code: 'AB12CD34', pin: '619403' });
    expect(update()).toBeDisabled();
    fill({ confirmPin: '619403' });
    expect(update()).toBeEnabled();
    for (const code of ['', '   ']) {
      fill({ code });
      expect(update()).toBeDisabled();
    }
  });

  test.each([
    ['differ', '619403', '619404', 'PINs do not match.'],
    ['have three digits', '619', '619', 'PIN must be 4–6 digits.'],
    ['have three digits and differ', '619', '620', 'PINs do not match.'],
    ['contain a letter', '61940x', '61940x', 'PIN must be 4–6 digits.'],
  ])('is not sent when the PINs %s', async (_what, pin, confirmPin, message) => {
    await openAndUpdate({ code: 'AB12CD34', pin, confirmPin });
    expect(await screen.findByText(message)).toBeVisible();
    expect(repScript.sent).toHaveLength(0);
    expect(control('code')).toHaveValue('AB12CD34');
    expect(screen.getByLabelText(/^New PIN \*/)).toHaveValue(pin);
    expect(screen.getByLabelText(/^Confirm new PIN/)).toHaveValue(confirmPin);
  });

  test('is refused by the script when the code is wrong', async () => {
    repWithPin('2468');
    await openAndUpdate({ code: 'WRONG' });
    expect(await screen.findByText('PIN update failed')).toBeVisible();
    expect(screen.getByText('The reset code is wrong or has expired.')).toBeVisible();
  });

  test('signs the rep out on this device', async () => {
    keepSession(aSession());
    await openAndUpdate({ code: await mailedCode() });
    await expectUpdated();
    expect(localStorage.getItem('repAuth')).toBeNull();
  });
});

describe('without an email in the address,', () => {
  test('the page says so and lets the rep type the email', async () => {
    const { user } = await open(`/rep-access/set-pin?token=${await mailedCode()}`);
    expect(screen.getByText('Missing email parameter.')).toBeVisible();
    fill(PINS);
    await user.click(update());
    expect(await screen.findByText('Missing email parameter.')).toBeVisible();
    expect(repScript.sent).toHaveLength(0);
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    fill({ email: 'Robin@reps.example', confirmPin: '619404' });
    await user.click(update());
    expect(await screen.findByText('PINs do not match.')).toBeVisible();
    expect(control('confirmPin')).toHaveFocus();
    expect(screen.queryByText('Missing email parameter.')).toBeNull();
    fill({ confirmPin: '619403' });
    await user.click(update());
    await expectUpdated();
  });

  test.each([
    ['/rep-reset?token=AB%2F12', '/rep-access/set-pin?token=AB%2F12', 'AB/12'],
    ['/rep-reset', '/rep-access/forgot-pin', null],
    ['/rep-reset?token=', '/rep-access/forgot-pin', null],
  ])('%s leads to %s', async (from, to, filled) => {
    await open(from);
    await waitFor(() => expect(address()).toBe(to));
    if (filled) expect(await screen.findByLabelText(/^Reset code/)).toHaveValue(filled);
  });
});
