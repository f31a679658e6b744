import type { BrowserContext, Page } from '@playwright/test';
import { waitUntilHydrated } from '../support/page/site-pages.ts';
import { type Deployment, withDeployment } from '../support/site/two-versions.ts';
import { test as base, expect } from '../support/test.ts';
import { isAsset } from './files.ts';
import { type Logged, type LoggedHost, withLoggedHost } from './logged-host.ts';

interface Fixtures {
  deployment: Deployment;
  host: LoggedHost;
}

const test = base.extend<Fixtures>({
  deployment: ({ browserName: _ }, use) => withDeployment(use),
  host: ({ deployment }, use) => withLoggedHost(deployment.folder, use),
});

/** Opens a page in a new tab and waits until nothing more loads. */
async function visit(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  // A route of Playwright would switch the browser's cache off.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['https://*'] });
  await page.goto(address);
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  return page;
}

const documents = (log: readonly Logged[], path: string) => log.filter((each) => each.path === path);

test.beforeEach(async ({ context, faults }) => {
  // The weather service.
  faults.expect(/ERR_BLOCKED_BY_CLIENT/);
  await context.unrouteAll();
});

for (const [path, tag] of [
  ['/', []],
  ['/contact', ['@nightly']],
] as const) {
  const title = `a visitor who comes back to ${path} asks for no file again, and for the document only whether it has changed`;
  test(title, { tag: [...tag] }, async ({ context, host }) => {
    const first = await visit(context, host.url + path);
    await first.close();
    const known = new Set(host.log.map((each) => each.path));
    const before = host.log.length;
    await visit(context, host.url + path);
    const assets = host.log.map((each) => each.path).filter(isAsset);
    expect(assets.length).toBeGreaterThan(3);
    expect(assets.filter((each, index) => assets.indexOf(each) !== index)).toEqual([]);
    expect(documents(host.log, path).map(({ status }) => status)).toEqual([200, 304]);
    // The browser may ask for the icon so late that the first visit is over.
    const others = host.log.slice(before).filter((each) => !isAsset(each.path) && known.has(each.path));
    expect(others.filter(({ status }) => status !== 304)).toEqual([]);
  });
}

test('after a deployment, a visitor with the old version in the cache gets the new document and its files at once', async ({
  context,
  host,
  deployment,
}) => {
  const first = await visit(context, `${host.url}/`);
  await expect(first.locator('[data-app]:not([data-app*="-next.js"])')).toBeAttached();
  await first.close();
  await deployment.deploy('new');
  const before = host.log.length;
  const next = await visit(context, `${host.url}/`);
  await expect(next.locator('[data-app*="-next.js"]')).toBeAttached();
  const asked = host.log.slice(before);
  expect(documents(asked, '/')).toEqual([{ path: '/', status: 200 }]);
  const files = asked.map((each) => each.path).filter((path) => /\.(?:js|css)$/.test(path));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((path) => !path.includes('-next.'))).toEqual([]);
});
