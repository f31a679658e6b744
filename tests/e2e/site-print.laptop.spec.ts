import { openAlive } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

for (const path of ['/', '/process', '/terms-of-service', '/schedule/book']) {
  test(`${path} is printed with nothing over its words`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await openAlive(page, path);
    // A browser prints what is fixed again on every sheet.
    const fixed = await page
      .locator('body *')
      .evaluateAll((all) =>
        all
          .filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')
          .map((part) => part.className),
      );
    expect(fixed).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Hotline' })).toBeHidden();
  });
}
