import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/test.ts';
import { bookFromSchedule, closeLead, getBookedLead } from './loop.ts';

// Separate data, so that no other test's booking comes first in the queue.
test.use({ data: 'journey' });

test('a homeowner books, and the next rep to sign in gets that lead and closes it', async ({
  page,
  site,
}) => {
  await test.step('the homeowner books', () => bookFromSchedule(page, site));

  await test.step('the rep signs in and gets that lead', async () => {
    await getBookedLead(page, site);
    await expect(page.getByText('2 open of 4')).toBeVisible();
  });

  await test.step('the rep closes it, and it is gone from the queue', async () => {
    await closeLead(page, 'Renting; the owner has called another company.');
    await expect(page.getByText('1 open of 4')).toBeVisible();
    await expect(leadName(page)).toHaveText('Curtis Vandiver');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(leadName(page)).toHaveText('Curtis Vandiver');
  });
});
