import { sitePages } from '#src/content/site-map.ts';
import { getHue } from '../support/page/hue.ts';
import { titlesSeen, watchTitles } from '../support/page/painted.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { typeAccount } from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

test('a message in the address is green only with ok=1, and a long one is cut to fit the screen', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const [ok, hue] of Object.entries({ '1': 'green', '0': 'red', true: 'red' })) {
    await page.goto(`/rep-access?message=All%20settled&ok=${ok}`);
    const words = page.getByText('All settled', { exact: true });
    await expect(words).toBeVisible();
    expect(await getHue(words), `ok=${ok}`).toBe(hue);
  }
  await page.goto(`/rep-access?message=${'wide'.repeat(500)}`);
  await expect(page.getByRole('alert')).toHaveText(`${'wide'.repeat(50)}…`);
  await expectWellMade(page);
});

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
