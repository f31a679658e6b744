import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadPage } from '#src/app/loading/page-loader.ts';
import { findRoute } from '#src/app/routes/routes.ts';
import { fill } from '#tests/form.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { repWithPin } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { press } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';

beforeAll(() => loadPage(findRoute('/rep-access/set-pin')));

const SENT = 'Reset code sent to your email! Redirecting...';

async function openAndSend(email: string) {
  const { user, advance } = stopClock();
  await open('/rep-access/forgot-pin', { user });
  fill({ email });
  await press(user, 'Send Reset Code');
  return advance;
}

test('a code comes by mail, and after 3 seconds the page where it is typed, with the email', async () => {
  repWithPin('2468');
  const advance = await openAndSend(' Robin@Reps.example ');
  expect(await screen.findByText(SENT)).toBeVisible();
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
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(scriptBackend.mail()).toHaveLength(0);
});

test.each(['', '   '])('with "%s" as email nothing is sent', async (typed) => {
  await openAndSend(typed);
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  expect(repScript.sent).toHaveLength(0);
});
