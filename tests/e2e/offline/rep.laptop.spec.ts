import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openWithCopy } from '../support/offline-copy.ts';
import { signIn } from '../support/people/rep.ts';
import { BUILT_SITE } from '../support/site/built-site.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', data: 'offline-rep' });

test('once a rep has signed in, the rep area opens without a connection, also on a page that was not opened before', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.expectOffline();
  await openWithCopy(page, '/about');
  await signIn(page, site);
  await test.step('the files of pages that were not opened are stored in the background', async () => {
    const lazy = readdirSync(join(BUILT_SITE, 'assets')).filter((file) =>
      /^(worklist|import-panel)-.*\.js$/.test(file),
    );
    const stored = () =>
      page.evaluate(
        (files) => Promise.all(files.map(async (file) => Boolean(await caches.match(`/assets/${file}`)))),
        lazy,
      );
    await expect.poll(stored).toEqual([true, true]);
  });
  await context.setOffline(true);
  await page.goto('/rep-access/worklist');
  await expect(page.getByRole('heading', { level: 1, name: 'Worklist' })).toBeVisible();
  await expect(page).toHaveTitle(/Worklist/);
  await page.goto('/rep-access/hub');
  await expect(page.getByRole('heading', { level: 1, name: 'Rep Hub' })).toBeVisible();
});

test('no page of the rep area and no answer of the script is stored on the device', async ({
  page,
  site,
}) => {
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
