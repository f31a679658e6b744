import { afterAll, beforeAll, describe } from 'vitest';
import type { Queries, Results, StoreQuery } from '#backend/core/queries.ts';
import type { Write } from '#backend/core/writes.ts';
import type { Store } from '#backend/stores/store.ts';
import { concurrencyTests } from './concurrency.ts';
import { leadTests } from './leads.ts';
import { queueTests } from './queue.ts';
import { rowTests } from './rows.ts';
import { textTests } from './text.ts';

/** The store under test. All tests share it, so each uses its own keys. */
export interface Subject {
  store: () => Store;
  write: (...writes: Write[]) => Promise<void>;
  read: <K extends StoreQuery>(query: K, args: Queries[K]) => Promise<Results[K]>;
}

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
    }, 60_000);
    afterAll(() => opened?.close());

    const subject: Subject = {
      store,
      write: (...writes) => store().transact((transaction) => transaction.write(writes)),
      read: (query, args) => store().transact((transaction) => transaction.read(query, args)),
    };
    rowTests(subject);
    textTests(subject);
    leadTests(subject);
    queueTests(subject);
    concurrencyTests(subject);
  });
}
