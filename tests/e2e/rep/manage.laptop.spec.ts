import { fill } from '../support/page/controls.ts';
import { expectWellMade } from '../support/page/well-made.ts';
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

test('the manage page is accessible and fits the screen for a rep, who is refused, and in each view of a manager', async ({
  page,
  site,
}) => {
  await haveSession(page, site, site.demoRep);
  await page.goto(DESK);
  await expect(page.getByText('Only a manager can do this.')).toBeVisible();
  await expectWellMade(page);

  await haveSession(page, site, site.manager);
  await page.goto(DESK);
  await expect(page.getByText('No requests to review')).toBeVisible();
  await expectWellMade(page);
  for (const [part, words] of [
    ['Import', 'Choose a CSV file'],
    ['Export', 'Every lead in a batch as a CSV file'],
    ['Do not call', 'Find a number'],
    ['Reps', 'Everyone with an approved account.'],
    ['Activity', 'Changes to accounts, lists and numbers'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: part }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expectWellMade(page);
  }
});

test('a manager puts a number on the do-not-call list, which closes its lead, finds it there and takes it off', async ({
  page,
  site,
}) => {
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

test('an account that a manager blocks is signed out everywhere, and its PIN no longer signs in', async ({
  page,
  site,
  anotherDevice,
}) => {
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
  await expect(device.getByRole('alert')).toContainText('Your account request was not approved.');
});
