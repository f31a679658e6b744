import type { Queries, Results, StoreQuery } from '#backend/core/queries.ts';
import type { Write } from '#backend/core/writes.ts';
import type { Store } from '#backend/stores/store.ts';

/** Reads and writes of a store, each in a transaction of its own. */
export const eachInItsTransaction = (store: () => Store) => ({
  read: <K extends StoreQuery>(query: K, args: Queries[K]): Promise<Results[K]> =>
    store().transact((transaction) => transaction.read(query, args)),
  write: (...writes: Write[]): Promise<void> => store().transact((transaction) => transaction.write(writes)),
});
