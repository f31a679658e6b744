import { expectFields, fill } from '../support/page/controls.ts';
import {
  bookingAddress,
  contact,
  details,
  loadBookingCode,
  readyToBook,
  submit,
} from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

const {
  name: firstName = '',
  lastName = '',
  email = '',
  phone = '',
  address = '',
  city = '',
  state = '',
} = contact;
const prefilled = { firstName, lastName, email, phone, address, city, state, zip: contact.zipCode ?? '' };

const isBookingPost = (request: { method(): string; url(): string }) =>
  request.method() === 'POST' && request.url().endsWith('/api/script');

test('the address bar drops a visitor’s personal data on arrival, and a reload keeps the form', async ({
  page,
}) => {
  await page.goto(bookingAddress());
  await expectFields(page, prefilled);
  await expect(page).not.toHaveURL(/Marlowe|0142|Ocean|32951/);

  await fill(page, { insuranceCarrier: 'Heron Mutual' });
  await page.reload();
  await expectFields(page, { ...prefilled, insuranceCarrier: 'Heron Mutual' });
});

test('a double click on the button sends one booking', async ({ page, site }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (isBookingPost(request)) posts.push(request.url());
  });
  await readyToBook(page);
  await submit(page).dblclick();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(posts).toHaveLength(1);
});

test('without a connection the booking fails with a message and keeps every word', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await readyToBook(page);
  await loadBookingCode(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText('Submission failed. Please try again or call us directly.')).toBeVisible();
  await expectFields(page, { ...prefilled, ...details });
  await expect(page.locator('[name=ownerConfirmed]')).toBeChecked();

  await context.setOffline(false);
  await submit(page).click();
  await expect(page.getByText(/Inspection booking submitted successfully!/)).toBeVisible();
});
