import { expectFields, fill } from '../support/page/controls.ts';
import { endSession, haveSession, storedSession, typeAccount } from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

test('a lead being typed survives the end of the session, word for word', async ({ page, site }) => {
  await haveSession(page, site, site.demoRep);
  await page.goto('/rep-access/new-lead');
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
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/rep-access$/);
  expect(await storedSession(page)).toBeNull();

  await typeAccount(page, site.demoRep);
  await expect(page).toHaveURL(/\/rep-access\/new-lead$/);
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await expectFields(page, typed);
  await page.getByRole('button', { name: 'Submit Lead' }).click();
  await expect(page.getByText('Lead submitted successfully!')).toBeVisible();
});
