import type { Page } from '@playwright/test';
import { moves } from '../support/page/layout-shifts.ts';
import { holdApp } from '../support/page/site-pages.ts';
import { haveSession } from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

const DARK = 'rgb(8, 21, 34)';

/** The calls of the script that the page has made so far. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api')) calls.push(searchParams.get('action') ?? request.method());
  });
  return calls;
}

/** Opens a page without the app's files. @returns a function that releases them */
async function openBeforeTheApp(page: Page, path: string) {
  const letGo = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  return letGo;
}

test('the hub asks for the batches while the app is loading, once', async ({ page, site }) => {
  await haveSession(page, site, site.demoRep);
  // Its answer says what the script can do, which the next visit knows before the answer.
  await page.goto('/rep-access/hub');
  await expect(page.getByText('Website bookings')).toBeVisible();
  const calls = callsOf(page);
  const letGo = await holdApp(page);
  const answered = page.waitForResponse((answer) => answer.url().includes('action=list_batches'));
  await page.goto('/rep-access/hub', { waitUntil: 'commit' });
  await answered;
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Worklist' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Loading…');
  expect(calls).toEqual(['list_batches']);

  letGo();
  await expect(page.getByText('Website bookings')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(1);
  expect(calls).toEqual(['list_batches']);
  expect(await moves(page)).toEqual([]);
});

test('the keyboard’s focus stays on a link of the frame when the app draws the page', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await haveSession(page, site, site.demoRep);
  const letGo = await openBeforeTheApp(page, '/rep-access/hub');
  const worklist = page.getByRole('navigation').getByRole('link', { name: 'Worklist' });
  await worklist.focus();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rep Hub');
  await expect(worklist).toBeFocused();
});

test('the bar of a page that needs only an email offers what the stored session allows, from the first paint', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const links = page.getByRole('navigation').getByRole('link');
  const signedOut = ['Login', 'Create User', 'New Lead', 'Back to Site'];
  const signedIn = ['Hub', 'Worklist', 'New Lead', 'Back to Site'];
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('repAuth', '{"email":"ada@rep.example"}'));
  const letGo = await openBeforeTheApp(page, '/rep-access/new-lead');
  await expect(links).toHaveText(signedOut);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Lead');
  await expect(links).toHaveText(signedOut);

  await haveSession(page, site, site.demoRep);
  const letGoAgain = await openBeforeTheApp(page, '/rep-access/new-lead');
  await expect(links).toHaveText(signedIn);
  letGoAgain();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Lead');
  await expect(links).toHaveText(signedIn);
});

test('a page behind the login shows its frame and calls nothing while it is not known who comes', async ({
  page,
}) => {
  const calls = callsOf(page);
  const letGo = await openBeforeTheApp(page, '/rep-access/worklist');
  await expect(page.getByRole('status')).toHaveText('Loading…');
  letGo();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('the login says from the first paint that somebody is signed in, and nothing moves when it says who', async ({
  page,
  site,
}) => {
  await haveSession(page, site, site.demoRep);
  const letGo = await openBeforeTheApp(page, '/rep-access');
  await expect(page.getByRole('link', { name: 'Continue to Rep Hub' })).toBeVisible();
  letGo();
  await expect(page.getByText(/You are signed in as \w/)).toBeVisible();
  expect(await moves(page)).toEqual([]);
});

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  for (const [path, tag] of [
    ['/rep-access', ['@nightly']],
    ['/rep-access/hub', []],
  ] as const) {
    test(`${path} is dark from the first paint`, { tag: [...tag] }, async ({ page, site }) => {
      await haveSession(page, site, site.demoRep);
      const letGo = await openBeforeTheApp(page, path);
      await expect(page.getByRole('navigation')).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', DARK);
      letGo();
      await page.getByRole('link', { name: 'New Lead' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Lead');
      await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    });
  }
});
