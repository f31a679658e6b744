import { addLead, anAccount, ask, sessionOf, signInAs, typeAccount } from './support/accounts.ts';
import { fill } from './support/controls.ts';
import { expect, test } from './support/test.ts';
import { expectWellMade } from './support/well-made.ts';

// Its own data: it closes numbers and blocks accounts.
test.use({ data: 'rep-manage' });

const DESK = '/rep-access/manage';

test('a rep is refused by the page, and by the script whatever the page believes', async ({ page, site }) => {
  await signInAs(page, site.demoRep);
  await page.goto(DESK);
  await expect(page.getByText('Only a manager can do this.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Manage' })).toHaveCount(0);
  await expectWellMade(page);

  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('repAuth') ?? '{}');
    localStorage.setItem('repAuth', JSON.stringify({ ...stored, role: 'manager' }));
  });
  const failures = {
    requests: 'Failed to load requests',
    reps: 'Failed to load the accounts',
    numbers: 'Failed to load the list',
  };
  for (const [view, failed] of Object.entries(failures)) {
    await page.goto(`${DESK}?view=${view}`);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByText('Only a manager can do this.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  }
  await page.goto(`${DESK}?view=export`);
  await page.getByRole('combobox', { name: 'Batch' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(page.getByText('Failed to export the batch')).toBeVisible();

  await page.goto(`${DESK}?view=import`);
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Phone\nSly Fox,(407) 555-0199\n'),
  });
  await page.getByRole('button', { name: 'Add 1 lead' }).click();
  await expect(page.getByText('The import came to a halt')).toBeVisible();
  await expect(page.getByText('Only a manager can do this.')).toBeVisible();
  const auth = await sessionOf(page, site.demoRep);
  expect(await ask(page, 'lookup_number', { auth, phone: '(407) 555-0199' })).toMatchObject({ leads: [] });
});

test('the empty desk of a manager is well made in each of its parts', async ({ page, site }) => {
  await signInAs(page, site.manager);
  await page.goto(DESK);
  await expect(page.getByText('No requests are waiting')).toBeVisible();
  await expectWellMade(page);
  for (const [part, words] of [
    ['Import', 'Choose a CSV file'],
    ['Export', 'All leads of a batch as a CSV file'],
    ['Do not call', 'Find a number'],
    ['Reps', 'Everybody whose account was approved.'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: part }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expectWellMade(page);
  }
});

test('a number is found on the do-not-call list and taken off it, and its lead is called again', async ({
  page,
  site,
}) => {
  const auth = await sessionOf(page, site.demoRep);
  await addLead(page, auth, '(407) 555-0195', 'DO NOT CALL');
  await signInAs(page, site.manager);
  await page.goto(`${DESK}?view=numbers`);
  await page.getByRole('searchbox', { name: 'Find a number' }).fill('407 555-0195');
  await page.getByRole('button', { name: 'Find' }).click();
  const number = page.getByRole('article', { name: '(407) 555-0195' });
  await expect(number).toContainText(site.demoRep.email);
  await number.getByRole('button', { name: 'Lift (407) 555-0195' }).click();
  await expectWellMade(page);
  await number.getByRole('button', { name: 'Yes, take it off' }).click();
  await expect(page.getByText(/^\(407\) 555-0195 is off the list\./)).toBeVisible();
  await expect(number).toHaveCount(0);
  expect(await ask(page, 'lookup_number', { auth, phone: '4075550195' })).toMatchObject({
    suppressed: false,
  });
});

test('a number is put on the do-not-call list by hand, and its lead is served no more', async ({
  page,
  site,
}) => {
  const auth = await sessionOf(page, site.demoRep);
  await addLead(page, auth, '(407) 555-0196');
  await signInAs(page, site.manager);
  await page.goto(`${DESK}?view=numbers`);
  await page.getByRole('button', { name: 'Add a number' }).click();
  await fill(page, { phone: '555-0196', reason: 'Letter of Nov 18' });
  await page.getByRole('button', { name: 'Put on the list' }).click();
  await expect(page.locator('[name=phone]')).toHaveAccessibleDescription(
    'Please enter the whole number, area code first',
  );
  await expect(page.locator('[name=reason]')).toHaveValue('Letter of Nov 18');
  await expectWellMade(page);

  await fill(page, { phone: '+1 407 555 0196' });
  await page.getByRole('button', { name: 'Put on the list' }).click();
  await expect(page.getByText('(407) 555-0196 is on the list. 1 lead was closed.')).toBeVisible();
  await expect(page.getByRole('article', { name: '(407) 555-0196' })).toContainText(site.manager.email);
  await expectWellMade(page);
  expect(await ask(page, 'next_lead', { auth, batch: 'rep-leads' })).toMatchObject({ lead: null });
  expect(await ask(page, 'lookup_number', { auth, phone: '4075550196' })).toMatchObject({ suppressed: true });
});

test('an account is signed out everywhere and blocked, and its PIN lets nobody in', async ({
  page,
  site,
  anotherDevice,
}) => {
  const account = await anAccount(page, site, 'Blake');
  const device = await anotherDevice();
  await signInAs(device, account);

  await signInAs(page, site.manager);
  await page.goto(`${DESK}?view=reps`);
  await expect(page.getByRole('article').filter({ hasText: site.manager.email })).toContainText('You');
  const rep = page.getByRole('article', { name: 'Blake' });
  await expect(rep).toContainText(account.email);
  await rep.getByRole('button', { name: 'Block Blake' }).click();
  await expectWellMade(page);
  await rep.getByRole('button', { name: 'Yes, sign out and block' }).click();
  await expect(page.getByText('Blake is signed out everywhere and may not sign in any more.')).toBeVisible();
  await expect(rep).toHaveCount(0);

  await device.reload();
  await expect(device).toHaveURL(/\/rep-access$/);
  await typeAccount(device, account);
  await expect(device.getByRole('alert')).toContainText('Your account request was not approved.');
});
