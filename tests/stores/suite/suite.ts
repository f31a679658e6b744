import { afterAll, beforeAll, describe } from 'vitest';
import type { Store } from '#backend/stores/store.ts';
import { eachInItsTransaction } from '#tests/stores/transactions.ts';
import { archiveTests } from './archive.ts';
import { concurrencyTests } from './concurrency.ts';
import { findTests } from './find.ts';
import { leadTests } from './leads.ts';
import { messageTests } from './messages.ts';
import { peopleTests } from './people.ts';
import { photoTests } from './photos.ts';
import { queueTests } from './queue.ts';
import { rowTests } from './rows.ts';
import { securityTests } from './security.ts';
import { slotTests } from './slots.ts';
import { suppressionTests } from './suppression.ts';
import { textTests } from './text.ts';
import { todayTests } from './today.ts';

/** The store under test. All tests share it, so each uses its own keys. */
export type Subject = ReturnType<typeof eachInItsTransaction> & { store: () => Store };

/**
 * Tests what every store must do (backend/core/queries.ts, writes.ts, backend/stores/store.ts).
 * @param open returns an empty store; called once
 */
export function storeSuite(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let opened: Store | undefined;
    const store = (): Store => {
      if (!opened) throw new Error('The store did not open.');
      return opened;
    };
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());

    const subject: Subject = { store, ...eachInItsTransaction(store) };
    // First, because a sheet reads all its leads for each search.
    findTests(subject);
    rowTests(subject);
    securityTests(subject);
    textTests(subject);
    leadTests(subject);
    photoTests(subject);
    peopleTests(subject);
    messageTests(subject);
    queueTests(subject);
    slotTests(subject);
    todayTests(subject);
    archiveTests(subject);
    suppressionTests(subject);
    concurrencyTests(subject);
  });
}
