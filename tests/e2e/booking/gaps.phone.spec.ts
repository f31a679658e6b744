import type { Locator, Page } from '@playwright/test';
import { fill } from '../support/page/controls.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { arriveFromSchedule, details, slots } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

const lineAbove = (page: Page) => page.getByRole('button', { name: /^Still needed/ });

/** Seen whole, below the bar that stays. */
async function expectInSight(page: Page, ...parts: Locator[]): Promise<void> {
  const bar = await page.getByRole('banner').boundingBox();
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
}

test('who taps the button too early sees the first gap with what it wants', async ({ page }) => {
  await arriveFromSchedule(page);
  const button = page.getByRole('button', { name: 'Complete All Required Fields' });
  await expect(button).toBeDisabled();
  await button.scrollIntoViewIfNeeded();
  // A tap at its place: Playwright's own waits until it is enabled.
  await button.click({ force: true });
  const carrier = page.getByRole('textbox', { name: 'Insurance carrier' });
  await expect(carrier).toBeFocused();
  await expectInSight(page, carrier, page.getByText('Insurance carrier is required'));
  await fill(page, details);
  await lineAbove(page).click();
  await expect(page.locator('[name=ownerConfirmed]')).toBeFocused();
  await expectInSight(page, page.getByText(/^Please confirm you are the property owner/));
});

test('who has chosen no time sees the first times, with the wish above them', async ({ page }) => {
  await openAlive(page, '/schedule/book');
  const contact = { firstName: 'Ada', lastName: 'Marlowe', phone: '3215550142', email: 'ada@home.example' };
  await fill(page, { ...contact, address: '120 Ocean Avenue', zip: '32951', city: 'Melbourne Beach' });
  await fill(page, details);
  await lineAbove(page).click();
  await expect(slots(page).first()).toBeFocused();
  await expectInSight(page, slots(page).first(), page.getByText('Please choose a date and time'));
});

test('a form that is refused shows its first wrong field with what is wrong', async ({ page }) => {
  await openAlive(page, '/contact');
  await fill(page, { firstName: 'Ada', lastName: 'Marlowe', phone: '0321555', address: '120 Ocean Avenue' });
  await page.getByRole('button', { name: 'Send Request' }).click();
  const phone = page.locator('[name=phone]');
  await expect(phone).toBeFocused();
  await expectInSight(page, phone, page.getByText('Please enter a valid phone number'));
});
