import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
  type TransactionSettings,
  type ValueNode,
} from 'kysely';
import type { Tables } from './tables.ts';

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  return Array.isArray(value) ? value.map(clean) : value;
};

class ValueCleaner extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: clean(node.value) };
  }
}

/** Removes U+0000 from every value sent to the database: PostgreSQL cannot store it in text. */
class WithoutNulPlugin implements KyselyPlugin {
  readonly #cleaner = new ValueCleaner();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#cleaner.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

/**
 * Settings of each transaction. The planner uses index scans and nested-loop joins only, so that a query's
 * plan does not change with table size or statistics (an embedded database does not collect statistics by
 * itself). The three limits, in milliseconds, end a transaction that waits for a lock or for its host, or has a
 * statement without an end.
 */
const SETTINGS = {
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
  lock_timeout: '10000',
  statement_timeout: '30000',
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

/** Creates the database on a connection pool. `destroy` ends the pool. */
export const createDatabase = (pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new Driver({ pool }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin(), new WithoutNulPlugin()],
  });
