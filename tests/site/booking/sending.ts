import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { submitButton } from '#tests/form.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';

export const SUCCESS = "Inspection booking submitted successfully! We'll contact you soon.";
export const FAILURE = 'Submission failed. Please try again or call us directly.';

export const bookingState = () =>
  document.querySelector('[data-booking-state]')?.getAttribute('data-booking-state');
export const posts = () => bookingIntake.sent.filter(({ method }) => method === 'POST');
export const posted = (index = 0) => Object.fromEntries(posts()[index]?.fields ?? []);

export async function book(user: UserEvent) {
  await user.click(submitButton());
  return screen.findByText(SUCCESS);
}

export async function failToBook(user: UserEvent) {
  bookingIntake.misbehave(networkDrop);
  await user.click(submitButton());
  return screen.findByText(FAILURE);
}
