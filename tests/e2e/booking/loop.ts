import { expect, type Page } from '@playwright/test';
import { fill } from '../support/page/controls.ts';
import { contact, fillDetails, slots, submit } from '../support/people/homeowner.ts';
import { leadName, signIn, work } from '../support/people/rep.ts';
import type { Site } from '../support/site/site.ts';

export async function bookFromSchedule(page: Page, site: Pick<Site, 'url'>): Promise<void> {
  await page.goto('/schedule');
  await fill(page, contact);
  await slots(page).first().click();
  await expect(page).toHaveURL(/\/schedule\/book/);
  await fillDetails(page);
  await submit(page).click();
  const sent = "Inspection booking submitted successfully! We'll contact you soon.";
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
}

/** Signs the rep in, and expects the lead just booked as the next one of "Website bookings". */
export async function getBookedLead(page: Page, site: Pick<Site, 'demoRep'>): Promise<void> {
  await signIn(page, site);
  await work(page, 'Website bookings');
  await expect(leadName(page)).toHaveText('Ada Marlowe');
  await expect(page.getByText(/120 Ocean Avenue/)).toBeVisible();
  await expect(page.getByText('00123-H')).toBeVisible();
}

export async function closeLead(page: Page, notes: string): Promise<void> {
  await fill(page, { status: 'Not Qualified', notes });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
}
