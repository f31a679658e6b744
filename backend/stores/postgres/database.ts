import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type TransactionSettings,
} from 'kysely';
import type { Tables } from './tables.ts';
import { WithoutNulPlugin } from './without-nul.ts';

/**
 * Settings of each transaction. The planner uses index scans and nested-loop joins only, so that a query's
 * plan does not change with table size or statistics (an embedded database does not collect statistics by
 * itself). The two limits, in milliseconds, end a transaction that waits for a lock or for its host.
 */
const SETTINGS = {
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
  lock_timeout: '10000',
  idle_in_transaction_session_timeout: '60000',
};

const SET = Object.entries(SETTINGS)
  .map(([name, value]) => `SET LOCAL ${name} = ${value}`)
  .join('; ');

/**
 * Begins a transaction and sets it up in one message. A connection pooler (PgBouncer) gives each transaction
 * another connection and refuses settings of a connection, so no setting may outlive its transaction.
 */
class Driver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const modes = [isolationLevel && `ISOLATION LEVEL ${isolationLevel}`, accessMode].filter(Boolean);
    await connection.executeQuery(CompiledQuery.raw(`START TRANSACTION ${modes.join(', ')}; ${SET}`));
  }
}

/** Takes no lock for migrations: migrate.ts does, for the time of its transaction. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class Dialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new Driver({ pool: this.#pool });
  }

  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

/** Creates the database on a connection pool. `destroy` ends the pool. */
export const createDatabase = (pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new Dialect(pool),
    plugins: [new CamelCasePlugin(), new WithoutNulPlugin()],
  });
