import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { control, fill, getValues, slot } from './form.ts';
import { open } from './render.tsx';
import { stopClock } from './setup/clock.ts';

/** Every required field of the booking form, for a booking on the test clock's Friday. */
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

export async function fillBooking(
  user: UserEvent,
  over: Partial<typeof FILLED> = {},
  chosen = SLOT,
): Promise<void> {
  fill({ ...FILLED, ...over });
  await user.click(slot(chosen));
  await user.click(control('ownerConfirmed'));
}

/** Opens the booking page with the clock stopped and every field filled in. */
export async function openFilled(over: Partial<typeof FILLED> = {}) {
  const clock = stopClock();
  const view = await open('/schedule/book', { user: clock.user });
  await fillBooking(clock.user, over);
  return { ...view, ...clock };
}

export const bookingValues = () => getValues(control('firstName').form);

/** What is booked, in words. */
export const visitBanner = () => screen.getByRole('region', { name: 'Your visit' });

export const stillNeeded = (): string | null => screen.queryByText(/^Still needed/)?.textContent ?? null;
