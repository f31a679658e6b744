import type { Page } from '@playwright/test';
import { expectFields, fill } from '../support/page/controls.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { haveSession, typeAccount } from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

const profile = {
  name: 'Dana D. Demo',
  email: 'dana@home.example',
  phone: '(321) 555-0181',
  address: '5 Ibis Street, Titusville',
  territory: 'North Brevard 🌀',
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: /^Save (Profile|Settings)$/ });

const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = size > 1 ? size / 2 : 0) {
      try {
        for (let piece = 0; ; piece += 1) localStorage.setItem(`full-${size}-${piece}`, 'x'.repeat(size));
      } catch {
        // No room for this size.
      }
    }
  });

const emptyStorage = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('full-')) localStorage.removeItem(key);
  });

test('with full storage, saving the profile fails with a message, loses nothing, and works once there is room', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await haveSession(page, site, site.demoRep);
  await page.goto('/rep-access/profile');
  await expectFields(page, { name: 'Dana Demo', email: site.demoRep.email, phone: '', territory: '' });
  await expectWellMade(page);
  await fillStorage(page);
  await fill(page, profile);
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to save profile information.');
  await expect(page.getByRole('alert')).toContainText('its storage is full');
  await expectFields(page, profile);
  await expectWellMade(page);

  await emptyStorage(page);
  await save(page).click();
  await expect(page.getByText('Profile Updated')).toBeVisible();
  await page.reload();
  await expectFields(page, profile);
});

test('with blocked storage, a rep signs in for this tab only, reads that, and gets a message when settings cannot be saved', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/rep-access');
  await typeAccount(page, site.demoRep);
  await expect(page.getByText(/You're signed in for this tab only/)).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('link', { name: /^Profile/ }).click();
  await expect(heading(page)).toHaveText('Profile Settings');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to save profile information.');
  await page.getByRole('link', { name: /^Notification Settings/ }).click();
  // Both pages have a save button; this must not click the previous page's.
  await expect(heading(page)).toHaveText('Notification Settings');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to save notification settings.');
  await expectWellMade(page);
  await page.getByRole('link', { name: 'Profile Settings' }).click();
  const newLead = page.getByRole('main').getByRole('link', { name: /^New Lead/ });
  await page.getByRole('link', { name: 'Rep Hub' }).click();
  await newLead.click();
  await fill(page, { firstName: 'Kept', lastName: 'In memory' });
  await page.getByRole('link', { name: 'Rep Hub' }).click();
  await newLead.click();
  await expectFields(page, { firstName: 'Kept', lastName: 'In memory' });
});
