import { expectWholeWords } from '../support/page/fits.ts';
import { arriveFromSchedule, fillDetails, submit } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

// Separate data, so that no other test's booking comes first in the queue.
test.use({ data: 'large text' });

test('with text at 200%, what the schedule has asked, and the card of the booking, show whole words on a phone', async ({
  page,
}) => {
  await arriveFromSchedule(page);
  await expectWholeWords(page, 'what was asked');
  await fillDetails(page);
  await submit(page).click();
  await expect(page.getByRole('link', { name: 'Change or cancel' })).toBeVisible();
  // At home it stays.
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.locator('[data-booking-state=received]')).toBeVisible();
  await expectWholeWords(page, 'the card');
});
