import type { Queries, Results, StoreQuery } from '#backend/core/queries.ts';
import type { Write } from '#backend/core/writes.ts';

/** One unit of work on an asynchronous store: reads lock as queries.ts says; nothing shows before `transact` returns. */
export interface Transaction {
  read<K extends StoreQuery>(query: K, args: Queries[K]): Promise<Results[K]>;
  write(writes: readonly Write[]): Promise<void>;
}

/** Where rows are kept. Every store passes the one suite in tests/stores/suite/suite.ts. */
export interface Store {
  /**
   * Runs `work` as one transaction: all its writes or none. May run it again from the start when the database asks for
   * that (deadlock, serialization, a key another request has just taken), so `work` must have no other effect.
   */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
