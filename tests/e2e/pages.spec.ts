import { fill } from './support/controls.ts';
import { bookingAddress } from './support/homeowner.ts';
import { signIn, work } from './support/rep.ts';
import { openPaths } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { expectWellMade } from './support/well-made.ts';

for (const path of [...openPaths, '/no/such/page']) {
  test(`${path} opens, fits the screen and has no accessibility fault`, async ({ page, faults }) => {
    if (path === '/no/such/page') faults.expect(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWellMade(page);
  });
}

test('so does the booking page with a slot chosen and a field in error', async ({ page }) => {
  await page.goto(await bookingAddress(page));
  await fill(page, { email: 'no address', insuranceCarrier: '' });
  await page.locator('[name=notes]').focus();
  await expectWellMade(page);
});

test('so do hub and worklist with a lead on the screen', async ({ page, site }) => {
  await signIn(page, site);
  await expect(page.getByText('Website bookings')).toBeVisible();
  await expectWellMade(page);
  await work(page, 'Palm Bay squall line');
  await expectWellMade(page);
});
