import { openWithCopy } from '../support/offline-copy.ts';
import { expect, test } from '../support/worklist.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test('a new lead shows a notification while another window is in front, and a click on it opens the hub', {
  tag: '@nightly',
}, async ({ page, context, queue }) => {
  await page.addInitScript(() => {
    const interval = window.setInterval.bind(window);
    const inSeconds = (act: () => void, ms = 0) => interval(act, ms === 60_000 ? 1_000 : ms);
    Object.defineProperty(window, 'setInterval', { value: inSeconds });
    Document.prototype.hasFocus = () => false;
  });
  await openWithCopy(page, '/rep-access/hub');
  await page.getByRole('button', { name: 'Turn on' }).tap();
  await page.getByRole('navigation').getByRole('link', { name: 'New Lead' }).tap();
  await expect(page.getByRole('heading', { name: 'Add New Lead' })).toBeVisible();
  const asked = () => page.evaluate(() => localStorage.getItem('repLeadNews'));
  await expect.poll(asked).not.toBeNull();

  await queue.put({ source: 'request', createdAt: '2026-11-20T15:00:00.000Z' });
  await expect(page).toHaveTitle(/^\(\d+\) New lead · /);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  await expect.poll(shown).toEqual([expect.stringMatching(/^New lead from the website/)]);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    // The types of a page lack what a service worker has.
    const scope: { registration?: ServiceWorkerRegistration } = globalThis as object;
    const [notification] = (await scope.registration?.getNotifications()) ?? [];
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }));
  });
  await expect(page.getByRole('heading', { name: 'Rep Hub' })).toBeVisible();
  await expect.poll(shown).toEqual([]);
});
