import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aColleague, type Colleague } from './people/colleague.ts';
import { aQueue, type Queue } from './people/queue.ts';
import { aSignedInRep, type SignedInRep, storedBy } from './people/reps.ts';
import { test as base } from './test.ts';

interface Fixtures {
  /** The rep whose browser the test's page is. */
  robin: SignedInRep;
  queue: Queue;
  /** Makes another rep. */
  colleague: (name: string) => Promise<Colleague>;
}

/** Tests of the worklist share a site: each has a batch, reps, numbers and a time of day of its own. */
export const test = base.extend<Fixtures>({
  data: ['worklist', { scope: 'worker' }],

  // One that can be moved on, from the moment each queue begins at (queue.ts).
  clock: async ({ context }, use) => {
    await context.clock.install({ time: FRIDAY_TEN });
    await use(null);
  },

  robin: async ({ site }, use) => use(await aSignedInRep(site, 'Robin Reyes', FRIDAY_TEN)),

  storageState: ({ robin, site }, use) => use(storedBy(robin, site.url)),

  queue: async ({ site, context }, use) => use(await aQueue(site, context)),

  colleague: async ({ site, browser, queue, faults }, use) => {
    const closings: (() => Promise<void>)[] = [];
    const around = {
      site,
      browser,
      faults,
      now: queue.now,
      atEnd: (close: () => Promise<void>) => void closings.push(close),
    };
    await use((name) => aColleague(name, around));
    for (const close of closings) await close();
  },
});

export const { expect } = test;
