import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { easternDay } from '#contract/eastern-time.ts';
import { slotDays } from '#contract/slots.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { type Fields, fill } from '../page/controls.ts';
import { BUILT_SITE } from '../site/built-site.ts';

export const contact: Fields = {
  serviceType: 'roof-inspection',
  name: 'Ada',
  lastName: 'Marlowe',
  email: 'ada.marlowe@home.example',
  phone: '(321) 555-0142',
  address: '120 Ocean Avenue',
  city: 'Melbourne Beach',
  state: 'FL',
  zipCode: '32951',
};

export const details: Fields = {
  insuranceCarrier: 'Heron Mutual',
  policyNumber: '00123-H',
  previousClaims: 'No',
  notes: 'Shingles are gone above the kitchen — water comes in 💧',
  dateOfLoss: '2026-01-15',
  leadSource: 'Facebook',
};

/** The booking page's address as the schedule page makes it, with the first slot that is on offer. */
export function bookingAddress(): string {
  const [date = ''] = slotDays(easternDay(FRIDAY_TEN));
  return `/schedule/book?${new URLSearchParams({ ...contact, date, time: 'morning' })}`;
}

/** The slots on the page, in their order. */
export const slots = (page: Page) => page.locator('[data-slot]');

export const submit = (page: Page) => page.getByRole('button', { name: 'Confirm Inspection Booking' });

/** What the schedule page could not know, and the confirmation. */
export async function fillDetails(page: Page): Promise<void> {
  await fill(page, details);
  await page.locator('[name=ownerConfirmed]').check();
}

/**
 * Has the page load what checks and sends a booking. A visitor's browser imports it from its cache as soon as it is fetched; the
 * tests' browser has no cache, for its requests are watched, and would ask for it once more.
 */
export async function loadBookingCode(page: Page): Promise<void> {
  const files = readdirSync(join(BUILT_SITE, 'assets')).filter((file) =>
    /^booking-(check|intake)-.*\.js$/.test(file),
  );
  await page.evaluate((names) => Promise.all(names.map((name) => import(`/assets/${name}`))), files);
}

/** Opens the booking page with everything filled in but nothing sent. */
export async function readyToBook(page: Page): Promise<void> {
  await page.goto(bookingAddress());
  await fillDetails(page);
}
