import type { BrowserContext, Page } from '@playwright/test';
import { openWithCopy } from '../support/offline-copy.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { haveSession } from '../support/people/accounts.ts';
import { readyToBook, submit } from '../support/people/homeowner.ts';
import { withSite } from '../support/site/site.ts';
import { type Deployment, withDeployment } from '../support/site/two-versions.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, { deployment: Deployment }>({
  deployment: [({ browserName: _ }, use) => withDeployment(use), { scope: 'worker' }],
  site: [({ deployment }, use) => withSite(use, deployment.folder), { scope: 'worker' }],
});

/** The new copy takes over when no page of the old version is open. */
async function openControlledByNew(context: BrowserContext): Promise<Page> {
  const opened: Page[] = [];
  await expect(async () => {
    const page = await context.newPage();
    opened.push(page);
    await page.goto('/about');
    const isOld = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    if (isOld) await page.close();
    expect(isOld).toBe(false);
    // A page that opens too soon keeps the old version alive.
  }).toPass({ intervals: [1_000, 2_000, 4_000] });
  const page = opened.at(-1);
  if (!page) throw new Error('No page was opened.');
  return page;
}

const app = '[data-app*="-next.js"]';

test.describe('on a device with a copy of the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a tab that is open during a deployment books with its own files; the next page is of the new version, and then the copy', async ({
    page,
    context,
    deployment,
    faults,
  }) => {
    faults.expectOffline();
    await deployment.deploy('old');
    await openWithCopy(page, '/about');
    await readyToBook(page);
    await deployment.deploy('new');
    await submit(page).click();
    await expect(page.getByText('Inspection booking submitted successfully!')).toBeVisible();

    const next = await context.newPage();
    await next.goto('/melbourne');
    await expect(next.locator(app)).toBeAttached();
    const isNewCopyReady = () =>
      next.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect.poll(isNewCopyReady).toBe(true);

    await page.close();
    await next.close();
    const later = await openControlledByNew(context);
    await context.setOffline(true);
    await later.goto('/palm-bay');
    await expect(later.getByRole('heading', { level: 1 })).toContainText('Palm Bay');
    await expect(later.locator(app)).toBeAttached();
  });
});

test('without a copy, a link to a page whose file is gone opens the page of the new version', async ({
  page,
  deployment,
  faults,
}) => {
  faults.expect(/404|assets/);
  await deployment.deploy('old');
  await openAlive(page, '/contact');
  await deployment.deploy('new');
  await page.getByRole('navigation', { name: 'Quick Links' }).locator('summary').click();
  await page.getByRole('link', { name: 'Service Areas' }).click();
  await expect(page).toHaveURL(/\/service-area$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(app)).toBeAttached();
});

test('a part of a page whose file is gone leaves a message and a button that loads the page again', {
  tag: '@nightly',
}, async ({ page, site, deployment, faults }) => {
  faults.expect(/404|manage-view/);
  await deployment.deploy('old');
  await haveSession(page, site, site.manager);
  await page.route('**/assets/manage-view-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/rep-access/manage?view=numbers');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Do-not-call list' })).toBeVisible();
});
