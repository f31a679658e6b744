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

/**
 * After a quiet minute, what was committed just now is all that the replica lacks, and it arrives in
 * milliseconds.
 */
const TRIES = 3;
const PAUSE_MS = 50;

/** The address is not that of a replica, or the replica is too far behind. */
export class ReplicaLate extends Error {
  override name = 'ReplicaLate';
}

export interface ReplicaOptions {
  primary: Database;
  replica: Database;
  /** Receives each fault of the replica; the primary answered then. */
  onFault: (fault: unknown) => void;
  maxLagMs?: number;
}

/**
 * Returns nothing if the replica is recent enough.
 * @throws ReplicaLate when it is not, or is no replica; the database's error when one cannot be reached
 */
export async function checkReplica(
  primary: Database,
  replica: Database,
  maxLagMs = MAX_LAG_MS,
): Promise<void> {
  const written = await firstRow<{ until: string }>(primary, sql`SELECT pg_current_wal_lsn()::text AS until`);
  for (let tries = 1; ; tries++) {
    const known = await firstRow<{ isRecent: boolean | null }>(
      replica,
      sql`SELECT pg_last_wal_replay_lsn() >= ${written?.until}::pg_lsn
        OR pg_last_xact_replay_timestamp() > now() - ${maxLagMs}::float8 * interval '1 millisecond' AS is_recent`,
    );
    if (known?.isRecent) return;
    if (tries === TRIES) throw new ReplicaLate('It is no replica, or more than a minute behind.');
    await pause(PAUSE_MS);
  }
}

/**
 * A store that reads from a streaming replica, for actions with `mayLag` (contract/actions/action.ts).
 * Sessions are read from the primary, so that a rep who is signed out or blocked sees nothing more.
 * Whatever goes wrong with the replica, the primary answers instead. An action that writes is run by the
 * primary.
 * @param options.replica `close` ends its connections, and leaves the primary's
 */
export function createReplicaStore({ primary, replica, onFault, maxLagMs }: ReplicaOptions): Store {
  const store = createPostgresStore(primary);

  return {
    async transact(work) {
      try {
        return await replica
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async (copy) => {
            await checkReplica(primary, copy, maxLagMs);
            return work({
              read: (query, args) => READERS[query](query === 'session' ? primary : copy, args),
              async write(writes) {
                if (writes.length > 0) throw new Error('A replica cannot be written.');
              },
            });
          });
      } catch (fault) {
        onFault(fault);
        return store.transact(work);
      }
    },
    close: () => replica.destroy(),
  };
}
