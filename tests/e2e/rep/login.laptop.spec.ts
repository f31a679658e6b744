import { sitePages } from '#src/content/site-map.ts';
import { titlesSeen, watchTitles } from '../support/page/painted.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { typeAccount } from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

test('without a session, no page of the rep area shows its content or calls the script', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
  });
  await watchTitles(page);
  for (const { path, title } of sitePages.filter(({ needs }) => needs)) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/rep-access$/);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await titlesSeen(page), title).toEqual(['Rep Login']);
  }
  expect(calls).toEqual([]);

  await typeAccount(page, site.demoRep);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rep Hub');
  expect(await titlesSeen(page)).toEqual(['Rep Login', 'Rep Hub']);
  await expect(page.getByText('Website bookings')).toBeVisible();
  await expectWellMade(page);
});
