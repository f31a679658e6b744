import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgotPinAction } from '#contract/actions/forgot-pin.ts';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { aSession, keepSession } from '#tests/builders/session.ts';
import { control, fill } from '#tests/form.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { repWithPin } from '#tests/msw/signed-in-rep.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
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
  repEndpoint.forget();
  return /Your code: (\w+)/.exec(testBackend.mail()[0]?.text ?? '')?.[1] ?? '';
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
    expect(repEndpoint.sentAs('forgot_pin')[0]?.payload).toEqual({
      action: 'forgot_pin',
      token: 'dev-rep-token',
      email: 'robin@reps.example',
    });
    expect(testBackend.mail()).toHaveLength(1);
    await advance(2_500);
    expect(address()).toBe('/rep-access/forgot-pin');
    await advance(1_000);
    expect(address()).toBe('/rep-access/set-pin?email=robin%40reps.example');
    expect(await screen.findByText('robin@reps.example')).toBeVisible();
  });

  test('an unknown email gets the same answer and no mail', async () => {
    await openAndAskForCode('nobody@reps.example');
    expect(await screen.findByText(CODE_SENT)).toBeVisible();
    expect(testBackend.mail()).toHaveLength(0);
  });

  test('nothing is sent when the email is blank', async () => {
    await openAndAskForCode('   ');
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(repEndpoint.sent).toHaveLength(0);
  });
});

describe('a new PIN', () => {
  test('is set with the mailed code, signs this device out, and after 2 seconds the login says so in green', async () => {
    keepSession(aSession());
    const mailed = await mailedCode();
    const code = `${mailed.slice(0, 4)} ${mailed.slice(4)}`.toLowerCase();
    const advance = await openAndUpdate({ code });
    await expectUpdated();
    expect(localStorage.getItem('repAuth')).toBeNull();
    expect(repEndpoint.sent.map(({ payload }) => payload)).toEqual([
      { action: 'reset_pin', token: 'dev-rep-token', email: 'robin@reps.example', code, pin: '619403' },
    ]);
    await advance(1_500);
    expect(address()).toBe(PAGE);
    await advance(1_000);
    expect(address()).toBe('/rep-access?message=PIN%20updated%20successfully&ok=1');
    expect(screen.getByText('PIN updated successfully').closest('.text-leaf-700')).not.toBeNull();
    expect(control('email')).toHaveValue('robin@reps.example');
    await waitFor(() => expect(control('password')).toHaveFocus());
  });

  test('has its code filled in from a token in the address, which loses it while the rep types', async () => {
    const { user, advance } = stopClock();
    await open(`${PAGE}&token=AB12CD34`, { user });
    await waitFor(() => expect(control('pin')).toHaveFocus());
    fill({ pin: '619403' });
    await advance(1_100);
    expect(address()).toBe(PAGE.replace('@', '%40'));
    expect(screen.getByLabelText(/^Reset code/)).toHaveValue('AB12CD34');
    expect(control('pin')).toHaveValue('619403');
    expect(control('pin')).toHaveFocus();
  });

  test('is sent only with a code and two equal PINs of four to six digits', async () => {
    const { user } = await open(PAGE);
    await waitFor(() => expect(control('code')).toHaveFocus());
    fill({ code: '   ', pin: '619', confirmPin: '620' });
    expect(update()).toBeDisabled();
    await press(user, 'Still needed: code.');
    expect(control('code')).toHaveFocus();
    fill({ code: 'AB12CD34' });
    expect(screen.queryByText(/^Still needed/)).toBeNull();
    expect(update()).toBeEnabled();
    await user.click(update());
    expect(await screen.findByText('PINs do not match.')).toBeVisible();
    for (const pin of ['619', '61940x']) {
      fill({ pin, confirmPin: pin });
      await user.click(update());
      expect(await screen.findByText('PIN must be 4–6 digits.')).toBeVisible();
    }
    expect(repEndpoint.sent).toHaveLength(0);
    expect(control('code')).toHaveValue('AB12CD34');
    expect(screen.getByLabelText(/^New PIN \*/)).toHaveValue('61940x');
    expect(screen.getByLabelText(/^Confirm new PIN/)).toHaveValue('61940x');
  });
});

describe('without an email in the address,', () => {
  test('the page says so and lets the rep type the email', async () => {
    const { user } = await open(`/rep-access/set-pin?token=${await mailedCode()}`);
    expect(screen.getByText('Missing email parameter.')).toBeVisible();
    fill(PINS);
    await user.click(update());
    expect(await screen.findByText('Missing email parameter.')).toBeVisible();
    expect(repEndpoint.sent).toHaveLength(0);
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
});
