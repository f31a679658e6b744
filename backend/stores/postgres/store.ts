import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '#backend/stores/store.ts';
import { READERS } from './queries/reads.ts';
import type { Database } from './tables.ts';
import { applyWrites } from './writes.ts';

/** The database was too busy, or the transaction kept conflicting with others. Nothing was written. */
export class StoreBusy extends Error {
  override name = 'StoreBusy';
}

/** Serialization failure, deadlock, unique violation (another request has just inserted the key): retried. */
const RUN_AGAIN = ['40001', '40P01', '23505'];
/** Lock timeout; statement timeout; too many connections. */
const BUSY = ['55P03', '57014', '53300'];
const TRIES = 5;

const getErrorCode = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault ? String(fault.code) : '';

/** All connections of the pool were in use for too long. */
const isPoolTimeout = (fault: unknown): boolean =>
  fault instanceof Error && fault.message.includes('timeout exceeded when trying to connect');

/**
 * The store on PostgreSQL, server or embedded: `read committed` transactions with row locks.
 * `transact` rejects with StoreBusy when the database is overloaded or a transaction has failed five times
 * because of others; with the database's error when the last failure is a unique violation.
 * @param db a migrated database; `close` ends its connections
 */
export function createPostgresStore(db: Database): Store {
  return {
    async transact(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await db
            .transaction()
            .setIsolationLevel('read committed')
            .execute((transaction) =>
              work({
                read: (query, args) => READERS[query](transaction, args),
                write: (writes) => applyWrites(transaction, writes),
              }),
            );
        } catch (fault) {
          const code = getErrorCode(fault);
          if (BUSY.includes(code) || isPoolTimeout(fault)) throw new StoreBusy('busy', { cause: fault });
          if (!RUN_AGAIN.includes(code)) throw fault;
          if (tries === TRIES) throw code === '23505' ? fault : new StoreBusy('busy', { cause: fault });
          await pause(tries * 10 * Math.random());
        }
      }
    },
    close: () => db.destroy(),
  };
}
