import { fill } from '../support/page/controls.ts';
import { setTextSize } from '../support/page/fits.ts';
import { axeFindings, expectWellMade, getOverflow } from '../support/page/well-made.ts';
import {
  addLead,
  anAccount,
  ask,
  closeRepLeads,
  getSession,
  haveSession,
  typeAccount,
} from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

// Separate data, because these tests suppress numbers and expect empty lists.
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
  await page.goto(DESK);
  await expect(page.getByRole('heading', { name: 'Last 7 Days' })).toBeVisible();
  await expectWellMade(page);
  for (const [part, words] of [
    ['Requests', 'No requests to review'],
    ['Find', 'In every batch, open or closed.'],
    ['Import', 'Choose a CSV file'],
    ['Export', 'Every lead in a batch as a CSV file'],
    ['Do not call', 'Find a number'],
    ['Reps', 'Everyone with an approved account.'],
    ['Visits', 'Next 7 Days'],
    ['Call scripts', 'Words in braces are filled in for each lead:'],
    ['Batches', 'Archive an old batch, and reps no longer get its leads until you bring it back.'],
    ['Activity', 'Changes to accounts, lists and numbers'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: part }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expectWellMade(page);
  }
});

test('a manager finds a homeowner with Ctrl+K and four digits, and today and the lead fit every screen, also in the dark', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const fits = async () => {
    await expectWellMade(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await axeFindings(page), 'what axe finds at 320 px').toEqual([]);
    await setTextSize(page, 200);
    expect(await getOverflow(page), 'pixels too wide at 320 px with text at 200%').toBe(0);
    await setTextSize(page, 100);
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

test('a manager puts a file of 10,000 numbers on the do-not-call list, exports the list, and undoes the file', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const auth = await getSession(page, site.demoRep);
  const isSuppressed = async (phone: string) =>
    (await ask(page, 'lookup_number', { auth, phone })).suppressed;
  await haveSession(page, site, site.manager);
  await page.goto(`${DESK}?view=numbers`);
  const lines = Array.from({ length: 10_000 }, (_, line) => `863,${5_550_000 + line}\r\n`);

  await test.step('its numbers and lines are shown before anything is sent', async () => {
    await page.getByRole('button', { name: 'Add a file' }).click();
    await page.getByLabel('Choose a CSV or text file').setInputFiles({
      name: 'registry.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Area Code,Phone Number\r\n${lines.join('')}n/a,n/a\r\n`),
    });
    await expect(page.getByRole('heading', { name: 'registry.csv: 10,000 numbers' })).toBeVisible();
    await expect(page.getByText('1 line without a phone number:')).toBeVisible();
    await expectWellMade(page);
    expect(await isSuppressed('863-555-4321')).toBe(false);
  });

  await test.step('all are listed, with counts', async () => {
    await page.getByRole('button', { name: 'Put 10,000 numbers on the list' }).click();
    await expect(page.getByRole('heading', { name: 'registry.csv is on the list' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('Newly on the list10,000');
    expect(await isSuppressed('863-555-4321')).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the list is exported', async () => {
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    expect((await downloaded).suggestedFilename()).toMatch(/^do-not-call-list-.*\.csv$/);
  });

  await test.step('the file is taken off after a question', async () => {
    await page.getByRole('searchbox', { name: 'Find a number' }).fill('863 555-4321');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: 'Take the whole file of (863) 555-4321 off the list' }).click();
    await expect(
      page.getByText('Take all 10,000 numbers that came with registry.csv off the list?'),
    ).toBeVisible();
    await expectWellMade(page);
    await page.getByRole('button', { name: 'Yes, take them off' }).click();
    await expect(page.getByText('10,000 numbers are off the list.')).toBeVisible({ timeout: 60_000 });
    expect(await isSuppressed('863-555-4321')).toBe(false);
  });
});

test('a manager puts a number on the do-not-call list, which closes its lead, finds it there and takes it off', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const auth = await getSession(page, site.demoRep);
  const phone = '(407) 555-0196';
  const isSuppressed = async () => (await ask(page, 'lookup_number', { auth, phone })).suppressed;
  await closeRepLeads(page, auth);
  await addLead(page, auth, phone);
  await haveSession(page, site, site.manager);
  await page.goto(`${DESK}?view=numbers`);

  await test.step('a mistyped number is refused', async () => {
    await page.getByRole('button', { name: 'Add a number' }).click();
    await fill(page, { phone: '555-0196', reason: 'Letter of Nov 18' });
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await expect(page.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true');
    await expectWellMade(page);
  });

  await test.step('the number is put on the list, and its lead is no longer served', async () => {
    await fill(page, { phone: '+1 407 555 0196' });
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await expect(page.getByText(`${phone} is on the list. 1 lead was closed.`)).toBeVisible();
    expect(await ask(page, 'next_lead', { auth, batch: 'rep-leads' })).toMatchObject({ lead: null });
    expect(await isSuppressed()).toBe(true);
  });

  await test.step('the number is found in another format, and taken off after a second question', async () => {
    await page.getByRole('searchbox', { name: 'Find a number' }).fill('407 555-0196');
    await page.getByRole('button', { name: 'Find' }).click();
    const number = page.getByRole('article', { name: phone });
    await expect(number).toContainText(site.manager.email);
    await number.getByRole('button', { name: `Remove ${phone}` }).click();
    await expectWellMade(page);
    await number.getByRole('button', { name: 'Yes, take it off' }).click();
    await expect(page.getByText(`${phone} is off the list.`, { exact: false })).toBeVisible();
    await expect(number).toHaveCount(0);
    expect(await isSuppressed()).toBe(false);
  });
});

test('an account that a manager blocks is signed out everywhere, and its PIN no longer signs in', {
  tag: '@nightly',
}, async ({ page, site, anotherDevice }) => {
  const account = await anAccount(page, site, 'Blake');
  const device = await anotherDevice();
  await haveSession(device, site, account);
  await device.goto('/rep-access/hub');
  await expect(device.getByText('Website bookings')).toBeVisible();

  await haveSession(page, site, site.manager);
  await page.goto(`${DESK}?view=reps`);
  await expect(page.getByRole('article').filter({ hasText: site.manager.email })).toContainText('You');
  const rep = page.getByRole('article', { name: 'Blake' });
  await expect(rep).toContainText(account.email);
  await rep.getByRole('button', { name: 'Block Blake' }).click();
  await expectWellMade(page);
  await rep.getByRole('button', { name: 'Yes, block' }).click();
  await expect(page.getByText('Blake is blocked and signed out everywhere.')).toBeVisible();
  const blocked = page.getByRole('region', { name: 'Blocked or Denied' });
  await blocked.getByRole('button', { name: 'Activity of Blake' }).click();
  await expect(blocked.getByText('Account blocked')).toBeVisible();
  await expectWellMade(page);

  await device.reload();
  await expect(device).toHaveURL(/\/rep-access$/);
  await typeAccount(device, account);
  await expect(device.getByRole('alert')).toContainText('Your access to the rep area has ended.');
});
