import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Tables } from './tables.ts';
import { WithoutNulPlugin } from './without-nul.ts';

/**
 * Every question of the closed set is answered along an index, one row after another. The planner is held to that, so
 * that no plan changes for the worse with the size of a table, its statistics or the lack of them (an embedded database
 * gathers none by itself).
 */
const ALONG_INDEXES = ['enable_seqscan', 'enable_bitmapscan', 'enable_hashjoin', 'enable_mergejoin', 'jit']
  .map((setting) => `SET ${setting} = off`)
  .join('; ');

/** The database behind a pool of connections. `destroy` on it ends the pool. */
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
