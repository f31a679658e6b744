import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { setPageClock } from './clock.ts';
import { openDevice } from './device.ts';
import { guardContext, PageFaults } from './page/guarded-page.ts';
import { type Site, withSites } from './site/site.ts';

interface TestFixtures {
  /** Name of the test's data. Tests with different names use different sites. */
  data: string;
  site: Site;
  /** Faults of this test's pages. An unexpected fault fails the test. */
  faults: PageFaults;
  /** Sets the time in the test's own pages; has no value of its own. */
  clock: null;
  /** Opens a page on another device, with the same checks and time of day. It closes when the test ends. */
  anotherDevice: () => Promise<Page>;
}

interface WorkerFixtures {
  /** One process serves them all: to start another for each costs seconds. */
  sites: (name: string) => Promise<Site>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Playwright reads a fixture's dependencies from the names in this destructuring pattern.
  sites: [({ browserName: _ }, use) => withSites(use), { scope: 'worker' }],

  data: ['shared', { option: true }],

  site: [async ({ sites, data }, use) => use(await sites(data)), { timeout: 120_000 }],

  baseURL: ({ site }, use) => use(site.url),

  faults: [
    async ({ context, site }, use) => {
      const faults = new PageFaults();
      await guardContext(context, site.url, faults);
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
