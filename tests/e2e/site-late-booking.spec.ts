import { expectFields, fill } from './support/controls.ts';
import { bookingAddress, details, slots, submit } from './support/homeowner.ts';
import { leadName, signIn, work } from './support/rep.ts';
import { holdApp, untilAlive } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

// Its own data, so that the lead looked for is the only new one of the batch.
test.use({ data: 'late-booking' });

const SENT = "Inspection booking submitted successfully! We'll contact you soon.";

test('the booking page keeps what is typed, chosen and tapped before the app is there, and the rep gets that lead', async ({
  page,
  site,
}) => {
  const address = await bookingAddress(page);
  const letGo = await holdApp(page);
  await test.step('the form is filled while nothing but the document has arrived', async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fill(page, { ...details, lastName: 'Marlowe-Reyes' });
    await page.getByRole('checkbox', { name: /I confirm that I am the property owner/ }).check();
    await page
      .getByRole('button', { name: /Morning/ })
      .last()
      .click();
  });

  await test.step('the app arrives, adds what the address brought and takes nothing away', async () => {
    letGo();
    await untilAlive(page);
    await expectFields(page, { ...details, firstName: 'Ada', lastName: 'Marlowe-Reyes', zip: '32951' });
    await expect(page.locator('[name=ownerConfirmed]')).toBeChecked();
    await expect(slots(page).nth(12)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  });

  await test.step('the booking is sent, confirmed, and leads home', async () => {
    await submit(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByText(/RT-[A-Z0-9]{6}/)).toBeVisible();
  });

  await test.step('and a rep finds it', async () => {
    await signIn(page, site);
    await work(page, 'Website bookings');
    await expect(leadName(page)).toHaveText('Ada Marlowe-Reyes');
    await expect(page.getByText('00123-H')).toBeVisible();
  });
});
