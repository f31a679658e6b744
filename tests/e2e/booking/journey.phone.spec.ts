import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/test.ts';
import { bookFromSchedule, closeLead, getBookedLead } from './loop.ts';

// Separate data, so that no other test's booking comes first in the queue.
test.use({ data: 'journey' });

test('a homeowner books, and the rep who signs in next gets, works and closes that very lead', async ({
  page,
  site,
}) => {
  await test.step('the homeowner books', () => bookFromSchedule(page, site));

  await test.step('the rep signs in and gets that very lead', async () => {
    await getBookedLead(page, site);
    await expect(page.getByText('2 open of 4')).toBeVisible();
  });

  await test.step('closes it, and it is gone from the queue', async () => {
    await closeLead(page, 'Renting; the owner has called another company.');
    await expect(page.getByText('1 open of 4')).toBeVisible();
    await expect(leadName(page)).toHaveText('Curtis Vandiver');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(leadName(page)).toHaveText('Curtis Vandiver');
  });
});
