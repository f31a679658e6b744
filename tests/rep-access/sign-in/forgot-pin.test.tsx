import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPage } from '#src/app/loading/page-loader.ts';
import { findRoute } from '#src/app/routes/routes.ts';
import { emptyBody, htmlPage, httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { repWithPin } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

beforeAll(() => loadPage(findRoute('/rep-access/set-pin')));

const email = () => screen.getByLabelText(/^Email/);
const send = () => screen.getByRole('button', { name: 'Send Reset Code' });

async function openAndSend(typed: string, user = stopClock().user) {
  await open('/rep-access/forgot-pin', { user });
  if (typed) await user.type(email(), typed);
  await user.click(send());
  return user;
}

describe('a forgotten PIN', () => {
  test('a code comes by mail, and after 3 seconds the page where it is typed, with the email', async () => {
    repWithPin('2468');
    const { user, advance } = stopClock();
    await openAndSend(' Robin@Reps.example ', user);
    expect(await screen.findByText('Reset code sent to your email! Redirecting...')).toBeVisible();
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
    await openAndSend('nobody@reps.example');
    expect(await screen.findByText('Reset code sent to your email! Redirecting...')).toBeVisible();
    expect(scriptBackend.mail()).toHaveLength(0);
  });

  test.each(['', '   '])('with "%s" as email nothing is sent', async (typed) => {
    await openAndSend(typed);
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(repScript.sent).toHaveLength(0);
  });

  test.each([
    ['a refusal', json({ ok: false, message: 'Too many mails today.' }), 'Too many mails today.'],
    ['a refusal without words', json({ ok: false }), null],
    ['an HTML page', htmlPage, null],
    ['an empty body', emptyBody, null],
    ['a dropped connection', networkDrop, /Check your connection/],
    ['a status that is no success', httpStatus(503), /HTTP 503/],
  ])('%s is said, and the email stays', async (_what, fault, why) => {
    repScript.misbehave(fault);
    await openAndSend('robin@reps.example');
    expect(await screen.findByText('Failed to send reset code')).toBeVisible();
    if (why) expect(screen.getByText(why)).toBeVisible();
    expect(email()).toHaveValue('robin@reps.example');
  });
});
