import type { Page } from '@playwright/test';
import { paths, sitePages } from '#src/content/site-map.ts';
import { fill } from '../support/page/controls.ts';
import { setTextSize, sticksOut } from '../support/page/fits.ts';
import { axeFindings, expectWellMade, getOverflow } from '../support/page/well-made.ts';
import { haveSession } from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

/** The nightly run also has the pages with a few plain fields. */
const DAILY: readonly string[] = [paths.rep.login, paths.rep.hub, paths.rep.worklist, paths.rep.manage];
const tagOf = (path: string) => (DAILY.includes(path) ? [] : ['@nightly']);

const guarded = sitePages.filter(({ needs }) => needs).map(({ path }) => path);

/** Shows what a rep works with: the worklist has a lead, the hub its batches. */
async function openAtWork(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path.endsWith('/hub')) await expect(page.getByRole('region', { name: 'Today' })).toContainText('today');
  if (!path.endsWith('/worklist')) return;
  await page.getByRole('option', { name: 'North Brevard hail' }).waitFor({ state: 'attached' });
  await page.getByLabel('Batch').selectOption({ label: 'North Brevard hail' });
  await page.getByRole('button', { name: 'Next Lead' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

for (const path of guarded) {
  const title = `${path} fits every screen and has no accessibility faults, in the light and in the dark`;
  test(title, { tag: tagOf(path) }, async ({ page, site }) => {
    await haveSession(page, site, site.manager);
    await openAtWork(page, path);
    await expectWellMade(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sticksOut(page, 320), 'at 320 px').toEqual([]);
    await setTextSize(page, 200);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await getOverflow(page), `pixels too wide at ${width} px with text at 200%`).toBe(0);
    }
    await setTextSize(page, 100);

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
    test(`${path} has no accessibility faults`, { tag: tagOf(path) }, async ({ page }) => {
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
