import { expectFields, type Fields, fill } from '../support/page/controls.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { contact, fillDetails, slots, submit } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

const request: Fields = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: '+13215550142',
  email: 'ada.marlowe@home.example',
  address: '120 Ocean Avenue, Melbourne Beach',
  service: 'damage-assessment',
};

const SENT = "Thank you for your request! We'll contact you within the hour.";
const NOT_SENT = 'There was an error processing your request. Please try again or call us directly.';

const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

test('a service request sent without a connection fails with a message, keeps every word, and is sent later', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(OFFLINE);
  await openAlive(page, '/contact');
  await context.setOffline(true);
  await fill(page, request);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText(NOT_SENT)).toBeVisible();
  await expectFields(page, request);
  await expect(page.getByRole('checkbox')).toBeChecked();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText(NOT_SENT)).toBeHidden();
  await expectFields(page, { firstName: '', address: '', service: 'emergency-tarping' });
});

test('a half-filled service request is there again after a reload and on the way back, but for its tick', async ({
  page,
}) => {
  await openAlive(page, '/contact');
  await fill(page, request);
  await page.getByRole('checkbox').check();
  await page.reload();
  await expectFields(page, request);
  await expect(page.getByRole('checkbox')).not.toBeChecked();

  await page.getByRole('banner').getByRole('link', { name: 'Space Coast Roof Tarping' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expectFields(page, request);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.reload();
  await expectFields(page, { firstName: '', address: '', service: 'emergency-tarping' });
});

test('a booking begun without a connection is finished when it is back', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(OFFLINE);
  await openAlive(page, '/schedule');
  await context.setOffline(true);
  await fill(page, contact);
  await slots(page).first().click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /^tel:/);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  const { serviceType: service = '', name: firstName = '', zipCode: zip = '', ...rest } = contact;
  await expectFields(page, { ...rest, service, firstName, zip });
  await expect(page).not.toHaveURL(/Marlowe|0142|Ocean|32951/);
  await fillDetails(page);
  await submit(page).click();
  await expect(page.getByText(/Inspection booking submitted successfully!/)).toBeVisible();
});

test('the way back finds the schedule as it was filled, and what was corrected on the booking page goes back too', async ({
  page,
}) => {
  const filled = { ...contact, serviceType: 'emergency-tarping' };
  await openAlive(page, '/schedule');
  await fill(page, filled);
  await slots(page).first().click();
  await expect(page.locator('[name=firstName]')).toHaveValue('Ada');
  await page.goBack();
  await expect(page).toHaveURL(/\/schedule$/);
  await expectFields(page, filled);

  await slots(page).first().click();
  await expect(page.locator('[name=firstName]')).toHaveValue('Ada');
  await fill(page, { lastName: 'Marlowe-Reyes', zip: '32903' });
  await page.getByRole('main').getByRole('link', { name: /Back/ }).click();
  await expect(page).toHaveURL(/\/schedule$/);
  await expectFields(page, { ...filled, lastName: 'Marlowe-Reyes', zipCode: '32903' });
  await slots(page).last().click();
  await expectFields(page, { firstName: 'Ada', lastName: 'Marlowe-Reyes', zip: '32903' });
});
