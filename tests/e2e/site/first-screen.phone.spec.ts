import { expect, test } from '../support/test.ts';

/** What a phone of 390 by 844 pixels shows between the bars of its browser. */
test.use({ viewport: { width: 390, height: 664 } });

const FIRST_CONTROL = { '/contact': 'First name', '/schedule': 'Service type' };

for (const [path, label] of Object.entries(FIRST_CONTROL)) {
  test(`the form of ${path} starts on a phone's first screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByLabel(label).first()).toBeInViewport();
  });
}

test('the first free time is on the first screen, and a tap on it shows the times', async ({ page }) => {
  await page.goto('/schedule');
  await page.getByRole('link', { name: /^tomorrow/ }).tap();
  await expect(page.locator('[data-slot]').first()).toBeInViewport();
});
