import type { Page } from '@playwright/test';
import { ask, mailTo, sessionOf, signInAs, typeAccount } from './support/accounts.ts';
import { fill } from './support/controls.ts';
import { expect, test } from './support/test.ts';
import { expectWellMade } from './support/well-made.ts';

const SENT = "Request sent. You'll get an email once approved. Redirecting...";

async function askForAccount(
  page: Page,
  name: string,
  pin = '482913',
): Promise<{ email: string; pin: string }> {
  const email = `${name.toLowerCase()}@reps.example`;
  await page.goto('/rep-access/create-user');
  await fill(page, { name: `${name} Rivers`, email, phone: '(321) 555-0161', pin });
  await page.getByRole('button', { name: 'Request Account' }).click();
  return { email, pin };
}

test('a request is approved by a manager, mailed, and signs the new rep in', async ({
  page,
  site,
  anotherDevice,
}) => {
  const account = await askForAccount(page, 'Nora');
  await expect(page.getByText(SENT)).toBeVisible();
  await expectWellMade(page);

  await test.step('the page goes to the login by itself, where the PIN does not count yet', async () => {
    await expect(page).toHaveURL(/\/rep-access$/);
    await typeAccount(page, account);
    await expect(page.getByRole('alert')).toContainText('Your account request is waiting for approval.');
  });

  await test.step('the company is told by mail where to decide', async () => {
    const mail = await mailTo(page, account.email, 'New account request for the rep area');
    expect(mail).toContain('Nora Rivers');
    expect(mail).toContain('/rep-access/manage');
  });

  await test.step('a manager finds it from the hub and approves it', async () => {
    const desk = await anotherDevice();
    await signInAs(desk, site.manager);
    const manage = desk.getByRole('link', { name: /^Manage/ });
    await expect(manage).toContainText(/Account requests waiting: \d+$/);
    await expectWellMade(desk);
    await manage.click();
    const request = desk.getByRole('article', { name: 'Nora Rivers' });
    await expect(request).toContainText(account.email);
    await request.getByRole('button', { name: 'Approve as rep' }).click();
    await request.getByRole('button', { name: 'Yes, approve' }).click();
    await expect(desk.getByText('Nora Rivers can sign in as a rep now.')).toBeVisible();
    await expect(request).toHaveCount(0);
  });

  await test.step('the new rep is told by mail, and signs in', async () => {
    const mail = await mailTo(page, account.email, 'Your rep account is ready');
    expect(mail).toContain('Hello Nora Rivers');
    await typeAccount(page, account);
    await expect(page).toHaveURL(/\/rep-access\/hub$/);
    await expect(page.getByText('Nora Rivers')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Manage/ })).toHaveCount(0);
  });
});

test('a request that is denied is mailed as such, and the PIN stays without effect', async ({
  page,
  site,
  anotherDevice,
}) => {
  const account = await askForAccount(page, 'Dean');
  await expect(page.getByText(SENT)).toBeVisible();

  const desk = await anotherDevice();
  await signInAs(desk, site.manager);
  await desk.goto('/rep-access/manage');
  const request = desk.getByRole('article', { name: 'Dean Rivers' });
  await request.getByRole('button', { name: 'Deny' }).click();
  await expect(request.getByText('Deny Dean Rivers? They get an email, and may ask again.')).toBeVisible();
  await request.getByRole('button', { name: 'Yes, deny' }).click();
  await expect(desk.getByText('The request of Dean Rivers was denied.')).toBeVisible();

  expect(await mailTo(page, account.email, 'Your rep account request')).toContain('was not approved');
  await page.goto('/rep-access');
  await typeAccount(page, account);
  await expect(page.getByRole('alert')).toContainText('Your account request was not approved.');

  await askForAccount(page, 'Dean');
  await expect(page.getByText(SENT)).toBeVisible();
});

test('a second request looks like the first to whoever makes it, and changes nothing; the owner gets a mail', async ({
  page,
  site,
}) => {
  const first = await askForAccount(page, 'Dora');
  await expect(page.getByText(SENT)).toBeVisible();
  const second = await askForAccount(page, 'Dora', '739146');
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await mailTo(page, first.email, 'Your rep account')).toContain('the PIN you chose with it counts');

  const auth = await sessionOf(page, site.manager);
  await ask(page, 'decide_request', { auth, email: first.email, decision: 'approve', role: 'rep' });
  await page.goto('/rep-access');
  await typeAccount(page, second);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await typeAccount(page, first);
  await expect(page).toHaveURL(/\/rep-access\/hub$/);
});

test('a request for an email that has an account says nothing of it, but its owner is told', async ({
  page,
  site,
}) => {
  await page.goto('/rep-access/create-user');
  await fill(page, { name: 'Stranger', email: site.demoRep.email.toUpperCase(), phone: '1', pin: '739146' });
  await expect(page.locator('[name=email]')).toHaveValue(site.demoRep.email);
  await page.getByRole('button', { name: 'Request Account' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await mailTo(page, site.demoRep.email, 'Your rep account')).toContain(
    'You have an account already.',
  );
  await sessionOf(page, site.demoRep);
});

test('what is missing or wrong is said before anything is sent', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/rep-access/create-user');
  const send = page.getByRole('button', { name: 'Request Account' });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('All fields are required');
  await expect(page.locator('[name=name]')).toBeFocused();
  await expectWellMade(page);

  await fill(page, { name: 'Wrong', email: 'wrong@reps.example', phone: '(321) 555-0162', pin: '48a' });
  await send.click();
  await expect(page.locator('[name=pin]')).toHaveAccessibleDescription(/^PIN must be 4–6 digits\./);
  await expect(page.locator('[name=pin]')).toBeFocused();
  await fill(page, { email: 'wrong', pin: '4829' });
  await send.click();
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  expect(posts).toEqual([]);

  await fill(page, { email: 'wrong@reps.example', pin: '1234' });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Error: Please choose a PIN that is harder to guess.');
});
