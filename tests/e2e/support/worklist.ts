import type { BrowserContext, Page } from '@playwright/test';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { openDevice } from './device.ts';
import { aQueue } from './people/queue.ts';
import { aSignedInRep } from './people/reps.ts';
import { test as base } from './test.ts';

interface Fixtures {
  queue: Awaited<ReturnType<typeof aQueue>>;
  /** Opens a page on the device of another rep, on the same clock. It closes when the test ends. */
  colleaguesPage: (name: string) => Promise<Page>;
}

/** Worklist tests share a site; each has its own batch, reps, numbers and time of day. */
export const test = base.extend<Fixtures>({
  data: 'worklist',

  // A clock that tests can advance, starting at the queue's time (queue.ts).
  clock: async ({ context }, use) => {
    await context.clock.install({ time: FRIDAY_TEN });
    await use(null);
  },

  storageState: async ({ site }, use) => use(await aSignedInRep(site, 'Robin Reyes', FRIDAY_TEN)),

  queue: async ({ site, context }, use) => use(await aQueue(site, context)),

  colleaguesPage: async ({ site, browser, queue, faults }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (name) => {
      const storageState = await aSignedInRep(site, name, queue.now());
      const device = await openDevice({ browser, site, faults }, { storageState });
      opened.push(device);
      await device.clock.install({ time: queue.now() });
      return device.newPage();
    });
    for (const device of opened) await device.close();
  },
});

export const { expect } = test;
