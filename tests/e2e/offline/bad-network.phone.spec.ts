import { openWithCopy } from '../support/offline-copy.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', data: 'bad-network' });

test('while the host answers with errors, the copy of the page is shown', { tag: '@nightly' }, async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 503/);
  await openWithCopy(page, '/about');
  await page.goto('/melbourne');
  await context.route('**/*', (route) => route.fulfill({ status: 503, body: 'Down for maintenance' }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Melbourne');
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Schedule');
});

test('when the network does not answer for four seconds, the copy of the page is shown', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await openWithCopy(page, '/about');
  await context.route('**/schedule', () => undefined);
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Schedule');
});

test('the browser may install the site', { tag: '@nightly' }, async ({ page, context }) => {
  await openWithCopy(page, '/');
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A test's window is always incognito.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
