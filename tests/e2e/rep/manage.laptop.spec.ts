import { readFile } from 'node:fs/promises';
import { fill } from '../support/page/controls.ts';
import { forEachView } from '../support/page/rep-pages.ts';
import { axeFindings, expectWellMade } from '../support/page/well-made.ts';
import { haveSession } from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

// Separate data, because these tests add leads and expect empty lists.
test.use({ data: 'manage' });

const DESK = '/rep-access/manage';

test('the manage page is accessible and fits the screen for a rep, who is refused, and in each view of a manager', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await haveSession(page, site, site.demoRep);
  await page.goto(DESK);
  await expect(page.getByText('Only a manager can do this.')).toBeVisible();
  await expectWellMade(page);

  await haveSession(page, site, site.manager);
  await forEachView(page, () => expectWellMade(page));
});

test('a manager finds a homeowner with Ctrl+K and four digits, and today and the lead fit every screen, also in the dark', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const fits = async () => {
    await expectWellMade(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await axeFindings(page), 'what axe finds at 320 px').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(8, 21, 34)');
    expect(await axeFindings(page), 'what axe finds in the dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await haveSession(page, site, site.manager);
  await page.goto(DESK);
  await expect(page.getByRole('heading', { name: 'Last 7 Days' })).toBeVisible();
  await fits();
  await page.getByRole('link', { name: /in all: Calls of the last 7 days$/ }).click();
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('link').first()).toBeVisible();
  await fits();

  await page.goto('/rep-access/hub');
  await expect(page.getByRole('link', { name: /^Manage/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('0101');
  await page.keyboard.press('Enter');
  const found = page.getByRole('link', { name: /555-0101/ }).first();
  const name = (await found.locator('span span').first().textContent()) ?? '';
  await fits();
  await found.click();
  await expect(page.getByRole('article', { name })).toContainText('555-0101');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await fits();
  await page.goBack();
  await expect(found).toBeVisible();
});

test('an import, its result, a wrong number and the question before a block fit the screen; an export is downloaded', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await haveSession(page, site, site.manager);
  await page.goto(`${DESK}?view=import`);
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'Storm list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Phone,Address\nAda,(689) 555-0002,2 Gull Way\nBo,no number,3 Gull Way\n'),
  });
  await expect(page.getByText('1 of 2 rows can be added.')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('textbox', { name: 'New batch name' }).fill('Cocoa storm');
  await page.getByRole('button', { name: /^Add 1 lead/ }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await expectWellMade(page);

  await page.goto(`${DESK}?view=export`);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Cocoa storm as CSV' }).click();
  const download = await file;
  expect(download.suggestedFilename()).toMatch(/^cocoa-storm-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('(689) 555-0002');
  await expectWellMade(page);

  await page.goto(`${DESK}?view=numbers`);
  await page.getByRole('button', { name: 'Add a number' }).click();
  await fill(page, { phone: '555-0196', reason: 'Letter of Nov 18' });
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true');
  await expectWellMade(page);

  await page.goto(`${DESK}?view=reps`);
  await page.getByRole('button', { name: /^Block / }).click();
  await expect(page.getByRole('button', { name: 'Yes, block' })).toBeVisible();
  await expectWellMade(page);
});
