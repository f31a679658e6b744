import { openUntilPaint, slowProcessor } from './support/first-paint.ts';
import { expect, test } from './support/test.ts';

test('a tap on the menu 200 ms after the first paint opens it, and a tap on a link closes it', async ({
  page,
}) => {
  await slowProcessor(page, 4);
  await openUntilPaint(page, '/', 200);
  await page.getByRole('button', { name: /menu/i }).tap();
  const link = page.getByRole('navigation').getByRole('link', { name: 'Schedule' });
  await expect(link).toBeVisible();
  await link.tap();
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(link).toBeHidden();
});
