import type { Page } from '@playwright/test';
import { ask, endSession, signInAs, storedSession, typeAccount } from './support/accounts.ts';
import { expectFields, fill } from './support/controls.ts';
import { leadName, work } from './support/rep.ts';
import { expect, test } from './support/test.ts';

const EXPIRED = 'Your session has expired. Please sign in again.';

async function expectLogin(page: Page): Promise<void> {
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(page).toHaveURL(/\/rep-access$/);
  expect(await storedSession(page)).toBeNull();
}

const places = [
  '/rep-access/hub',
  '/rep-access/worklist?batch=palm-bay-squall-line',
  '/rep-access/manage',
  '/rep-access/manage?view=numbers',
  '/rep-access/manage?view=export',
  '/rep-access/manage?view=import',
];

for (const place of places) {
  test(`a session that has ended on ${place} leads to the login, and the next one back there`, async ({
    page,
    site,
  }) => {
    await signInAs(page, site.manager);
    await endSession(page);
    await page.goto(place);
    await expectLogin(page);
    await typeAccount(page, site.manager);
    await expect(page).toHaveURL(site.url + place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(EXPIRED)).toHaveCount(0);
  });
}

test('a decision about an account finds the session ended: login, and back to the request', async ({
  page,
  site,
}) => {
  await ask(page, 'request_user_approval', {
    email: 'ella@reps.example',
    name: 'Ella Waits',
    phone: '321 555 0163',
    pin: '482913',
  });
  await signInAs(page, site.manager);
  const batches = page.waitForResponse(/action=list_batches/);
  await page.goto('/rep-access/manage');
  await batches;
  const request = page.getByRole('article', { name: 'Ella Waits' });
  await request.getByRole('button', { name: 'Deny' }).click();
  await endSession(page);
  await request.getByRole('button', { name: 'Yes, deny' }).click();
  await expectLogin(page);
  await typeAccount(page, site.manager);
  await expect(request).toBeVisible();
});

test('a lead being typed survives the end of the session, word for word', async ({ page, site }) => {
  await signInAs(page, site.demoRep);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^New Lead/ })
    .click();
  const typed = {
    firstName: 'Ines',
    lastName: 'O’Hara',
    phone: '(407) 555-0164',
    address: '7 Pelican Way',
    city: 'Melbourne',
    zip: '32901',
    dateOfLoss: '2026-10-09',
    previousClaims: 'Yes',
    notes: 'Ring twice.\nDog 🐕 in the yard.',
  };
  await fill(page, typed);
  await endSession(page);
  await page.getByRole('button', { name: 'Submit Lead' }).click();
  await expectLogin(page);

  await typeAccount(page, site.demoRep);
  await expect(page).toHaveURL(/\/rep-access\/new-lead$/);
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await expectFields(page, typed);
  await page.getByRole('button', { name: 'Submit Lead' }).click();
  await expect(page.getByText('Lead submitted successfully!')).toBeVisible();
});

test('another rep who signs in next in the same tab sees none of what was typed', async ({ page, site }) => {
  await signInAs(page, site.demoRep);
  await page.goto('/rep-access/new-lead');
  await fill(page, {
    firstName: 'Private',
    notes: 'For one rep only',
    lastName: 'Lead',
    phone: '4075550165',
    address: '1',
    city: 'Cocoa',
    zip: '32922',
  });
  await endSession(page);
  await page.getByRole('button', { name: 'Submit Lead' }).click();
  await expectLogin(page);
  await typeAccount(page, site.manager);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Lead');
  await expectFields(page, { firstName: '', lastName: '', notes: '', state: 'FL' });
});

test('notes on a lead survive the end of the session, on the lead they belong to', async ({ page, site }) => {
  await signInAs(page, site.demoRep);
  await work(page, 'Palm Bay squall line');
  const name = await leadName(page).innerText();
  await fill(page, { status: 'Attempted', notes: 'No answer; the tarp next door is ours.' });
  await endSession(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectLogin(page);
  await typeAccount(page, site.demoRep);
  await expect(page).toHaveURL(/\/rep-access\/worklist\?batch=/);
  await expect(leadName(page)).toHaveText(name);
  await expectFields(page, { status: 'Attempted', notes: 'No answer; the tarp next door is ours.' });
});
