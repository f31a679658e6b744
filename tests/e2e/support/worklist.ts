import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aColleague, type Colleague } from './people/colleague.ts';
import { aQueue, type Queue } from './people/queue.ts';
import { aSignedInRep, type SignedInRep, storedBy } from './people/reps.ts';
import { test as base } from './test.ts';

interface Fixtures {
  /** The rep signed in in the test's own page. */
  robin: SignedInRep;
  queue: Queue;
  colleague: (name: string) => Promise<Colleague>;
}

/** Worklist tests share a site; each has its own batch, reps, numbers and time of day. */
export const test = base.extend<Fixtures>({
  data: ['worklist', { scope: 'worker' }],

  // A clock that tests can advance, starting at the queue's time (queue.ts).
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
