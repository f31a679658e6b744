import { paths, sitePages } from '#src/content/site-map.ts';
import { fill } from '../support/page/controls.ts';
import { sticksOut } from '../support/page/fits.ts';
import { guardedPaths, openAtWork, repTagOf } from '../support/page/rep-pages.ts';
import { axeFindings, expectWellMade } from '../support/page/well-made.ts';
import { haveSession } from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

for (const path of guardedPaths) {
  const title = `${path} fits every screen and has no accessibility faults, in the light and in the dark`;
  test(title, { tag: repTagOf(path) }, async ({ page, site }) => {
    await haveSession(page, site, site.manager);
    await openAtWork(page, path);
    await expectWellMade(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sticksOut(page, 320), 'at 320 px').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(8, 21, 34)');
    expect(await axeFindings(page), 'what axe finds in the dark').toEqual([]);
  });
}

for (const [path, typed, button] of [
  [paths.rep.newLead, {}, /^Submit Lead/],
  [
    `${paths.rep.setPin}?email=ada%40rep.example&token=K7QF`,
    { pin: '913582', confirmPin: '913583' },
    'Update PIN',
  ],
] as const)
  test(`${path} with messages at its fields fits the screen and has no accessibility faults`, {
    tag: '@nightly',
  }, async ({ page, site }) => {
    await haveSession(page, site, site.demoRep);
    await page.goto(path);
    await fill(page, typed);
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectWellMade(page);
  });

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of sitePages.flatMap(({ area, needs, path }) => (area === 'rep' && !needs ? [path] : [])))
    test(`${path} has no accessibility faults`, { tag: repTagOf(path) }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

  test('the public site stays light, also after the rep area', async ({ page }) => {
    await page.goto('/rep-access');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(8, 21, 34)');
    await page.getByRole('link', { name: 'Back to Site' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(244, 249, 252)');
  });
});
