import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { control } from '#tests/form.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';

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
});
