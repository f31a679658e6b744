import { sitePaths } from '../support/page/site-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, exactly the pages with a form say that the form needs it', async ({ request }) => {
  const says: string[] = [];
  const has: string[] = [];
  for (const path of sitePaths) {
    const page = await (await request.get(path)).text();
    const notes = page.match(/<noscript>.*?<.noscript>/gs) ?? [];
    if (notes.some((note) => note.includes('This form needs JavaScript.'))) says.push(path);
    if (page.includes('<form')) has.push(path);
  }
  expect(says).toEqual(has);
  expect(says).toContain('/schedule/book');
});

test('without JavaScript, a city page has its map', async ({ page }) => {
  await page.goto('/melbourne');
  const map = page.frameLocator('iframe[title="Map of Melbourne, Florida"]');
  await page.getByRole('link', { name: 'View larger map' }).scrollIntoViewIfNeeded();
  await expect(map.getByText('Map', { exact: true })).toBeVisible();
});
