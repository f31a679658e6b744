import { expectWellMade } from '../support/page/well-made.ts';
import { ask, getSession } from '../support/people/accounts.ts';
import { slots } from '../support/people/homeowner.ts';
import { signIn, work } from '../support/people/rep.ts';
import { expect, test } from '../support/test.ts';
import { bookFromSchedule } from './loop.ts';

// Separate data, because the limits count for every booking.
test.use({ data: 'full days' });

test('full times are marked with the hotline beside them, and a booking when all are full gets a time from a rep', {
  tag: '@nightly',
}, async ({ page, site, anotherDevice }) => {
  const auth = await getSession(page, site.manager);
  const limits = { auth, jobsPerMorning: '0', jobsPerAfternoon: '', closedDays: '' };
  expect(await ask(page, 'save_visit_limits', limits)).toMatchObject({ ok: true });

  await test.step('the mornings are full, and the afternoons open', async () => {
    await page.goto('/schedule');
    await expect(slots(page).nth(0)).toBeDisabled();
    await expect(slots(page).nth(1)).toBeEnabled();
    const note = page.getByText('Some times aren’t available.');
    await note.scrollIntoViewIfNeeded();
    await expect(note.getByRole('link', { name: /^Call/ })).toBeInViewport();
    await expectWellMade(page);
  });

  await test.step('when all are full, any can be booked, with a time to be agreed', async () => {
    expect(await ask(page, 'save_visit_limits', { ...limits, jobsPerAfternoon: '0' })).toMatchObject({
      ok: true,
    });
    const phone = await anotherDevice();
    await phone.goto('/schedule');
    await expect(phone.getByText('No time is available right now.')).toBeVisible();
    await expectWellMade(phone);
    await bookFromSchedule(phone, site);
    await expect(phone.getByRole('heading', { name: 'Booking received, time to be agreed' })).toBeVisible();
  });

  await test.step('the rep sees that the time is to be agreed', async () => {
    await signIn(page, site);
    await work(page, 'Website bookings');
    await expect(page.getByText('Time to be agreed (asked for morning)').first()).toBeVisible();
  });
});
