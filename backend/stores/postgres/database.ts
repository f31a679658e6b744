import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Tables } from './tables.ts';
import { WithoutNulPlugin } from './without-nul.ts';

/**
 * Forces the planner to use index scans and nested-loop joins, so that a query's plan does not change with
 * table size or statistics (an embedded database does not collect statistics by itself).
 */
const ALONG_INDEXES = ['enable_seqscan', 'enable_bitmapscan', 'enable_hashjoin', 'enable_mergejoin', 'jit']
  .map((setting) => `SET ${setting} = off`)
  .join('; ');

/** Creates the database on a connection pool. `destroy` ends the pool. */
export const createDatabase = (pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(ALONG_INDEXES));
      },
    }),
    plugins: [new CamelCasePlugin(), new WithoutNulPlugin()],
  });
