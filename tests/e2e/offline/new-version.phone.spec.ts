import type { BrowserContext } from '@playwright/test';
import { PHOTO_INPUT } from '#words/company/photo-input.ts';
import { LOSS_CALENDAR } from '#words/pages/booking.ts';
import { openWithCopy } from '../support/offline-copy.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { haveSession } from '../support/people/accounts.ts';
import { details, readyToBook, submit } from '../support/people/homeowner.ts';
import { openSite } from '../support/site/site.ts';
import { type Deployment, withDeployment } from '../support/site/two-versions.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<{ deployment: Deployment }>({
  deployment: ({ browserName: _ }, use) => withDeployment(use),
  site: async ({ deployment }, use) => {
    const { site, close } = await openSite(deployment.folder);
    await use(site);
    await close();
  },
});

/**
 * Watches the service workers from a page without one: a page of the site that opens too soon keeps the old
 * version in charge.
 */
async function watchTakeover(context: BrowserContext): Promise<() => Promise<void>> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const states = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  return async () => {
    await expect.poll(() => [...states.values()].sort()).toEqual(['activated', 'redundant']);
    await blank.close();
  };
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

    const takenOver = await watchTakeover(context);
    await page.close();
    await next.close();
    await takenOver();
    const later = await context.newPage();
    await later.goto('/about');
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
  // A part that nobody has asked for comes too late: that loads no page again under the visitor's hand.
  let goOn = () => {};
  const isDeployed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/assets/call-link-overlap-*.js', (route) => isDeployed.then(() => route.fallback()));
  const lost = page.waitForResponse('**/assets/call-link-overlap-*.js');
  await openAlive(page, '/contact');
  await deployment.deploy('new');
  goOn();
  expect((await lost).status()).toBe(404);
  await page.getByRole('navigation', { name: 'Quick Links' }).locator('summary').click();
  await page.getByRole('link', { name: 'Service Areas' }).click();
  await expect(page).toHaveURL(/\/service-area$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(app)).toBeAttached();
});

test('without a copy, a booking form whose files are gone loads the new version by itself, with what was typed, and books', async ({
  page,
  deployment,
  faults,
}) => {
  faults.expect(/404|loss-calendar/);
  await readyToBook(page);
  await deployment.deploy('new');
  await page.getByRole('button', { name: LOSS_CALENDAR.open }).click();
  await expect(page.locator(app)).toBeAttached();
  for (const name of ['notes', 'policyNumber', 'insuranceCarrier'])
    await expect(page.locator(`[name=${name}]`)).toHaveValue(details[name] ?? '');
  await page.locator('[name=ownerConfirmed]').check();
  await submit(page).click();
  await expect(page.getByText('Inspection booking submitted successfully!')).toBeVisible();
});

test('a booking form that cannot take the chosen photos says so, and does not reload without them', async ({
  page,
  deployment,
  faults,
}) => {
  faults.expect(/404|draft-photos/);
  await readyToBook(page);
  await deployment.deploy('new');
  // What would ask whether there is a newer page.
  const asked: string[] = [];
  const path = new URL(page.url()).pathname;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked.push(request.url());
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'roof.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('a photo'),
  });
  await expect(page.getByText(PHOTO_INPUT.failed)).toBeVisible();
  expect(asked).toEqual([]);
});

test('a page that a cache answers with after its files are gone reloads once, and not again when the cache does so again', async ({
  page,
  site,
  deployment,
  faults,
}) => {
  faults.expect(/404|Failed to fetch|print-/);
  const old = await (await fetch(`${site.url}/contact`)).text();
  await deployment.deploy('new');
  const answers = [old, old];
  await page.route('**/contact', (route) => {
    const body = route.request().isNavigationRequest() ? answers.pop() : undefined;
    return body ? route.fulfill({ body, contentType: 'text/html' }) : route.fallback();
  });
  await page.goto('/contact');
  await expect.poll(() => answers.length).toBe(0);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  const asked = page.waitForResponse('**/contact');
  await page.getByRole('heading', { level: 1 }).tap();
  await asked;
  await expect(page.locator(app)).not.toBeAttached();
});

test('a part of a page whose file is gone leaves a message and a button that loads the page again', {
  tag: '@nightly',
}, async ({ page, site, faults }) => {
  faults.expect(/404|manage-view/);
  await haveSession(page, site, site.manager);
  await page.route('**/assets/manage-view-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/rep-access/manage?view=numbers');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Do-not-call list' })).toBeVisible();
});
