import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { forgotPinAction } from '#contract/actions/forgot-pin.ts';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { call } from '#src/services/rep-script/transport.ts';
import { control, fill } from '#tests/form.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { repWithPin, signedInRep } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';
import { loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';

beforeAll(() =>
  Promise.all([
    loadRepPages(),
    loadPage(findRoute('/rep-access/forgot-pin')),
    loadPage(findRoute('/rep-access/set-pin')),
  ]),
);

describe('the first field of a rep page', () => {
  test('has the caret on the login', async () => {
    await open('/rep-access');
    await waitFor(() => expect(control('email')).toHaveFocus());
  });

  test('has the caret on a new lead', async () => {
    signedInRep();
    await open('/rep-access/new-lead');
    await waitFor(() => expect(control('firstName')).toHaveFocus());
  });

  test('has no caret on a touch screen, whose keyboard would cover the page', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...matchMedia(media), matches: false }));
    await open('/rep-access');
    await screen.findByRole('button', { name: 'Sign In' });
    expect(control('email')).not.toHaveFocus();
  });
});

describe('the email of an account is typed once:', () => {
  test('from the login to a forgotten PIN, and back', async () => {
    const { user } = await open('/rep-access');
    await user.type(control('email'), 'robin@reps.example');
    await user.click(screen.getByRole('link', { name: 'Forgot?' }));
    await screen.findByRole('button', { name: 'Send Reset Code' });
    expect(control('email')).toHaveValue('robin@reps.example');
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    await screen.findByRole('button', { name: 'Sign In' });
    expect(control('email')).toHaveValue('robin@reps.example');
    await waitFor(() => expect(control('password')).toHaveFocus());
  });

  test('from the mailed code to the login with the new PIN', async () => {
    repWithPin('2468');
    await call(forgotPinAction, { email: 'robin@reps.example' });
    const code = /Your code: (\w+)/.exec(scriptBackend.mail()[0]?.text ?? '')?.[1] ?? '';
    const { user, advance } = stopClock();
    await open('/rep-access/set-pin?email=robin@reps.example', { user });
    fill({ code, pin: '619403', confirmPin: '619403' });
    await press(user, 'Update PIN');
    await screen.findByText(/^PIN updated successfully!/);
    await advance(2_500);
    expect(await screen.findByText('PIN updated successfully')).toBeVisible();
    expect(control('email')).toHaveValue('robin@reps.example');
    await waitFor(() => expect(control('password')).toHaveFocus());
    await user.keyboard('619403{Enter}');
    expect(await screen.findByRole('heading', { name: 'Rep Hub' })).toBeVisible();
  });
});
