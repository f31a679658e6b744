import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { startPostgres } from './postgres-server.ts';

/** One server for the test files of a worker, with whose process it ends: starting one takes seconds. */
let started: ReturnType<typeof startPostgres> | undefined;

/** Databases on a PostgreSQL server for one test file, with which they are closed. */
export function postgresForThisFile() {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  const opened: Database[] = [];
  beforeAll(async () => {
    started ??= startPostgres();
    server = await started;
  });
  afterAll(async () => {
    for (const db of opened) await db.destroy();
    await server.dropDatabases();
  });
  const createDatabase = () => server.createDatabase();
  return {
    createDatabase,
    /** Opens a database; a new one unless its URL is given. */
    async open(url?: string): Promise<Database> {
      const db = await openPostgres(url ?? (await createDatabase()));
      opened.push(db);
      return db;
    },
  };
}
