import type { Page } from '@playwright/test';
import { signInAs, typeAccount } from './support/accounts.ts';
import { expectFields, fill } from './support/controls.ts';
import { expect, test } from './support/test.ts';
import { expectWellMade } from './support/well-made.ts';

const profile = {
  name: 'Dana D. Demo',
  email: 'dana@home.example',
  phone: '(321) 555-0181',
  address: '5 Ibis Street, Titusville',
  territory: 'North Brevard 🌀',
};

const PREFERENCES = {
  newLeads: true,
  leadUpdates: true,
  appointments: true,
  deadlines: true,
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: /^Save (Profile|Settings)$/ });

/** What leaves this page from now on, but for its own files. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/')) calls.push(request.url());
  });
  return calls;
}

/** Fills this site's storage to the last character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = size > 1 ? size / 2 : 0) {
      try {
        for (let piece = 0; ; piece += 1) localStorage.setItem(`full-${size}-${piece}`, 'x'.repeat(size));
      } catch {
        // No more of this size.
      }
    }
  });

test('the profile is kept in this browser alone, and is there the next time', async ({ page, site }) => {
  await signInAs(page, site.demoRep);
  await page.getByRole('link', { name: /^Profile/ }).click();
  await expect(heading(page)).toHaveText('Profile Settings');
  await expectFields(page, {
    name: 'Dana Demo',
    email: site.demoRep.email,
    phone: '',
    address: '',
    territory: '',
  });
  await expectWellMade(page);
  const calls = watchCalls(page);
  await fill(page, profile);
  await save(page).click();
  await expect(page.getByText('Profile Updated')).toBeVisible();
  await expectWellMade(page);
  await page.reload();
  await expectFields(page, profile);
  expect(calls).toEqual([]);
  const stored = await page.evaluate(() => localStorage.getItem('repProfile'));
  expect(JSON.parse(stored ?? '')).toEqual(profile);
});

test('the notification settings begin as they should, and are kept in this browser alone', async ({
  page,
  site,
}) => {
  await signInAs(page, site.demoRep);
  await page.goto('/rep-access/notifications');
  for (const [name, on] of Object.entries(PREFERENCES)) {
    await expect(page.locator(`[name=${name}]`)).toBeChecked({ checked: on });
  }
  await expectWellMade(page);
  const calls = watchCalls(page);
  await page.getByRole('checkbox', { name: 'Text message' }).check();
  await page.getByRole('checkbox', { name: 'Push' }).uncheck();
  await save(page).click();
  await expect(page.getByText('Settings Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Text message' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Push' })).not.toBeChecked();
  const stored = await page.evaluate(() => localStorage.getItem('repNotifications'));
  expect(JSON.parse(stored ?? '')).toEqual({
    ...PREFERENCES,
    smsNotifications: true,
    pushNotifications: false,
  });
  expect(calls).toEqual([]);
});

test('nonsense in the storage is taken for nothing stored', async ({ page, site }) => {
  await signInAs(page, site.demoRep);
  await page.evaluate(() => {
    localStorage.setItem('repProfile', '{"name":7,"territory":["x"]');
    localStorage.setItem('repNotifications', '{"newLeads":"no","smsNotifications":1}');
  });
  await page.goto('/rep-access/profile');
  await expectFields(page, { name: 'Dana Demo', territory: '' });
  await page.goto('/rep-access/notifications');
  await expect(page.locator('[name=newLeads]')).toBeChecked();
  await expect(page.locator('[name=smsNotifications]')).not.toBeChecked();
});

test('the sample notifications can all be marked as read', async ({ page, site }) => {
  await signInAs(page, site.demoRep);
  await page.goto('/rep-access/notifications');
  await expect(page.getByText('Unread')).toHaveCount(5);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Unread')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  await expectWellMade(page);
});

const FAILURES = [
  ['/rep-access/profile', 'Failed to save profile information.', 'Profile Updated'],
  ['/rep-access/notifications', 'Failed to save notification settings.', 'Settings Saved'],
] as const;

for (const [path, failed, saved] of FAILURES) {
  test(`${path} with a full storage says that it failed, and saves once there is room`, async ({
    page,
    site,
  }) => {
    await signInAs(page, site.demoRep);
    await page.goto(path);
    await fillStorage(page);
    const words = page.locator('[name=territory], [name=smsNotifications]');
    if (path.endsWith('profile')) await words.fill('Mims and Scottsmoor');
    else await words.check();
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(failed);
    await expect(page.getByRole('alert')).toContainText('its storage is full');
    await expectWellMade(page);
    if (path.endsWith('profile')) await expect(words).toHaveValue('Mims and Scottsmoor');
    else await expect(words).toBeChecked();

    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('full-')) localStorage.removeItem(key);
    });
    await save(page).click();
    await expect(page.getByText(saved)).toBeVisible();
  });
}

test('a browser that blocks storage signs in for this tab, says so, and fails to save with a message', async ({
  page,
  site,
}) => {
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
  await expect(page.getByText(/You are signed in for this tab only/)).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('link', { name: /^Profile/ }).click();
  await expect(heading(page)).toHaveText('Profile Settings');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to save profile information.');
  await page.getByRole('link', { name: /^Notification Settings/ }).click();
  // Both pages have such a button: the one before must not take the click.
  await expect(heading(page)).toHaveText('Notification Settings');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to save notification settings.');
  await page.getByRole('link', { name: 'Profile Settings' }).click();
  await page.getByRole('link', { name: 'Rep Hub' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^New Lead/ })
    .click();
  await fill(page, { firstName: 'Kept', lastName: 'In memory' });
  await page.getByRole('link', { name: 'Rep Hub' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^New Lead/ })
    .click();
  await expectFields(page, { firstName: 'Kept', lastName: 'In memory' });
});

test('the link demonstration follows its rules, on its samples and on what is typed', async ({ page }) => {
  await page.goto('/rep-access/extensions');
  await expect(page.getByRole('list').filter({ hasText: 'utm_' }).first()).toBeVisible();
  await expectWellMade(page);
  const links = page.getByRole('textbox', { name: /links/i });
  await links.fill(
    [
      'HTTPS://Example.COM/Roof/?utm_source=mail&b=2&fbclid=7',
      'https://example.com/Roof?b=2',
      'https://example.com/',
      'https://example.com/roof?b=2&gclid=1&igshid=2',
      'https://example.com/Roof/?b=2&utm_term=x#part',
    ].join('\n'),
  );
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('listitem')).toHaveCount(5);
  await expect(result.getByRole('deletion')).toHaveCount(1);
  await expect(result.getByRole('listitem').nth(0)).toContainText('https://example.com/Roof?b=2');
  await expect(result.getByRole('listitem').nth(2)).toContainText('https://example.com/');
  await expect(result.getByRole('listitem').nth(3)).toContainText('https://example.com/roof?b=2');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(result.getByRole('listitem')).toHaveCount(0);
  await expect(links).toHaveValue('');
});
