import { expect, test } from '../support/test.ts';

const FIRST_CONTROL = { '/contact': 'First Name', '/schedule': 'Service type' };

for (const [path, label] of Object.entries(FIRST_CONTROL)) {
  test(`the form of ${path} starts on a phone's first screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByLabel(label).first()).toBeInViewport();
  });
}
