import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { startPostgres } from './postgres-server.ts';

/** A PostgreSQL server for one test file. Its databases are closed with the file. */
export function postgresForThisFile() {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  const opened: Database[] = [];
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    for (const db of opened) await db.destroy();
    await server.stop();
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
