import { choose, getStops, type, walkTo } from '../support/page/keyboard.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { contact, details, slots, submit } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

test('the first Tab shows “Skip to content”, which moves the focus past the navigation bar', async ({
  page,
}) => {
  await openAlive(page, '/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Request Inspection' }).first(),
  ).toBeFocused();
});

for (const [path, tag] of [
  ['/', []],
  ['/schedule/book', ['@nightly']],
] as const) {
  const title = `on ${path} every Tab stop has an outline, and none is covered by the bar or the call link, forward or backward`;
  test(title, { tag: [...tag] }, async ({ page }) => {
    await openAlive(page, path);
    const forth = await getStops(page, 'Tab');
    expect(forth.length).toBeGreaterThan(20);
    expect(forth.filter(({ hasOutline }) => !hasOutline)).toEqual([]);
    expect(forth.filter(({ isUncovered }) => !isUncovered)).toEqual([]);
    const back = await getStops(page, 'Shift+Tab');
    expect(back.length).toBeGreaterThan(20);
    expect(back.filter(({ isUncovered }) => !isUncovered)).toEqual([]);
  });
}

test('a homeowner books with the keyboard alone', async ({ page, site }) => {
  await test.step('the homeowner fills in the schedule and picks a slot', async () => {
    await openAlive(page, '/schedule');
    await choose(page, 'serviceType', 'No Cost Emergency Tarping');
    for (const name of ['name', 'lastName', 'phone', 'email', 'address', 'zipCode']) {
      await type(page, name, contact[name] ?? '');
    }
    // The ZIP code fills it in, with code that loads while it is typed.
    await expect(page.locator('[name=city]')).toHaveValue(contact.city ?? '');
    await walkTo(page, slots(page).nth(3));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/schedule\/book/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the homeowner picks a later slot', async () => {
    await walkTo(page, page.getByRole('button', { name: 'Change the appointment' }));
    await page.keyboard.press('Enter');
    await expect(slots(page).nth(3)).toBeFocused();
    await walkTo(page, slots(page).nth(6));
    await page.keyboard.press('Space');
    await expect(slots(page).nth(6)).toHaveAttribute('aria-pressed', 'true');
    await expect(slots(page).nth(3)).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('the homeowner fills in the fields that only the booking page has', async () => {
    await type(page, 'insuranceCarrier', details.insuranceCarrier ?? '');
    await type(page, 'policyNumber', details.policyNumber ?? '');
  });

  await test.step('the homeowner types the date of loss, then changes it in the calendar', async () => {
    await type(page, 'dateOfLoss', '02/17/2026');
    const opener = page.getByRole('button', { name: 'Calendar' });
    await walkTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid').getByRole('button', { name: /February 17/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Date of loss' })).toHaveValue('02/10/2026');
    await expect(opener).toBeFocused();
  });

  await test.step('the homeowner says what happened, confirms and sends', async () => {
    await type(page, 'notes', 'Shingles are gone above the kitchen');
    await choose(page, 'previousClaims', 'No');
    const confirmation = page.getByRole('checkbox', { name: /I confirm that I am the property owner/ });
    await walkTo(page, confirmation);
    await page.keyboard.press('Space');
    await expect(confirmation).toBeChecked();
    await walkTo(page, submit(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Inspection booking submitted successfully!/)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
  });
});
