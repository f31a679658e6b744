import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { startPostgres } from './postgres-server.ts';
import { storeSuite } from './suite/suite.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);

afterAll(() => server.stop());

storeSuite('PostgreSQL', async () => createPostgresStore(await openPostgres(await server.createDatabase())));
