import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { FEATURES, type Feature } from '#contract/session.ts';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { paths } from '#src/content/site-map.ts';
import { storeFeatures } from '#src/stored/backend-features.ts';
import { fill } from '#tests/form.ts';
import { json } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { address } from '#tests/render.tsx';

export const EXPIRED = 'Your session has expired. Please sign in again.';
export const ENDED = json({ ok: false, error: 'unauthenticated', message: 'Sign in again.' });

/** Makes the backend an older one, which has not said that it has these features. */
export function lackFeatures(names: readonly Feature[], batches: readonly object[] = []): void {
  const features = FEATURES.filter((feature) => !names.includes(feature));
  storeFeatures(features);
  repEndpoint.misbehave(json({ ok: true, batches, features }), { action: 'list_batches', times: 9 });
}

/** Preloads the pages that these tests navigate between, so that no test waits for lazy-loading. */
export async function loadRepPages(): Promise<void> {
  await Promise.all(
    [paths.rep.login, paths.rep.hub, paths.rep.worklist].map((path) => loadPage(findRoute(path))),
  );
}

/** Presses a button as soon as it is there. */
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Signs in on the login page; `signedInRep` gives its rep this PIN. */
export async function signIn(user: UserEvent, email = 'robin@reps.example', password = '2468') {
  fill({ email, password });
  await press(user, 'Sign In');
}

export async function expectLogin() {
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(address()).toBe('/rep-access');
}

export const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
