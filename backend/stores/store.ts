import type { Queries, Results, StoreQuery } from '#backend/core/queries.ts';
import type { Write } from '#backend/core/writes.ts';

/** One transaction: reads lock as queries.ts says; writes become visible when `transact` returns. */
export interface Transaction {
  read<K extends StoreQuery>(query: K, args: Queries[K]): Promise<Results[K]>;
  write(writes: readonly Write[]): Promise<void>;
}

/** A store of rows. Every store must pass tests/stores/suite/suite.ts. */
export interface Store {
  /**
   * Runs `work` in one transaction: all its writes or none. May run it again from the start if the database
   * asks for that (deadlock, serialization failure, a key another request has just inserted), so `work` must
   * have no other side effects.
   */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
