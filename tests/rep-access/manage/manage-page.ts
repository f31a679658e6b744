import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RepRow } from '#backend/core/rows.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { aRep } from '#tests/builders/rep.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';

/**
 * A rep whose account request waits, one who has not set a PIN yet, a locked one, one who signs in, and a
 * blocked one.
 */
export const NORA = aRep({ email: 'nora@reps.example', name: 'Nora Lind', state: 'pending' });
export const ALMA = aRep({ email: 'alma@reps.example', name: 'Alma Fox', state: 'approved' });
export const LOU = aRep({
  email: 'lou@reps.example',
  name: 'Lou Katz',
  failedAt: new Date(FRIDAY_TEN).toISOString(),
  locks: 1,
  lockedUntil: new Date(FRIDAY_TEN + 15 * MINUTE_MS).toISOString(),
});
export const PAT = aRep({ email: 'pat@reps.example', name: 'Pat Moss' });
export const BLAKE = aRep({ email: 'blake@reps.example', name: 'Blake Orr', state: 'denied' });

export const signedInManager = (over: Partial<RepRow> = {}) =>
  signedInRep({ email: 'bea@reps.example', name: 'Bea Boss', role: 'manager', ...over });

export const openManage = (
  view:
    | 'today'
    | 'find'
    | 'visits'
    | 'setup'
    | 'requests'
    | 'reps'
    | 'numbers'
    | 'scripts'
    | 'batches'
    | 'import'
    | 'export'
    | 'retention'
    | 'messages'
    | 'activity',
) => open(`/rep-access/manage?view=${view}`);

/** Goes to another view, through its group. */
export async function showView(
  user: UserEvent,
  group: 'Day' | 'Team' | 'Lists',
  view: string,
): Promise<void> {
  await user.click(await screen.findByRole('link', { name: group }));
  await user.click(within(screen.getByRole('navigation', { name: group })).getByRole('link', { name: view }));
}

/** Minutes before the time at which tests start. */
export const ago = (minutes: number) => new Date(FRIDAY_TEN - minutes * MINUTE_MS).toISOString();

export const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('article')
    .map((item) => item.getAttribute('aria-label'));

export const findItem = (name: string) => screen.findByRole('article', { name });
