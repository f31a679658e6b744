import { expectFields, fill } from '../support/page/controls.ts';
import { openAlive, saveData } from '../support/page/site-pages.ts';
import {
  contact,
  details,
  fillDetails,
  loadBookingCode,
  readyToBook,
  slots,
  submit,
} from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

test('a booking started and sent without a connection loses nothing, and works once the connection is back', async ({
  page,
  site,
  context,
  faults,
}) => {
  faults.expectOffline();
  const { serviceType: service = '', name: firstName = '', zipCode: zip = '', ...rest } = contact;
  const typed = { ...rest, service, firstName, zip };

  await test.step('without a connection, the schedule stays, with a message and the hotline', async () => {
    // Otherwise the booking page is on the device by then.
    await saveData(page);
    await openAlive(page, '/schedule');
    await context.setOffline(true);
    await fill(page, contact);
    await slots(page).first().click();
    const note = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Schedule');
    await expectFields(page, contact);
  });

  await test.step('once the connection is back, the booking page opens by itself with what was typed', async () => {
    await context.setOffline(false);
    await expectFields(page, typed);
    await expect(page).not.toHaveURL(/Marlowe|0142|Ocean|32951/);
  });

  await test.step('sending without a connection fails with a message and keeps every field', async () => {
    await fillDetails(page);
    await loadBookingCode(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText('Submission failed. Please try again or call us directly.')).toBeVisible();
    await expectFields(page, { ...typed, ...details });
    await expect(page.locator('[name=ownerConfirmed]')).toBeChecked();
  });

  await test.step('it is sent by itself once the connection is back', async () => {
    await context.setOffline(false);
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole('heading', { name: 'Booking received' })).toBeVisible();
  });
});

test('a booking that waits in two tabs is sent once when the connection is back', {
  tag: '@nightly',
}, async ({ page, context, faults }) => {
  faults.expectOffline();
  const other = await context.newPage();
  await other.goto('/');
  await page.bringToFront();
  await readyToBook(page);
  await loadBookingCode(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.locator('[data-booking-state=waiting]')).toBeVisible();
  let posts = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/script')) posts += 1;
  });
  await context.setOffline(false);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('[data-booking-state=received]')).toBeVisible();
  await other.bringToFront();
  await other.reload();
  await expect(other.locator('[data-booking-state=received]')).toBeVisible();
  expect(posts).toBe(1);
});
