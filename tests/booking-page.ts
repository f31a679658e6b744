import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { control, fill, slot } from './form.ts';
import { open } from './render.tsx';
import { stopClock } from './setup/clock.ts';

/** Everything the booking form needs, as a homeowner fills it in on the Friday the clock is stopped at. */
export const FILLED = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: '(321) 555-0142',
  email: 'ada@home.example',
  address: '120 Ocean Ave',
  zip: '32951',
  city: 'Melbourne Beach',
  insuranceCarrier: 'Heron Mutual',
  policyNumber: '00123-H',
  previousClaims: 'No',
  dateOfLoss: '11/18/2026',
  notes: 'Shingles are gone above the kitchen.',
};

export const SLOT = '2026-11-21_morning';

/** Fills the whole form in; `over` changes fields. */
export async function fillBooking(user: UserEvent, over: Partial<typeof FILLED> = {}): Promise<void> {
  fill({ ...FILLED, ...over });
  await user.click(slot(SLOT));
  await user.click(control('ownerConfirmed'));
}

/** Opens the booking page on the Friday its answers are for, all of it filled in. */
export async function openFilled(over: Partial<typeof FILLED> = {}) {
  const clock = stopClock();
  const view = await open('/schedule/book', { user: clock.user });
  await fillBooking(clock.user, over);
  return { ...view, ...clock };
}

/** The one button that sends, whatever it reads. */
export function submitButton(): HTMLButtonElement {
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) throw new Error('The page has no submit button.');
  return button;
}

/** What the page says is still missing. */
export const stillNeeded = (): string | null => screen.queryByText(/^Still needed/)?.textContent ?? null;
