import { expectWellMade } from '../support/page/well-made.ts';
import { ask, getSession } from '../support/people/accounts.ts';
import { slots } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

// Separate data, because the limits count for every booking.
test.use({ data: 'full days' });

test('full times are marked with the hotline beside them, and fit the screen', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const auth = await getSession(page, site.manager);
  const limits = { auth, jobsPerMorning: '0', jobsPerAfternoon: '', closedDays: '' };
  expect(await ask(page, 'save_visit_limits', limits)).toMatchObject({ ok: true });
  await page.goto('/schedule');
  await expect(slots(page).nth(0)).toBeDisabled();
  await expect(slots(page).nth(1)).toBeEnabled();
  const note = page.getByText('Some times aren’t available.');
  await note.scrollIntoViewIfNeeded();
  await expect(note.getByRole('link', { name: /^Call/ })).toBeInViewport();
  await expectWellMade(page);
});
