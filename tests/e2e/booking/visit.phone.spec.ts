import { mailTo } from '../support/people/accounts.ts';
import { contact, slots } from '../support/people/homeowner.ts';
import { leadName, signIn, work } from '../support/people/rep.ts';
import { expect, test } from '../support/test.ts';
import { bookFromSchedule } from './loop.ts';

// Separate data, so that no other test's booking comes first in the queue.
test.use({ data: 'visit' });

test('a homeowner moves and cancels the visit with the link of the email, and the rep sees both', async ({
  page,
  site,
}) => {
  await bookFromSchedule(page, site);
  const mail = await mailTo(page, String(contact.email), 'Your roof visit');
  const [, path = ''] = /(\/schedule\/visit#\S+)/.exec(mail) ?? [];
  const visit = page.getByRole('region', { name: 'Your visit' });

  await test.step('the link shows the visit and leaves the address bar', async () => {
    await page.goto(path);
    await expect(visit).toContainText('Morning (8 AM to 12 PM)');
    await expect(page).toHaveURL(`${site.url}/schedule/visit`);
    await page.reload();
    await expect(visit).toContainText('Morning (8 AM to 12 PM)');
  });

  await test.step('the homeowner chooses another time', async () => {
    await slots(page).last().click();
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText(/Your visit is now on/)).toBeInViewport();
    await expect(visit).toContainText('Afternoon (12 PM to 6 PM)');
  });

  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel visit' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'This visit is canceled' })).toBeInViewport();
  };
  await test.step('the homeowner cancels, takes that back, and cancels after all', async () => {
    await cancel();
    await page.reload();
    await page.getByRole('button', { name: 'Bring the visit back' }).click();
    await expect(page.getByText(/^Your visit is back: /)).toBeInViewport();
    await expect(visit).toContainText('Afternoon (12 PM to 6 PM)');
    await cancel();
  });

  await test.step('the company got a mail about each', async () => {
    for (const what of ['Moved visit', 'Canceled visit', 'Visit back on'])
      await mailTo(page, 'The lead is in the batch', what);
    await mailTo(page, String(contact.email), 'New time for your roof visit');
  });

  await test.step('the rep sees on the card what the homeowner did', async () => {
    await signIn(page, site);
    await work(page, 'Website bookings');
    await expect(leadName(page)).toHaveText('Ada Marlowe');
    await expect(page.getByText('Visit canceled by the homeowner').first()).toBeVisible();
    await expect(page.getByText('Visit brought back by the homeowner')).toBeVisible();
    await expect(page.getByText('Visit moved by the homeowner')).toBeVisible();
  });
});
