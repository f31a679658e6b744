import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { slotDays } from '#contract/slots.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { type Fields, fill } from '../page/controls.ts';
import { openAlive } from '../page/site-pages.ts';
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

/** The booking URL as the schedule page builds it, with the first available slot. */
export function bookingAddress(): string {
  const [date = ''] = slotDays(easternDay(FRIDAY_TEN));
  return `/schedule/book?${new URLSearchParams({ ...contact, date, time: 'morning' })}`;
}

export const slots = (page: Page) => page.locator('[data-slot]');

export const submit = (page: Page) => page.getByRole('button', { name: 'Confirm Inspection Booking' });

/** Opens what the booking page does not ask again, as a visitor does who changes something. */
export const editDetails = (page: Page) => page.getByRole('button', { name: 'Edit your details' }).click();
export const changeTime = (page: Page) =>
  page.getByRole('button', { name: 'Change the appointment' }).click();

/** Fills in the fields that the schedule page does not have, and the confirmation. */
export async function fillDetails(page: Page): Promise<void> {
  await fill(page, details);
  await page.locator('[name=ownerConfirmed]').check();
}

/**
 * Imports the code that sends a booking. A visitor's browser then has it in the cache; the tests'
 * browser has no cache because its requests are intercepted, and would fetch the files again.
 */
export async function loadBookingCode(page: Page): Promise<void> {
  const files = readdirSync(join(BUILT_SITE, 'assets')).filter((file) => /^send-booking-.*\.js$/.test(file));
  await page.evaluate(
    (names) => Promise.all(names.map((name) => import(/* @vite-ignore */ `/assets/${name}`))),
    files,
  );
}

/** Fills in the schedule and picks the first slot: the booking page does not ask again what it has. */
export async function arriveFromSchedule(page: Page): Promise<void> {
  await openAlive(page, '/schedule');
  await fill(page, contact);
  await slots(page).first().click();
  await expect(page.getByRole('heading', { name: 'Book Your Visit' })).toBeVisible();
}

export async function readyToBook(page: Page): Promise<void> {
  await page.goto(bookingAddress());
  await fillDetails(page);
}
