import { bookFromSchedule, closeLead, getBookedLead } from '../booking/loop.ts';
import { managePasswords, translate } from '../support/page/changed-pages.ts';
import { expectFields, fill } from '../support/page/controls.ts';
import { holdApp, waitUntilHydrated } from '../support/page/site-pages.ts';
import { contact } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

const CHANGES = [
  { what: 'a translation', change: translate, mark: 'font' },
  { what: 'a password manager', change: managePasswords, mark: 'pm-button' },
];

for (const { what, change, mark } of CHANGES) {
  test.describe(`with ${what} in the page`, () => {
    // Separate data, so that no other test's booking comes first in the queue.
    test.use({ data: what });

    test.beforeEach(({ page }) => page.addInitScript(change));

    test('the app takes it over as it is, and what is typed stays with the caret', async ({ page }) => {
      const letGo = await holdApp(page);
      await page.goto('/schedule');
      await expect(page.locator(mark)).not.toHaveCount(0);
      await fill(page, contact);
      const name = page.locator('[name=name]');
      await name.focus();
      await name.evaluate((field) =>
        field.addEventListener('blur', () => field.setAttribute('data-left', '')),
      );
      letGo();
      await waitUntilHydrated(page);
      await expectFields(page, contact);
      await expect(name).toBeFocused();
      await expect(name).not.toHaveAttribute('data-left');
      await expect(page.locator(mark)).not.toHaveCount(0);
    });

    test('a homeowner books, and a rep signs in and closes the lead', async ({ page, site }) => {
      await bookFromSchedule(page, site);
      await getBookedLead(page, site);
      await closeLead(page, 'Renting; the owner has called another company.');
      await expect(page.locator(mark)).not.toHaveCount(0);
    });
  });
}
