import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { VisitRow } from '#backend/core/rows.ts';
import type { Booking } from '#contract/forms/booking.ts';
import { env } from '#src/lib/env.ts';
import { sendBooking } from '#src/services/booking-intake.ts';
import { aBooking } from '#tests/builders/booking.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';

export const SATURDAY = 'Saturday, November 21, 2026';
export const MONDAY_AFTERNOON = 'Monday, November 23, 2026, Afternoon (12 PM to 6 PM)';
const submissionId = '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b10';

export const getLink = () =>
  /\/schedule\/visit#\S+/.exec(
    testBackend
      .mail()
      .map(({ text }) => text)
      .join('\n'),
  )?.[0] ?? '';

/** Books a visit as another browser does: this one keeps nothing of it. */
export const book = (over: Partial<Booking> = {}, id = submissionId) =>
  sendBooking({
    booking: aBooking(over),
    submissionId: id,
    submittedAt: '2026-11-20T15:00:00.000Z',
    language: 'en',
    contactConsent: '2026-11',
    marketingConsent: '',
  });

/** Books a visit for Saturday morning and opens the link of the email. */
export async function openLink(change = (link: string) => link) {
  await book();
  return open(change(getLink()));
}

export const booking = () => testBackend.read('booking', { submissionId });

/** The row of the visit. */
export function visitRow(): VisitRow {
  const row = testBackend.read('visit', { visitId: booking()?.visitId ?? '' });
  if (!row) throw new Error('There is no visit.');
  return row;
}

/** Changes the visit as somebody else does. */
export const setVisit = (over: Partial<VisitRow>) =>
  testBackend.write({ kind: 'putVisit', row: { ...visitRow(), ...over } });

export const shown = () => screen.findByRole('region', { name: 'Your visit' });
export const slot = (id: string) => document.querySelector<HTMLElement>(`[data-slot="${id}"]`)!;
export const button = (name: string) => screen.getByRole('button', { name });
export const expectHotline = () =>
  expect(screen.getAllByRole('link', { name: /^Call/ })[0]).toHaveAttribute('href', `tel:${env.hotline}`);
