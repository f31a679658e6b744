import { expectFields, fill } from '../support/page/controls.ts';
import { holdApp, waitUntilHydrated } from '../support/page/site-pages.ts';
import { bookingAddress, contact, details, slots } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

test('a slot tapped before the app runs opens the booking page with everything that was typed', async ({
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
  // Until the app runs, the tap is held and the typed values stay.
  await expect(page).toHaveURL(/\/schedule$/);
  await expectFields(page, { ...contact, serviceType: 'emergency-tarping' });

  letGo();
  await expect(page).toHaveURL(/\/schedule\/book/);
  const { serviceType: _, name: firstName = '', zipCode: zip = '', ...rest } = contact;
  await expectFields(page, { ...rest, firstName, zip, service: 'emergency-tarping', apptTime: 'afternoon' });
});

test('the booking page keeps what is typed, chosen and tapped before the app runs', async ({ page }) => {
  const phone = '(407) 555-0143';
  const letGo = await holdApp(page);
  await test.step('the homeowner fills in the form when only the document has loaded', async () => {
    await page.goto(bookingAddress());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fill(page, { ...details, lastName: 'Marlowe-Reyes', phone });
    await page.getByRole('checkbox', { name: /I confirm that I am the property owner/ }).check();
    await page
      .getByRole('button', { name: /Morning/ })
      .last()
      .click();
  });

  await test.step('the app starts, fills in the values of the address and removes nothing', async () => {
    letGo();
    await waitUntilHydrated(page);
    await expectFields(page, {
      ...details,
      firstName: 'Ada',
      lastName: 'Marlowe-Reyes',
      phone,
      zip: '32951',
    });
    await expect(page.locator('[name=ownerConfirmed]')).toBeChecked();
    await expect(slots(page).nth(12)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  });
});
