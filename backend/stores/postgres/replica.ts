import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '#backend/stores/store.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { READERS } from './queries/reads.ts';
import { firstRow } from './statements.ts';
import { createPostgresStore } from './store.ts';
import type { Database } from './tables.ts';

/** A replica that is further behind is not used: it may no longer get anything. */
const MAX_LAG_MS = MINUTE_MS;
/** A replica that has not answered by then is not waited for: its machine may be gone. */
const PATIENCE_MS = 3_000;
/** After a fault the replica is left alone for so long. */
const REST_MS = MINUTE_MS;

/**
 * After a quiet minute, what was committed just now is all that the replica lacks, and it arrives in
 * milliseconds.
 */
const TRIES = 3;
const PAUSE_MS = 50;

/** It is no replica of this database, or too far behind, or does not answer in time. */
export class ReplicaUnusable extends Error {
  override name = 'ReplicaUnusable';
}

/** Which database this is, the same on its replicas, and up to where it has written. */
export interface PrimaryState {
  identity: string;
  until: string;
}

const IDENTITY = sql`(SELECT system_identifier FROM pg_control_system()) || ' ' || current_database()`;

/** Rejects with the database's error. */
export async function readPrimary(primary: Database): Promise<PrimaryState> {
  const state = await firstRow<PrimaryState>(
    primary,
    sql`SELECT ${IDENTITY} AS identity, pg_current_wal_lsn()::text AS until`,
  );
  if (!state) throw new Error('The database gave no answer.');
  return state;
}

/**
 * Resolves if the replica follows the primary and is recent enough.
 * @throws ReplicaUnusable when it does not; the database's error when it cannot be reached
 */
export async function checkReplica(
  { identity, until }: PrimaryState,
  replica: Database,
  maxLagMs = MAX_LAG_MS,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const known = await firstRow<{ follows: boolean; isRecent: boolean | null }>(
      replica,
      sql`SELECT pg_is_in_recovery() AND ${IDENTITY} = ${identity} AS follows,
        pg_last_wal_replay_lsn() >= ${until}::pg_lsn
          OR pg_last_xact_replay_timestamp() > now() - ${maxLagMs}::float8 * interval '1 millisecond' AS is_recent`,
    );
    if (!known?.follows) throw new ReplicaUnusable('It is no replica of the database in DATABASE_URL.');
    if (known.isRecent) return;
    if (tries === TRIES) throw new ReplicaUnusable('It is more than a minute behind.');
    await pause(PAUSE_MS);
  }
}

export interface ReplicaOptions {
  primary: Database;
  replica: Database;
  /** Receives the fault for which the replica is left alone for a minute. */
  onFault: (fault: unknown) => void;
  maxLagMs?: number;
  patienceMs?: number;
}

/** Rejects with ReplicaUnusable if `work` takes longer. Whatever `work` does after that is ignored. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const end = new AbortController();
  const late = pause(ms, undefined, { signal: end.signal }).then((): never => {
    throw new ReplicaUnusable(`It did not answer within ${ms / 1_000} seconds.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    // The one that has lost may still reject.
    void Promise.allSettled([work, late]);
    end.abort();
  }
}

/**
 * A store that reads from a streaming replica, for actions with `mayLag` (contract/actions/action.ts).
 * Sessions are read from the primary, so that a rep who is signed out or blocked sees nothing more.
 * Whatever goes wrong with the replica, the primary answers instead. An action that writes is run by the
 * primary.
 * @param options.replica `close` ends its connections, and leaves the primary's
 */
export function createReplicaStore(options: ReplicaOptions): Store {
  const { primary, replica, onFault, maxLagMs, patienceMs = PATIENCE_MS } = options;
  const store = createPostgresStore(primary);
  let restsUntil = 0;

  const fromReplica: Store['transact'] = (work) =>
    replica
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (copy) => {
        await checkReplica(await readPrimary(primary), copy, maxLagMs);
        return work({
          read: (query, args) => READERS[query](query === 'session' ? primary : copy, args),
          async write(writes) {
            if (writes.length > 0) throw new Error('A replica cannot be written.');
          },
        });
      });

  return {
    async transact(work) {
      if (performance.now() < restsUntil) return store.transact(work);
      try {
        return await inTime(fromReplica(work), patienceMs);
      } catch (fault) {
        restsUntil = performance.now() + REST_MS;
        onFault(fault);
        return store.transact(work);
      }
    },
    // A connection that a lost machine has left behind would be waited for without end.
    close: () => Promise.race([replica.destroy(), pause(patienceMs)]),
  };
}
