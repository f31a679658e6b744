import { openWithCopy, waitForRepFiles } from '../support/offline-copy.ts';
import { signIn } from '../support/people/rep.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', data: 'offline-rep' });

test('once a rep has signed in, the rep area opens without a connection, also on a page that was not opened before', {
  tag: '@nightly',
}, async ({ page, context, site, faults }) => {
  faults.expectOffline();
  await openWithCopy(page, '/about');
  await signIn(page, site);
  await test.step('the files of pages that were not opened are stored in the background', async () => {
    await waitForRepFiles(page);
  });
  await context.setOffline(true);
  await page.goto('/rep-access/worklist');
  await expect(page.getByRole('heading', { level: 1, name: 'Worklist' })).toBeVisible();
  await expect(page).toHaveTitle(/Worklist/);
  await page.goto('/rep-access/hub');
  await expect(page.getByRole('heading', { level: 1, name: 'Rep Hub' })).toBeVisible();
});

test('a rep who looks at a Spanish page keeps the copy of the rep area', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.expectOffline();
  await openWithCopy(page, '/about');
  await signIn(page, site);
  await waitForRepFiles(page);
  await openWithCopy(page, '/es');
  // Its own worker takes over once it has its files.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('-es.js'));
  await waitForRepFiles(page);
  await context.setOffline(true);
  await page.goto('/rep-access/hub');
  await expect(page.getByRole('heading', { level: 1, name: 'Rep Hub' })).toBeVisible();
});

test('no page of the rep area and no answer of the script is stored on the device', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await openWithCopy(page, '/about');
  await signIn(page, site);
  await page.goto('/rep-access/hub');
  await expect(page.getByRole('heading', { level: 1, name: 'Rep Hub' })).toBeVisible();
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/about');
  expect(stored.filter((path) => /^\/(rep-|api)/.test(path))).toEqual([]);
});
