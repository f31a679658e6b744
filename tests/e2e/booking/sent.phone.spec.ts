import { readyToBook, submit } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

test('after a booking its card is read from the top, also where it is taller than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await readyToBook(page);
  await submit(page).click();
  const title = page.getByRole('heading', { name: /^Inspection booking submitted/ });
  await expect(title).toBeInViewport({ ratio: 1 });
  const [header, words] = [await page.getByRole('banner').boundingBox(), await title.boundingBox()];
  expect(words?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});
