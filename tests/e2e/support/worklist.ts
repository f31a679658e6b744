import { aQueue } from './people/queue.ts';
import { aSignedInRep } from './people/reps.ts';
import { test as base } from './test.ts';

interface Fixtures {
  queue: Awaited<ReturnType<typeof aQueue>>;
}

/** Worklist tests share a site; each has its own batch, rep and numbers. */
export const test = base.extend<Fixtures>({
  data: 'worklist',

  storageState: async ({ site }, use) => use((await aSignedInRep(site)).storageState),

  queue: async ({ site }, use) => use(await aQueue(site)),
});

export const { expect } = test;
