import { fill } from '../support/page/controls.ts';
import { contact, fillDetails, slots, submit } from '../support/people/homeowner.ts';
import { leadName, signIn, work } from '../support/people/rep.ts';
import { expect, test } from '../support/test.ts';

// Separate data, so that no other test's booking comes first in the queue.
test.use({ data: 'journey' });

test('a homeowner books, and the rep who signs in next gets, works and closes that very lead', async ({
  page,
  site,
}) => {
  await test.step('the homeowner asks for a slot', async () => {
    await page.goto('/schedule');
    await fill(page, contact);
    await slots(page).first().click();
    await expect(page).toHaveURL(/\/schedule\/book/);
  });

  await test.step('and books it', async () => {
    await fillDetails(page);
    await submit(page).click();
    await expect(
      page.getByText("Inspection booking submitted successfully! We'll contact you soon."),
    ).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
  });

  await test.step('the rep signs in and gets that very lead', async () => {
    await signIn(page, site);
    await work(page, 'Website bookings');
    await expect(page.getByText('2 open of 4')).toBeVisible();
    await expect(leadName(page)).toHaveText('Ada Marlowe');
    await expect(page.getByText(/120 Ocean Avenue/)).toBeVisible();
    await expect(page.getByText('00123-H')).toBeVisible();
  });

  await test.step('and closes it', async () => {
    await fill(page, { status: 'Not Qualified', notes: 'Renting; the owner has called another company.' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(leadName(page)).not.toHaveText('Ada Marlowe');
  });

  await test.step('and it is gone from the queue', async () => {
    await expect(page.getByText('1 open of 4')).toBeVisible();
    await expect(leadName(page)).toHaveText('Curtis Vandiver');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(leadName(page)).toHaveText('Curtis Vandiver');
  });
});
