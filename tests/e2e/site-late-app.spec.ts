import { expectFields, fill } from './support/controls.ts';
import { contact, fillDetails, submit } from './support/homeowner.ts';
import { holdApp } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

// Its own data, so that nobody else meets the booking.
test.use({ data: 'late-app' });

const SENT = "Inspection booking submitted successfully! We'll contact you soon.";

test('a homeowner fills the schedule and taps a slot before the app is there, and then books', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fill(page, { ...contact, serviceType: 'emergency-tarping' });
  await page
    .getByRole('button', { name: /Afternoon/ })
    .first()
    .click();
  // Until the app runs the tap is held, and nothing that was typed moves.
  await expect(page).toHaveURL(/\/schedule$/);
  await expectFields(page, { ...contact, serviceType: 'emergency-tarping' });

  letGo();
  await expect(page).toHaveURL(/\/schedule\/book/);
  const { serviceType: _, name: firstName = '', zipCode: zip = '', ...rest } = contact;
  await expectFields(page, { ...rest, firstName, zip, service: 'emergency-tarping', apptTime: 'afternoon' });
  await fillDetails(page);
  await submit(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
});
