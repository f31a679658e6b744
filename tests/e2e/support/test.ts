import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { setPageClock } from './clock.ts';
import { openDevice } from './device.ts';
import { keepAtHome, listen, PageFaults } from './page/guarded-page.ts';
import { type Site, withSite } from './site/site.ts';

interface TestFixtures {
  /** What the pages of this test did that no visitor should meet; fails the test unless it was expected. */
  faults: PageFaults;
  /** Nothing to ask for: what time it is in the test's own pages. */
  clock: null;
  /** Opens a page on another device, which is at the same moment. The test's end closes it. */
  anotherDevice: () => Promise<Page>;
}

interface WorkerFixtures {
  /** Names the data a file works on; a file with a name of its own gets a site of its own. */
  data: string;
  site: Site;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  data: ['shared', { option: true, scope: 'worker' }],

  // Playwright finds a fixture's needs by the names in this pattern.
  site: [({ data: _ }, use) => withSite(use), { scope: 'worker', timeout: 120_000 }],

  baseURL: ({ site }, use) => use(site.url),

  faults: [
    async ({ context, site }, use) => {
      const faults = new PageFaults();
      await keepAtHome(context, site.url, faults);
      context.on('page', (page) => listen(page, faults));
      await use(faults);
      test.expect(faults.unexpected(), 'faults no visitor should meet').toEqual([]);
    },
    { auto: true },
  ],

  clock: [
    async ({ context, site }, use) => {
      await setPageClock(context, site.ahead);
      await use(null);
    },
    { auto: true },
  ],

  anotherDevice: async ({ browser, site, faults }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await openDevice({ browser, site, faults });
      opened.push(context);
      await setPageClock(context, site.ahead);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

export const { expect } = test;
